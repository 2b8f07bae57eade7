import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { Order } from '#contract/orders.ts';
import type { ReceiverLink } from '#contract/receivers.ts';
import { receiverCommands } from '#data/orders/receiver.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { shareOr } from '#lib/share.ts';
import { Copy, Link2, MessageCircle } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { LinkCode } from './LinkCode.tsx';

interface Props {
  order: Order;
  /** Undefined while it is not known. */
  link: ReceiverLink | undefined;
  onClose: () => void;
}

/** Makes, shows and revokes the link for the person at the site. */
export function ReceiverDialog({ order, link, onClose }: Props) {
  const { t, i18n } = useLingui();
  const make = useMutation(receiverCommands.make(order.id));
  const revoke = useMutation(receiverCommands.revoke(order.id));
  const token = link?.token ?? null;
  const problem = make.error ?? revoke.error;
  return (
    <Dialog open onClose={onClose} title={t`Share with the receiver`} closeLabel={t`Close`}>
      <Stack gap={16}>
        <p>
          <Trans>
            For the person who takes the goods in: number, goods, weight and state. Prices, payment and your details are not shown.
          </Trans>
        </p>
        {problem === null ? null : (
          <Notice tone="bad" role="alert">
            {i18n._(problemMessage(problem))}
          </Notice>
        )}
        {token === null ? (
          <Button block leading={<Link2 size={18} />} loading={make.isPending} onClick={() => make.mutate(undefined)}>
            <Trans>Make a link</Trans>
          </Button>
        ) : (
          <KnownLink order={order} token={token} isRevoking={revoke.isPending} onRevoke={() => revoke.mutate(undefined)} />
        )}
      </Stack>
    </Dialog>
  );
}

function KnownLink({ order, token, isRevoking, onRevoke }: { order: Order; token: string; isRevoking: boolean; onRevoke: () => void }) {
  const { t } = useLingui();
  const number = order.number ?? '';
  const address = new URL(`/delivery/${token}`, window.location.origin).href;
  const text = t`Delivery of order ${number}: ${address}`;
  async function copy(words: string) {
    // A clipboard that is closed to the page leaves the address, which can be marked by hand.
    await navigator.clipboard.writeText(words).then(
      () => toasts.show('success', t`Copied`),
      () => undefined,
    );
  }
  return (
    <>
      <LinkCode address={address} />
      <Stack gap={12}>
        <Button block leading={<MessageCircle size={18} />} onClick={() => void shareOr({ text }, () => copy(text))}>
          <Trans>Send as a message</Trans>
        </Button>
        <Button block variant="outline" leading={<Copy size={18} />} onClick={() => void copy(address)}>
          <Trans>Copy link</Trans>
        </Button>
        <Button block variant="danger" loading={isRevoking} onClick={onRevoke}>
          <Trans>Revoke the link</Trans>
        </Button>
      </Stack>
    </>
  );
}
