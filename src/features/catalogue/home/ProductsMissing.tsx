import { useLingui } from '@lingui/react/macro';
import { readingMessage } from '#i18n/reading-words.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';

interface Props {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

/** In the place of products that could not be had, with the reason and another try. */
export function ProductsMissing({ error, isRetrying, onRetry }: Props) {
  const { t, i18n } = useLingui();
  return (
    <RetryState
      title={t`The products could not be loaded`}
      text={i18n._(readingMessage(error))}
      retryLabel={t`Try again`}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  );
}
