import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { CartLine } from '#data/cart/model.ts';
import { Trash2 } from '#ui/icons.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { IconButton } from '#ui/primitives/IconButton.tsx';
import { Picture } from '#ui/primitives/Picture.tsx';
import * as css from './CartLineItem.css.ts';
import { LineGoods } from './LineGoods.tsx';
import { linePlace } from './line-place.ts';
import { useLineQuantity } from './use-line-quantity.ts';

interface Props {
  lines: readonly CartLine[];
  isLater: (line: CartLine) => boolean;
  onTick: (line: CartLine, isTicked: boolean) => void;
}

/** What the shop can't bring now: below what is ordered, and in no sum. */
export function UnavailableLines({ lines, isLater, onTick }: Props) {
  const headingId = useId();
  if (lines.length === 0) return null;
  return (
    <Card as="section" padding="none" aria-labelledby={headingId}>
      <div className={css.groupHead}>
        <Heading level={2} size="group" id={headingId}>
          <Plural value={lines.length} one="# product can't be bought now" other="# products can't be bought now" />
        </Heading>
        <p className={css.groupNote}>
          <Trans>Not part of the total. They stay in your cart until you remove them.</Trans>
        </p>
      </div>
      <ul aria-labelledby={headingId}>
        {lines.map(line => (
          <UnavailableLine key={line.variantId} line={line} isLater={isLater(line)} onTick={next => onTick(line, next)} />
        ))}
      </ul>
    </Card>
  );
}

function UnavailableLine({ line, isLater, onTick }: { line: CartLine; isLater: boolean; onTick: (isTicked: boolean) => void }) {
  const { t } = useLingui();
  const edit = useLineQuantity(line, { isLater, onTick });
  const name = `${line.product.name} · ${line.name}`;
  return (
    <li id={linePlace(line.variantId)} tabIndex={-1} className={css.unavailable} data-idle="">
      <Picture src={line.imageUrl} alt="" width={96} height={96} rounded className={css.picture} />
      <div className={css.words}>
        <LineGoods line={line} />
        <p className={css.warning}>{line.isAvailable ? <Trans>Out of stock</Trans> : <Trans>No longer sold</Trans>}</p>
      </div>
      <IconButton label={t`Remove ${name}`} className={css.remove} onClick={edit.remove}>
        <Trash2 size={20} />
      </IconButton>
    </li>
  );
}
