import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { Address } from '#contract/addresses.ts';
import { useDelivery } from '#data/outbox/use-delivery.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { savedWords } from '#i18n/saved-words.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';

/** Asks before an address goes; a failure is said here, and closing refreshes the list. */
export function DeleteAddressDialog({ address, onClose }: { address: Address | null; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const remove = useDelivery<'address.delete'>();
  const close = () => {
    remove.reset();
    void queryClient.invalidateQueries({ queryKey: ['private', 'addresses'] });
    onClose();
  };
  const send = ({ id, label }: Address) =>
    remove.mutate(
      { kind: 'address.delete', addressId: id, label },
      {
        onSuccess: delivery => {
          if (delivery.state === 'queued') toasts.show('cart', i18n._(savedWords[delivery.kept]));
          close();
        },
      },
    );
  return (
    <Dialog
      open={address !== null}
      onClose={close}
      title={t`Remove this address?`}
      closeLabel={t`Close`}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="danger" loading={remove.isPending} onClick={() => address !== null && send(address)}>
            <Trans>Remove</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        {remove.error === null ? null : (
          <Notice tone="bad" role="alert" title={t`Something went wrong while processing address`}>
            {i18n._(problemMessage(remove.error))}
          </Notice>
        )}
        <p>{`${address?.label}: ${address?.full_address}`}</p>
      </Stack>
    </Dialog>
  );
}
