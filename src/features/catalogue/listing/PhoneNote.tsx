import { Trans } from '@lingui/react/macro';
import { useIsReachable } from '#data/connectivity.ts';
import { Notice } from '#ui/primitives/Notice.tsx';
import * as css from './PhoneNote.css.ts';

/** Says that a list shows only what this phone has seen. `isAsked` where the shop may still answer. */
export function PhoneNote({ isAsked }: { isAsked: boolean }) {
  const isReachable = useIsReachable();
  return (
    <Notice role="status" className={css.note} title={<Trans>Found on this phone</Trans>}>
      {isAsked && isReachable ? (
        <Trans>The shop has not answered yet. These are products that this phone has seen before.</Trans>
      ) : (
        <Trans>You are offline, so these are only products that this phone has seen before. The shop may have more.</Trans>
      )}
    </Notice>
  );
}
