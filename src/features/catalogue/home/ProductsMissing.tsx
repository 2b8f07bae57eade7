import { Trans, useLingui } from '@lingui/react/macro';
import { useIsReachable } from '#data/connectivity.ts';
import { readingMessage } from '#i18n/reading-words.ts';
import { Button } from '#ui/primitives/Button.tsx';
import * as css from './ProductsMissing.css.ts';

interface Props {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

/** In the place of products that could not be had: one line with the reason and another try, since the page has more to show. */
export function ProductsMissing({ error, isRetrying, onRetry }: Props) {
  const { i18n } = useLingui();
  const isReachable = useIsReachable();
  return (
    <div role="status" className={css.line}>
      <p>
        {isReachable ? i18n._(readingMessage(error)) : <Trans>Not on this phone yet. It appears by itself when there is a signal</Trans>}
      </p>
      <Button variant="quiet" size="sm" onClick={onRetry} loading={isRetrying}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
