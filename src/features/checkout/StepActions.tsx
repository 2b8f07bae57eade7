import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatRupiah } from '#i18n/formats.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import * as css from './StepActions.css.ts';

interface Props {
  /** Rupiah of goods and, where one is picked, shipment. */
  total: number;
  isDisabled: boolean;
  onGo: () => void;
  /** Words of the button. */
  children: ReactNode;
  /** Behind the button, such as a second one. */
  more?: ReactNode;
}

/** The way to the next step with what the order comes to so far, within reach of the thumb while the step is on screen. */
export function StepActions({ total, isDisabled, onGo, children, more }: Props) {
  const amount = formatRupiah(total);
  return (
    <div className={css.bar}>
      <p className={css.total}>
        <Trans>
          Total <strong className={css.amount}>{amount}</strong>
        </Trans>
      </p>
      <Button disabled={isDisabled} onClick={onGo}>
        {children}
      </Button>
      <Words>{more}</Words>
    </div>
  );
}
