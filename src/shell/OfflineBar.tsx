import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useIsReachable } from '#data/connectivity.ts';
import * as css from './OfflineBar.css.ts';

/** A slim lasting bar while the shop can't be reached. */
export function OfflineBar() {
  const isReachable = useIsReachable();
  return (
    <div role="status">
      {isReachable ? null : (
        <p className={css.bar}>
          <WifiOff size={16} aria-hidden="true" />
          <Trans>Offline: showing saved data</Trans>
        </p>
      )}
    </div>
  );
}
