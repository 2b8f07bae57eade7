import { useLingui } from '@lingui/react/macro';
import { lineQuantityWords } from '#i18n/line-quantity-words.ts';
import { stepperUnit } from '#i18n/quantity-words.ts';
import { Checkbox } from '#ui/primitives/Checkbox.tsx';
import { FieldGroup } from '#ui/primitives/FieldGroup.tsx';
import { Stepper } from '#ui/primitives/Stepper.tsx';
import type { Offered } from './return-start.ts';
import * as css from './returns.css.ts';

interface Props {
  offered: readonly Offered[];
  chosen: ReadonlyMap<string, number>;
  /** The customer has changed their mind: what was cut or mixed for them can't be chosen. */
  isUnwanted: boolean;
  error: string | undefined;
  onChange: (chosen: ReadonlyMap<string, number>) => void;
}

/** Which goods of the order, and how many of each. */
export function ReturnGoods({ offered, chosen, isUnwanted, error, onChange }: Props) {
  const { t, i18n } = useLingui();
  const set = (id: string, quantity: number | null) => {
    const changed = new Map(chosen);
    if (quantity === null) changed.delete(id);
    else changed.set(id, quantity);
    onChange(changed);
  };
  return (
    <FieldGroup legend={t`Which goods?`} error={error}>
      <ul className={css.goods}>
        {offered.map(({ id, name, unit, most, mayBeUnwanted }) => {
          const quantity = chosen.get(id);
          const isKept = isUnwanted && !mayBeUnwanted;
          const bound = (typed: number) => Math.min(Math.max(1, typed), most);
          return (
            <li key={id} className={css.line}>
              <Checkbox
                checked={quantity !== undefined}
                disabled={isKept}
                onChange={event => set(id, event.target.checked ? 1 : null)}
                description={isKept ? t`Cut or mixed for you: only if it is damaged or wrong` : lineQuantityWords(i18n, most, unit)}
              >
                {name}
              </Checkbox>
              {quantity === undefined || most === 1 ? null : (
                <Stepper
                  size="sm"
                  value={quantity}
                  {...stepperUnit(i18n, unit)}
                  canDecrement={quantity > 1}
                  canIncrement={quantity < most}
                  onDecrement={() => set(id, bound(quantity - 1))}
                  onIncrement={() => set(id, bound(quantity + 1))}
                  onCommit={typed => set(id, bound(typed))}
                  inputLabel={t`Quantity of ${name}`}
                  decrementLabel={t`Less of ${name}`}
                  incrementLabel={t`More of ${name}`}
                />
              )}
            </li>
          );
        })}
      </ul>
    </FieldGroup>
  );
}
