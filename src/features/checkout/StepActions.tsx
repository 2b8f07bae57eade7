import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatRupiah } from '#i18n/formats.ts';
import { Button } from '#ui/primitives/Button.tsx';
import * as css from './StepActions.css.ts';

interface Props {
  /** Rupiah of goods and, where one is picked, shipment. */
  total: number;
  isDisabled: boolean;
  onGo: () => void;
  /** Words of the button. */
  children: ReactNode;
}

/** The way to the next step with what the order comes to so far, within reach of the thumb while the step is on screen. */
export function StepActions({ total, isDisabled, onGo, children }: Props) {
  return (
    <ActionBar total={total}>
      <Button block disabled={isDisabled} onClick={onGo}>
        {children}
      </Button>
    </ActionBar>
  );
}

/** A step's total and its one main action. @param total rupiah */
export function ActionBar({ total, children }: { total: number; children: ReactNode }) {
  const amount = formatRupiah(total);
  return (
    <div className={css.bar}>
      <p className={css.total}>
        <Trans>
          Total <strong className={css.amount}>{amount}</strong>
        </Trans>
      </p>
      <div className={css.way}>{children}</div>
    </div>
  );
}
