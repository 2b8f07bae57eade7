import { classNames } from './class-names.ts';
import { amount as amountClass, before, figure, original as originalClass, price, unit as unitClass } from './Price.css.ts';
import { PriceTag } from './PriceTag.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { Words } from './Words.tsx';

/** All amounts arrive formatted. */
export interface PriceProps {
  amount: string;
  /** Said before the amount, such as 'Harga'. */
  amountLabel?: string | undefined;
  /** Seen where the price before a discount stands, such as 'mulai'; what is said of it is the label's. */
  prefix?: string | undefined;
  /** Behind the amount, such as '/ sak'. */
  unit?: string | undefined;
  /** The struck-through price before a discount. */
  original?: string | undefined;
  /** Said before it, such as 'Harga semula'. */
  originalLabel?: string | undefined;
  /** On the tag, such as '−15 %'. */
  discount?: string | undefined;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

export function Price({ amount, amountLabel, prefix, unit, original, originalLabel, discount, size = 'md', className }: PriceProps) {
  return (
    <span className={classNames(price, className)}>
      <span className={amountClass({ size, reduced: Boolean(original) })}>
        {amountLabel ? <VisuallyHidden>{`${amountLabel} `}</VisuallyHidden> : null}
        <span className={figure}>{amount}</span> {unit ? <span className={unitClass}>{unit}</span> : null}
      </span>
      {original || discount || prefix ? (
        <span className={before}>
          {original ? (
            <del className={originalClass}>
              {originalLabel ? <VisuallyHidden>{`${originalLabel} `}</VisuallyHidden> : null}
              <Words>{original}</Words>
            </del>
          ) : null}
          {prefix ? (
            <span className={unitClass} aria-hidden="true">
              {prefix}
            </span>
          ) : null}
          {discount ? <PriceTag>{discount}</PriceTag> : null}
        </span>
      ) : null}
    </span>
  );
}
