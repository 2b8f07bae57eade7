import '#ui/theme/global.css.ts';
import './app/desk.css.ts';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { makeRouter } from './app/router.ts';
import { startWords } from './app/words.ts';
import { queryClient } from './data/query-client.ts';
import { ToastProvider } from './ui/Toasts.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const i18n = await startWords();
const router = makeRouter();
createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>,
);
