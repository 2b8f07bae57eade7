import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Address } from '#contract/addresses.ts';
import { useAddresses } from '#data/addresses/use-addresses.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { sprinkles } from '#ui/css/sprinkles.css.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import { AddressForm } from './AddressForm.tsx';
import { AddressList, type AddressListProps } from './AddressList.tsx';
import { DeleteAddressDialog } from './DeleteAddressDialog.tsx';

/** The customer's address book. */
export function AddressScreen() {
  const { t } = useLingui();
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const [doomed, setDoomed] = useState<Address | null>(null);
  return (
    <Container narrow>
      <Stack gap={24} className={sprinkles({ paddingBlock: 24 })}>
        <Stack direction="row" justify="between">
          <Heading level={1}>
            <Trans>Address</Trans>
          </Heading>
          <Button size="sm" onClick={() => setEdited('new')}>
            <Trans>Add address</Trans>
          </Button>
        </Stack>
        <Addresses onEdit={setEdited} onDelete={setDoomed} />
      </Stack>
      <Dialog
        open={edited !== null}
        onClose={() => setEdited(null)}
        title={edited === 'new' ? t`Add address` : t`Edit address`}
        closeLabel={t`Close`}
      >
        <AddressForm address={edited === 'new' ? null : edited} onSaved={() => setEdited(null)} onCancel={() => setEdited(null)} />
      </Dialog>
      <DeleteAddressDialog address={doomed} onClose={() => setDoomed(null)} />
    </Container>
  );
}

function Addresses({ onEdit, onDelete }: Omit<AddressListProps, 'addresses'>) {
  const { t, i18n } = useLingui();
  const { data: addresses, isPartial, error, refetch, isFetching } = useAddresses();
  const lost =
    isPartial && error !== null ? (
      <RetryState
        title={t`Your addresses could not be loaded`}
        text={i18n._(problemMessage(error))}
        retryLabel={t`Try again`}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    ) : null;
  if (addresses === undefined && lost !== null) return lost;
  if (addresses === undefined) {
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">{t`Loading`}</VisuallyHidden>
        <Skeleton shape="wide" />
      </div>
    );
  }
  if (addresses.length === 0) {
    return (
      <EmptyState>
        <Trans>You have no address yet. Add one, and shipping is computed for it</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <AddressList addresses={addresses} onEdit={onEdit} onDelete={onDelete} />
      {lost}
    </>
  );
}
