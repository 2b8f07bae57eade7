import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect } from 'vitest';
import type { Api } from '#api/client.ts';
import { createQueryClient } from '#data/cache/query-client.ts';
import { createOutbox, type Outbox } from '#data/outbox/outbox.ts';
import { OutboxContext } from '#data/outbox/use-outbox.ts';
import { sessionQueries } from '#data/session/queries.ts';
import { guestSession } from '#data/session/session.ts';
import { SessionContext } from '#data/session/use-session.ts';
import { kinds } from '#data/writes/kinds.ts';
import { AppError } from '#lib/app-error.ts';
import { createStore } from '#lib/store.ts';

/** What the shop answers to a call; rejects where it can't. */
export type Answers = (call: { readonly path: string; readonly method: string }) => Promise<unknown>;

/** An answer that fails at once: after a lost line the shop is asked again. */
export const broken = () => Promise.reject(new AppError('forbidden', 403));

/** An outbox of the customer 'u' whose shop answers no write. */
export const waitingOutbox = (): Outbox =>
  createOutbox({ kinds, owner: createStore<string | null>('u'), send: () => new Promise(() => undefined) });

/**
 * Draws a part of the page in English.
 * @param options.isGuest else the customer 'u' is signed in
 */
export async function drawPage(
  part: ReactNode,
  { answers, outbox = waitingOutbox(), isGuest = false }: { answers: Answers; outbox?: Outbox; isGuest?: boolean },
) {
  const queryClient = createQueryClient({ call: answers } as unknown as Api);
  queryClient.setQueryData(sessionQueries.user().queryKey, { id: 'u', customer: { id: 'c' } } as never);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const draw = (node: ReactNode) =>
    act(async () =>
      root.render(
        <I18nProvider i18n={i18n}>
          <QueryClientProvider client={queryClient}>
            <SessionContext value={{ ...guestSession, hasToken: createStore(!isGuest) }}>
              <OutboxContext value={outbox}>
                <RouterContextProvider router={router as never}>{node}</RouterContextProvider>
              </OutboxContext>
            </SessionContext>
          </QueryClientProvider>
        </I18nProvider>,
      ),
    );
  await draw(part);
  return {
    place,
    outbox,
    queryClient,
    draw,
    /** Waits for what was asked for to come in. */
    until: (isThere: () => boolean) =>
      expect
        .poll(async () => {
          await act(async () => new Promise(resolve => setTimeout(resolve, 0)));
          return isThere();
        })
        .toBe(true),
    /** @param times before the page is drawn anew */
    press: (name: string, times = 1) =>
      act(async () => {
        const button = [...document.querySelectorAll('button')].find(
          each => (each.getAttribute('aria-label') ?? each.textContent) === name,
        );
        if (button === undefined) throw new Error(`no button ${name}`);
        for (let time = 0; time < times; time += 1) button.click();
      }),
    /** Types into a field, or chooses in a select, by the name of its label. */
    fill: (name: string, text: string) =>
      act(async () => {
        const label = [...document.querySelectorAll('label')].find(each => each.textContent?.startsWith(name));
        const field = label?.control ?? document.querySelector(`#${label?.getAttribute('for')}`);
        if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement))
          throw new Error(`no field ${name}`);
        // Past React's own setter, which would take it for no change.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
        field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
      }),
    end: () => {
      act(() => root.unmount());
      place.remove();
    },
  };
}
