import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { changedLine } from '#data/cart/model.ts';
import { useCart, useCartCommands } from '#data/cart/use-cart.ts';
import type { ShortLine } from '#data/checkout/conflict.ts';
import { countWords } from '#i18n/quantity-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { largestQuantity } from '#lib/quantity.ts';
import { Change, ChangeChoices, ChangeDecided, ChangeItem, ChangeList } from '#ui/patterns/ChangeList.tsx';
import { Button } from '#ui/primitives/Button.tsx';

interface Props {
  lines: readonly ShortLine[];
  isSending: boolean;
  doneLabel: ReactNode;
  /** @param chosen quantities by variant, 0 for none */
  onDone: (chosen: Readonly<Record<string, number>>) => void;
}

/** Lines of which less is there than was wanted. Each is decided by the customer; nothing is ordered by that. */
export function StockConflict({ lines, isSending, doneLabel, onDone }: Props) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const { cart } = useCart(language);
  const { setLine, removeLine } = useCartCommands();
  const [decided, setDecided] = useState<Readonly<Record<string, number>>>({});
  const rows = lines.map(short => {
    const line = cart?.lines.find(each => each.variantId === short.product_variant_id);
    const largest = line === undefined ? 0 : largestQuantity({ ...line.rule, stock: short.available });
    return { short, line, largest, choice: decided[short.product_variant_id] ?? (line === undefined ? 0 : undefined) };
  });
  const isDecided = rows.every(row => row.choice !== undefined);
  return (
    <>
      <ChangeList lead={<Trans>Nothing has been ordered yet. Choose for each product, then place the order again.</Trans>}>
        {rows.map(({ short, line, largest, choice }) => {
          const { wanted, available, product_variant_id: id } = short;
          // A line that has left the cart is not known by its unit any more.
          const count = (units: number) => countWords(i18n, units, line?.unit ?? 'unit');
          const [wantedWords, leftWords, most, choiceWords] = [wanted, available, largest, choice ?? 0].map(count);
          const decide = (quantity: number) => {
            setDecided(now => ({ ...now, [id]: quantity }));
            if (line === undefined) return;
            if (quantity === 0) void removeLine(id);
            else void setLine(changedLine(line, quantity));
          };
          return (
            <ChangeItem key={id} name={short.name}>
              <Change
                labels={null}
                before={<Trans>Wanted: {wantedWords}</Trans>}
                after={available === 0 ? <Trans>None left</Trans> : <Trans>Available: {leftWords}</Trans>}
              />
              {choice === undefined ? (
                <ChangeChoices>
                  {largest > 0 ? (
                    <Button onClick={() => decide(largest)}>
                      <Trans>Take {most}</Trans>
                    </Button>
                  ) : null}
                  <Button variant="outline" onClick={() => decide(0)}>
                    <Trans>Remove</Trans>
                  </Button>
                </ChangeChoices>
              ) : (
                <ChangeDecided>{choice === 0 ? <Trans>Removed from the cart</Trans> : <Trans>Set to {choiceWords}</Trans>}</ChangeDecided>
              )}
            </ChangeItem>
          );
        })}
      </ChangeList>
      <Button
        block
        disabled={!isDecided}
        loading={isDecided && isSending}
        onClick={() => onDone(Object.fromEntries(rows.map(row => [row.short.product_variant_id, row.choice ?? 0])))}
      >
        {doneLabel}
      </Button>
    </>
  );
}
