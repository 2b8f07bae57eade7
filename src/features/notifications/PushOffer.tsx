import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { pushOffer } from '#data/push/offer.ts';
import { useUser } from '#data/session/use-session.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Sheet } from '#ui/primitives/Sheet.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import * as css from './PushSettings.css.ts';
import { useTurnOnPush } from './use-turn-on-push.ts';

/** After an order: a line that offers to tell of it by push, a sheet that explains, and only then the browser's own question. */
export function PushOffer() {
  const { t } = useLingui();
  const user = useUser();
  const [isExplaining, setExplaining] = useState(false);
  const { turnOn, isTurningOn } = useTurnOnPush(() => pushOffer.close());
  if (user === null) return null;
  return (
    <Container narrow className={css.offer}>
      <Notice
        title={t`Get news of your order`}
        action={
          <>
            <Button size="sm" onClick={() => setExplaining(true)}>
              <Trans>How it works</Trans>
            </Button>
            <Button size="sm" variant="quiet" onClick={() => pushOffer.refuse()}>
              <Trans>Not now</Trans>
            </Button>
          </>
        }
      >
        <Trans>This device can tell you when it is validated, due, shipped and delivered, also while the app is closed.</Trans>
      </Notice>
      <Sheet
        open={isExplaining}
        onClose={() => setExplaining(false)}
        title={t`Notifications of your orders`}
        closeLabel={t`Close`}
        footer={
          <Stack gap={8} className={css.answers}>
            <Button onClick={turnOn} loading={isTurningOn}>
              <Trans>Turn on notifications</Trans>
            </Button>
            <Button variant="quiet" onClick={() => pushOffer.refuse()}>
              <Trans>Not now</Trans>
            </Button>
          </Stack>
        }
      >
        <Stack gap={12}>
          <p>
            <Trans>After this your browser asks whether the shop may show notifications. You then hear of:</Trans>
          </p>
          <ul className={css.points}>
            <li>
              <Trans>each step of your orders, and a payment that is due in three hours</Trans>
            </li>
            <li>
              <Trans>promotions and announcements, unless you switch them off</Trans>
            </li>
          </ul>
          <p className={css.hint}>
            <Trans>
              They carry the order's number and state, nothing else. You choose the kinds, or turn them off, under Notifications.
            </Trans>
          </p>
        </Stack>
      </Sheet>
    </Container>
  );
}
