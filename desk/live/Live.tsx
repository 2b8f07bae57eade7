import { useLingui } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { useToast } from '../ui/Toasts.tsx';
import { link } from './Live.css.ts';
import { renewPush } from './push.ts';
import { isSoundOn, playSound } from './sound.ts';
import { useLive } from './use-live.ts';

/** Follows the shop's work while the desk is open, and says when an order was placed. */
export function Live() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  useTapsOnNotifications();
  useEffect(() => void renewPush(language).catch(() => undefined), [language]);
  useLive(() => {
    const open = () => navigate({ to: '/orders', search: { queue: 'to_validate' } });
    // Toasts stand outside the router, whose links they cannot hold.
    toast(
      <a
        href="/desk/orders?queue=to_validate"
        className={link}
        onClick={event => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          void open();
        }}
      >
        {t`New order`}
      </a>,
      'info',
    );
    if (isSoundOn.get()) void playSound().catch(() => undefined);
  });
  return null;
}

/** The worker asks the open desk to go where the notification leads. */
function useTapsOnNotifications(): void {
  const { history } = useRouter();
  useEffect(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const go = ({ data }: MessageEvent<{ type?: unknown; url?: unknown } | null>) => {
      if (data?.type === 'open' && typeof data.url === 'string' && data.url.startsWith('/desk/')) history.push(data.url);
    };
    workers?.addEventListener('message', go);
    workers?.startMessages();
    return () => workers?.removeEventListener('message', go);
  }, [history]);
}
