import { useLingui } from '@lingui/react/macro';
import { Outlet, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { Spinner } from '#ui/primitives/Spinner.tsx';
import { LoginScreen } from '../account/LoginScreen.tsx';
import { useMe } from '../data/me.ts';
import { problemMessage } from '../words/problem-words.ts';
import { Frame } from './Frame.tsx';

/** The invitation for who was invited, the sign-in for who is not signed in, else the screen in its frame. */
export function Desk() {
  const { t, i18n } = useLingui();
  const me = useMe();
  const { pathname } = useLocation();
  const screen = (
    <Suspense fallback={<Spinner />}>
      <Outlet />
    </Suspense>
  );
  if (pathname === '/invitation') return screen;
  if (me.data) return <Frame me={me.data}>{screen}</Frame>;
  if (me.data === null) return <LoginScreen />;
  return (
    <Container>
      {me.error === null ? (
        <Spinner />
      ) : (
        <RetryState
          isPage
          title={t`The desk could not be opened`}
          text={i18n._(problemMessage(me.error))}
          retryLabel={t`Try again`}
          onRetry={() => void me.refetch()}
          isRetrying={me.isFetching}
        />
      )}
    </Container>
  );
}
