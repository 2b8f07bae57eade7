import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { ShipmentMethod } from '#contract/shipping.ts';
import { Notice } from '#ui/primitives/Notice.tsx';
import { RadioCard } from '#ui/primitives/RadioCard.tsx';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import * as css from './choices.css.ts';
import { StepActions } from './StepActions.tsx';

interface Props {
  services: readonly ShipmentMethod[];
  /** Rupiah of the goods. */
  total: number;
  chosenId: string | null;
  onChosen: (id: string) => void;
}

/** How the goods shall travel, chosen without a line: what that costs, and whether it goes there, the shop says before it orders. */
export function ServiceStep({ services, total, chosenId, onChosen }: Props) {
  const name = useId();
  const [picked, setPicked] = useState<string | null>(null);
  const current = [picked, chosenId].find(id => services.some(service => service.id === id)) ?? null;
  return (
    <>
      <Notice role="status" title={<Trans>The shop confirms the freight</Trans>}>
        <Trans>It cannot be computed while you are offline. Choose a shipment; we ask you once the shop has said what it costs.</Trans>
      </Notice>
      <fieldset className={css.choices}>
        <legend>
          <VisuallyHidden>
            <Trans>Shipment method</Trans>
          </VisuallyHidden>
        </legend>
        {services.map(service => (
          <RadioCard
            key={service.id}
            name={name}
            value={service.id}
            checked={service.id === current}
            onChange={() => setPicked(service.id)}
            title={service.name}
            description={service.description}
          />
        ))}
      </fieldset>
      <StepActions total={total} isDisabled={current === null} onGo={() => current !== null && onChosen(current)}>
        <Trans>Continue to payment</Trans>
      </StepActions>
    </>
  );
}
