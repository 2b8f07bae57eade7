import { useLingui } from '@lingui/react/macro';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { connectivity, useIsReachable } from '#data/connectivity.ts';
import { readingMessage } from '#i18n/reading-words.ts';
import { AppError } from '#lib/app-error.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { WaysOn } from './WaysOn.tsx';

// Without a line it may be missing here.
const PriceListPanel = lazy(() =>
  import('#features/install/PriceListPanel.tsx').then(
    ({ PriceListPanel: Panel }) => ({ default: Panel }),
    () => ({ default: () => null }),
  ),
);

/** A page whose data can't be had: says why and tries again, by a tap and by itself as soon as the shop can be reached. */
export function PageError({ error }: ErrorComponentProps) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  const isReachable = useIsReachable();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  useEffect(() => connectivity.subscribe(() => connectivity.isReachable() && void router.invalidate()), [router]);
  const isUnreachable = error instanceof AppError && error.isUnreachable;
  // Code that is missing here fails in words of the browser, so without a line nothing else is asked of the error.
  if (!isReachable) return <PageNotHere onRetry={retry} />;
  return (
    <Container narrow>
      <RetryState
        isPage
        title={isUnreachable ? t`This page could not be loaded` : t`Something went wrong`}
        text={i18n._(readingMessage(error))}
        retryLabel={t`Try again`}
        onRetry={retry}
      />
    </Container>
  );
}

/** A page that this phone hasn't seen while the shop is out of reach, with the ways on. */
export function PageNotHere({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <Container narrow>
      <RetryState
        isPage
        title={t`This page is not on this phone yet`}
        text={t`There is no connection to the shop. The page opens by itself as soon as there is`}
        retryLabel={t`Try again`}
        onRetry={onRetry}
      >
        <WaysOn />
        <Suspense>
          <PriceListPanel />
        </Suspense>
      </RetryState>
    </Container>
  );
}
