import { Trans } from '@lingui/react/macro';
import { appUpdate, useAppUpdate } from '#data/app-update.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import * as css from './UpdatePrompt.css.ts';

/** Offers the new version; one that the shop requires can't be put off, but the page below stays usable. */
export function UpdatePrompt() {
  const offer = useAppUpdate();
  if (offer === null) return null;
  return (
    <div className={css.card}>
      <Notice
        tone={offer.isRequired ? 'warn' : 'info'}
        title={offer.isRequired ? <Trans>This app needs an update</Trans> : <Trans>A new version of this app is ready</Trans>}
        action={
          <>
            <Button size="sm" onClick={offer.accept}>
              <Trans>Update app</Trans>
            </Button>
            {offer.isRequired ? null : (
              <Button size="sm" variant="quiet" onClick={appUpdate.dismiss}>
                <Trans>Later</Trans>
              </Button>
            )}
          </>
        }
      >
        <Trans>Your cart and what waits to be sent stay as they are.</Trans>
      </Notice>
    </div>
  );
}
