import { useLingui } from '@lingui/react/macro';
import type { OrderItem } from '#contract/orders.ts';
import { lineQuantityWords } from '#i18n/line-quantity-words.ts';
import { stepperUnit } from '#i18n/quantity-words.ts';
import { FieldGroup } from '#ui/primitives/FieldGroup.tsx';
import { Stepper } from '#ui/primitives/Stepper.tsx';
import * as css from './orders.css.ts';

interface ReturnLinesProps {
  lines: readonly OrderItem[];
  /** Sold units by SKU; what does not go back is not in it. */
  chosen: ReadonlyMap<string, number>;
  error: string | undefined;
  onChange: (chosen: ReadonlyMap<string, number>) => void;
}

/** How many of each of the order's goods go back. */
export function ReturnLines({ lines, chosen, error, onChange }: ReturnLinesProps) {
  const { t, i18n } = useLingui();
  return (
    <FieldGroup legend={t`How many go back`} error={error}>
      <ul className={css.rows}>
        {lines.map(({ id, quantity: most, product_variant: { sku, name: variant, unit, product } }) => {
          // Goods from before SKUs were kept cannot be named to the server.
          if (sku == null) return null;
          const quantity = chosen.get(sku) ?? 0;
          const name = [product.name, variant].filter(Boolean).join(' · ');
          const set = (wanted: number) => onChange(changed(chosen, sku, Math.min(Math.max(0, wanted), most)));
          return (
            <li key={id} className={css.row}>
              <div className={css.grow}>
                <p>{name}</p>
                <p className={css.note}>{`${lineQuantityWords(i18n, most, unit)} · ${sku}`}</p>
              </div>
              <Stepper
                size="sm"
                value={quantity}
                {...stepperUnit(i18n, unit)}
                canIncrement={quantity < most}
                onDecrement={() => set(quantity - 1)}
                onIncrement={() => set(quantity + 1)}
                onCommit={set}
                inputLabel={t`Quantity of ${name}`}
                decrementLabel={t`Less of ${name}`}
                incrementLabel={t`More of ${name}`}
              />
            </li>
          );
        })}
      </ul>
    </FieldGroup>
  );
}

function changed(chosen: ReadonlyMap<string, number>, sku: string, quantity: number): ReadonlyMap<string, number> {
  const next = new Map(chosen);
  if (quantity === 0) next.delete(sku);
  else next.set(sku, quantity);
  return next;
}
