import { Trans, useLingui } from '@lingui/react/macro';
import type { Address } from '#contract/addresses.ts';
import type { Queued } from '#data/addresses/addresses-view.ts';
import { isVillageOpen } from '#data/addresses/region-names.ts';
import { useIsReachable } from '#data/connectivity.ts';
import { formatPhone } from '#lib/phone-format.ts';
import { sprinkles } from '#ui/css/sprinkles.css.ts';
import { QueuedTag } from '#ui/patterns/QueuedTag.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { Tag } from '#ui/primitives/Tag.tsx';
import { Words } from '#ui/primitives/Words.tsx';

export interface AddressListProps {
  readonly addresses: readonly Queued<Address>[];
  readonly onEdit: (address: Address) => void;
  readonly onDelete: (address: Address) => void;
}

/** The customer's addresses, each with what can be done to it. */
export function AddressList({ addresses, onEdit, onDelete }: AddressListProps) {
  const { t } = useLingui();
  const isReachable = useIsReachable();
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
            {isVillageOpen(address) ? (
              <p className={sprinkles({ color: 'ink2' })}>
                {isReachable && !address.isQueued ? (
                  <Trans>Choose the village from the list to complete the address</Trans>
                ) : (
                  <Trans>The village is completed when there is signal</Trans>
                )}
              </p>
            ) : null}
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
