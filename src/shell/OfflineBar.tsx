import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { useIsReachable } from '#data/connectivity.ts';
import { useOldestShown } from '#data/use-oldest-shown.ts';
import { formatAge } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import * as css from './OfflineBar.css.ts';

/** A slim lasting bar while the shop can't be reached. */
export function OfflineBar() {
  const isReachable = useIsReachable();
  // index.html has kept its room.
  useEffect(() => {
    if (isReachable) delete document.documentElement.dataset.offline;
  }, [isReachable]);
  return <div role="status">{isReachable ? null : <Words />}</div>;
}

function Words() {
  const { language } = useLanguage();
  const oldest = useOldestShown();
  const age = oldest === null ? '' : formatAge(oldest, language);
  return (
    <p className={css.bar}>
      <WifiOff size={16} aria-hidden="true" />
      {oldest === null ? <Trans>Offline: showing saved data</Trans> : <Trans>Offline: showing saved data from {age}</Trans>}
    </p>
  );
}
