import { Trans } from '@lingui/react/macro';
import { useOfflineReady } from '#data/offline-ready.ts';
import * as css from './DataSaverSwitch.css.ts';

/** Whether the app would open without a line; a browser without a worker says nothing. */
export function OfflineReadiness() {
  const state = useOfflineReady();
  if (state === null) return null;
  return (
    <p className={css.readiness}>
      {state === 'ready' ? <Trans>Ready for offline use: the whole app is on this phone</Trans> : null}
      {state === 'incomplete' ? <Trans>Not ready for offline use yet: part of the app is still to come</Trans> : null}
      {state === 'changed' ? <Trans>Not ready for offline use: this network changes the app's files. Try another network.</Trans> : null}
    </p>
  );
}
