import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Address } from '#contract/addresses.ts';
import { useAddresses } from '#data/addresses/use-addresses.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { formatPhone } from '#lib/phone-format.ts';
import { sprinkles } from '#ui/css/sprinkles.css.ts';
import { QueuedTag } from '#ui/patterns/QueuedTag.tsx';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { Tag } from '#ui/primitives/Tag.tsx';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import { AddressForm } from './AddressForm.tsx';
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

function Addresses({ onEdit, onDelete }: { onEdit: (address: Address) => void; onDelete: (address: Address) => void }) {
  const { t, i18n } = useLingui();
  const { data: addresses, error, refetch, isFetching } = useAddresses();
  if (addresses === undefined && error !== null) {
    return (
      <RetryState
        title={t`Your addresses could not be loaded`}
        text={i18n._(problemMessage(error))}
        retryLabel={t`Try again`}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
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
    <Stack as="ul" gap={12}>
      {addresses.map(address => (
        <Card as="li" key={address.id}>
          <Stack gap={8}>
            <Stack direction="row" gap={8}>
              <strong>{address.label}</strong>
              {address.is_primary ? (
                <Tag tone="brand">
                  <Trans>Primary</Trans>
                </Tag>
              ) : null}
              {address.isQueued ? (
                <QueuedTag>
                  <Trans>Queued</Trans>
                </QueuedTag>
              ) : null}
            </Stack>
            <p>
              <Words>{`${address.receiver_name} · `}</Words>
              <span className={sprinkles({ whiteSpace: 'nowrap' })}>{formatPhone(address.phone_number)}</span>
            </p>
            <p className={sprinkles({ color: 'ink2' })}>{postalLine(address)}</p>
            <Stack direction="row" gap={8}>
              <Button variant="outline" size="sm" onClick={() => onEdit(address)} aria-label={t`Edit ${address.label}`}>
                <Trans>Edit</Trans>
              </Button>
              <Button variant="danger" size="sm" onClick={() => onDelete(address)} aria-label={t`Remove ${address.label}`}>
                <Trans>Remove</Trans>
              </Button>
            </Stack>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

/** In one line; a village that this phone has no name for yet is left out. */
function postalLine({ full_address, sub_district, district, city, state, zip_code }: Address): string {
  return `${[full_address, sub_district, district, city, state].filter(part => part !== '').join(', ')} ${zip_code}`;
}
