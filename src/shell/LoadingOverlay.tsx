import { useLingui } from '@lingui/react/macro';
import { useIsBlocked } from '#data/with-overlay.ts';
import { Spinner } from '#ui/primitives/Spinner.tsx';
import * as css from './LoadingOverlay.css.ts';

/** Covers the page and holds its scroll while something runs that must not be interrupted, such as placing an order. */
export function LoadingOverlay() {
  const { t } = useLingui();
  const isBlocked = useIsBlocked();
  if (!isBlocked) return null;
  return (
    <div className={css.overlay} role="status" data-blocks-scroll="">
      <Spinner label={t`Please wait`} />
    </div>
  );
}
