import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, useId, useState } from 'react';
import type { Address } from '#contract/addresses.ts';
import { preselectedAddress } from '#data/checkout/preselected.ts';
import { addressLines } from '#lib/address-lines.ts';
import { Plus } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { RadioCard } from '#ui/primitives/RadioCard.tsx';
import { Tag } from '#ui/primitives/Tag.tsx';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import * as css from './choices.css.ts';
import { StepActions } from './StepActions.tsx';

export type AddressFormComponent = ComponentType<{ address: Address | null; onSaved: (addressId: string) => void; onCancel: () => void }>;

interface Props {
  addresses: readonly Address[];
  /** Rupiah of the goods. */
  total: number;
  chosenId: string | null;
  onChosen: (id: string) => void;
  AddressForm: AddressFormComponent;
}

/** Where the goods go. The primary address is preselected, else the first; with none the form stands here. */
export function AddressStep({ addresses, total, chosenId, onChosen, AddressForm }: Props) {
  const { t } = useLingui();
  const name = useId();
  const navigate = useNavigate();
  const [picked, setPicked] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const preselected = preselectedAddress(addresses);
  const current = [picked, chosenId].find(id => addresses.some(address => address.id === id)) ?? preselected?.id ?? null;
  if (preselected === undefined) {
    return (
      <>
        <p>
          <Trans>Where should we deliver? This becomes your primary address.</Trans>
        </p>
        <AddressForm address={null} onSaved={onChosen} onCancel={() => void navigate({ to: '/cart' })} />
      </>
    );
  }
  return (
    <>
      <fieldset className={css.choices}>
        <legend>
          <VisuallyHidden>
            <Trans>Delivery address</Trans>
          </VisuallyHidden>
        </legend>
        {addresses.map(address => (
          <RadioCard
            key={address.id}
            name={name}
            value={address.id}
            checked={address.id === current}
            onChange={() => setPicked(address.id)}
            title={
              <span className={css.titleRow}>
                <Words>{address.label}</Words>
                {address.is_primary ? (
                  <Tag tone="info">
                    <Trans>Primary</Trans>
                  </Tag>
                ) : null}
              </span>
            }
            description={addressLines(address).map(line => (
              <span key={line} className={css.row}>
                {line}
              </span>
            ))}
          />
        ))}
      </fieldset>
      <Button variant="outline" leading={<Plus size={18} />} onClick={() => setAdding(true)}>
        <Trans>Add address</Trans>
      </Button>
      <StepActions total={total} isDisabled={current === null} onGo={() => current !== null && onChosen(current)}>
        <Trans>Deliver here</Trans>
      </StepActions>
      <Dialog open={isAdding} onClose={() => setAdding(false)} title={t`Add address`} closeLabel={t`Close`} size="lg">
        <AddressForm
          address={null}
          onSaved={id => {
            setAdding(false);
            setPicked(id);
            onChosen(id);
          }}
          onCancel={() => setAdding(false)}
        />
      </Dialog>
    </>
  );
}
