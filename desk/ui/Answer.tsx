import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { problemMessage } from '../words/problem-words.ts';

interface Reading<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Draws what a reading answered; while it is on its way shapes, and where it failed why, with a way to ask again. */
export function Answer<Data>({ reading, children }: { reading: Reading<Data>; children: (data: Data) => ReactNode }) {
  const { t, i18n } = useLingui();
  const { data, error, isFetching, refetch } = reading;
  if (data !== undefined) {
    return (
      <>
        {error === null ? null : (
          <Notice tone="warn" role="status" title={t`This may be out of date`}>
            {i18n._(problemMessage(error))}
          </Notice>
        )}
        {children(data)}
      </>
    );
  }
  if (error !== null) {
    return (
      <RetryState
        title={t`This could not be loaded`}
        text={i18n._(problemMessage(error))}
        retryLabel={t`Try again`}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <Stack gap={16} role="group" aria-busy="true" aria-label={t`Loading`}>
      <Skeleton shape="title" width="third" />
      <Skeleton />
      <Skeleton width="most" />
      <Skeleton width="half" />
    </Stack>
  );
}
