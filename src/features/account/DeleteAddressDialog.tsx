import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { Address } from '#contract/addresses.ts';
import { useRemoveAddress } from '#data/addresses/commands.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';

/** Asks before an address goes; a failure is said here, and closing refreshes the list. */
export function DeleteAddressDialog({ address, onClose }: { address: Address | null; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const remove = useRemoveAddress();
  const close = () => {
    remove.reset();
    void queryClient.invalidateQueries({ queryKey: ['private', 'addresses'] });
    onClose();
  };
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
          <Button
            variant="danger"
            loading={remove.isPending}
            onClick={() =>
              address !== null &&
              remove.mutate({ kind: 'address.delete', addressId: address.id, label: address.label }, { onSuccess: close })
            }
          >
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
        <p>
          {address?.label}: {address?.full_address}
        </p>
      </Stack>
    </Dialog>
  );
}
