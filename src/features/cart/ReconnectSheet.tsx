import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { CartChange } from '#data/cart/changes.ts';
import { changedLine } from '#data/cart/model.ts';
import { useCartCommands } from '#data/cart/use-cart.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { countWords } from '#i18n/quantity-words.ts';
import { useChangeWords } from '#i18n/use-change-words.ts';
import { largestQuantity } from '#lib/quantity.ts';
import { Change, ChangeChoices, ChangeDecided, ChangeItem, ChangeList } from '#ui/patterns/ChangeList.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Sheet } from '#ui/primitives/Sheet.tsx';

interface Props {
  changes: readonly CartChange[];
  onDecided: (variantId: string) => void;
  onClose: () => void;
}

/** Asks about each line that got worse while the shop could not be reached, with the old and the new price or stock. */
export function ReconnectSheet({ changes, onDecided, onClose }: Props) {
  const { t } = useLingui();
  // By the change itself: a line that changes once more is asked about once more.
  const [decided, setDecided] = useState<ReadonlyMap<CartChange, number>>(new Map());
  const isDecided = changes.every(change => decided.has(change));
  return (
    <Sheet open={changes.length > 0} onClose={onClose} title={t`Your cart has changed`} closeLabel={t`Close`}>
      <ChangeList lead={<Trans>While you were offline the shop changed what is in your cart. Nothing has been ordered.</Trans>}>
        {changes.map(change => (
          <ChangedLine
            key={change.line.variantId}
            change={change}
            choice={decided.get(change)}
            onChoose={quantity => {
              setDecided(now => new Map([...now, [change, quantity]]));
              onDecided(change.line.variantId);
            }}
          />
        ))}
      </ChangeList>
      <ChangeChoices>
        <Button block disabled={!isDecided} onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
        <Link to="/cart" className={buttonClass({ variant: 'outline', block: true })} onClick={onClose}>
          <Trans>Change in the cart</Trans>
        </Link>
      </ChangeChoices>
    </Sheet>
  );
}

interface LineProps {
  change: CartChange;
  /** The quantity that was chosen, 0 for none. */
  choice: number | undefined;
  onChoose: (quantity: number) => void;
}

function ChangedLine({ change: { line, isGone, isShort, price }, choice, onChoose }: LineProps) {
  const { i18n } = useLingui();
  const labels = useChangeWords();
  const { setLine, removeLine } = useCartCommands();
  const { quantity, rule } = line;
  const { stock } = rule;
  const largest = isGone ? 0 : isShort ? largestQuantity(rule) : quantity;
  const count = (units: number) => countWords(i18n, units, line.unit);
  const [wantedWords, leftWords, most, choiceWords] = [quantity, stock, largest, choice ?? 0].map(count);
  const choose = (wanted: number) => {
    onChoose(wanted);
    if (wanted === 0) void removeLine(line.variantId);
    else if (wanted !== quantity) void setLine(changedLine(line, wanted));
  };
  return (
    <ChangeItem name={`${line.product.name} · ${line.name}`}>
      {price === null ? null : <Change labels={labels} before={formatRupiah(price.before)} after={formatRupiah(price.after)} />}
      {isShort ? (
        <Change
          labels={null}
          before={<Trans>Wanted: {wantedWords}</Trans>}
          after={stock === 0 ? <Trans>None left</Trans> : <Trans>Available: {leftWords}</Trans>}
        />
      ) : null}
      {isGone ? (
        <p>
          <Trans>No longer sold, so it is not part of the total.</Trans>
        </p>
      ) : null}
      {choice === undefined ? (
        <ChangeChoices>
          {largest > 0 ? (
            <Button size="sm" onClick={() => choose(largest)}>
              {isShort ? <Trans>Take {most}</Trans> : <Trans>Accept the new price</Trans>}
            </Button>
          ) : null}
          <Button size="sm" variant="outline" onClick={() => choose(0)}>
            <Trans>Remove</Trans>
          </Button>
        </ChangeChoices>
      ) : (
        <ChangeDecided>
          {choice === 0 ? (
            <Trans>Removed from the cart</Trans>
          ) : choice === quantity ? (
            <Trans>Accepted</Trans>
          ) : (
            <Trans>Set to {choiceWords}</Trans>
          )}
        </ChangeDecided>
      )}
    </ChangeItem>
  );
}
