import type { ReactNode } from 'react';
import { Button } from '../primitives/Button.tsx';
import * as css from './CopyLine.css.ts';

export interface CopyLineProps {
  label: ReactNode;
  value: string;
  /** 16 px, and the word beside it. */
  icon: ReactNode;
  copy: ReactNode;
  /** Says what is copied. */
  copyLabel: string;
  onCopy: () => void;
}

/** A value that is to be typed elsewhere, with a button that copies it. */
export function CopyLine({ label, value, icon, copy, copyLabel, onCopy }: CopyLineProps) {
  return (
    <div className={css.line}>
      <div className={css.words}>
        <p className={css.label}>{label}</p>
        <p className={css.value}>{value}</p>
      </div>
      <Button variant="outline" size="sm" className={css.button} aria-label={copyLabel} leading={icon} onClick={onCopy}>
        {copy}
      </Button>
    </div>
  );
}
