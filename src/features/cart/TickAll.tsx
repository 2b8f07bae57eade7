import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { CartLine } from '#data/cart/model.ts';
import { Checkbox } from '#ui/primitives/Checkbox.tsx';
import * as css from './CartLineItem.css.ts';

interface Props {
  lines: readonly CartLine[];
  isLater: (line: CartLine) => boolean;
  onTick: (lines: readonly CartLine[], isTicked: boolean) => void;
}

/** Ticks all lines or none, and says how many are ordered next. */
export function TickAll({ lines, isLater, onTick }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const orderable = lines.filter(line => line.quantity > 0);
  const [count, all] = [orderable.filter(line => !isLater(line)).length, lines.length];
  const isSome = count > 0 && count < orderable.length;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <div className={css.all}>
      <Checkbox
        ref={box}
        checked={count > 0 && !isSome}
        disabled={orderable.length === 0}
        onChange={event => onTick(lines, event.target.checked)}
      >
        <Trans>Choose all</Trans>
      </Checkbox>
      <p className={css.allCount}>
        <Trans>
          {count} of {all} chosen
        </Trans>
      </p>
    </div>
  );
}
