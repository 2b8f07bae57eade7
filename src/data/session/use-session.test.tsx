// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { createStore } from '#lib/store.ts';
import { useWaiting } from '../outbox/use-outbox.ts';
import { guestSession, type Session } from './session.ts';
import { SessionContext, useSessionState } from './use-session.ts';

const drawn: string[] = [];
let end: () => void = () => undefined;
afterEach(() => {
  act(end);
  drawn.length = 0;
});

function Part() {
  const { kind } = useSessionState();
  const waiting = useWaiting();
  drawn.push(`${kind}, ${waiting.length} wait`);
  return <p>{kind}</p>;
}

/** Wakes a served page up. @param servedSignedInHint whether the server was told that a customer is signed in */
function wakeUp({ servedSignedInHint, hasToken }: { servedSignedInHint: boolean; hasToken: boolean }): void {
  const within = (session: Session, children: ReactNode) => (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { queryFn: () => new Promise(() => undefined) } } })}>
      <SessionContext value={session}>{children}</SessionContext>
    </QueryClientProvider>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(within({ ...guestSession, servedSignedInHint }, <Part />));
  drawn.length = 0;
  act(() => {
    const root = hydrateRoot(place, within({ ...guestSession, servedSignedInHint, hasToken: createStore(hasToken) }, <Part />));
    end = () => root.unmount();
  });
}

test('a guest’s page is drawn once when it wakes up', () => {
  wakeUp({ servedSignedInHint: false, hasToken: false });
  expect(drawn).toEqual(['guest, 0 wait']);
});

test('a customer’s page says nothing of them until it is awake', () => {
  wakeUp({ servedSignedInHint: true, hasToken: true });
  expect(drawn[0]).toBe('unknown, 0 wait');
  expect(drawn.at(-1)).toBe('unknown, 0 wait');
});

test('a customer whom the server took for a guest is known once the page is awake', () => {
  wakeUp({ servedSignedInHint: false, hasToken: true });
  expect(drawn[0]).toBe('guest, 0 wait');
  expect(drawn.at(-1)).toBe('unknown, 0 wait');
});
