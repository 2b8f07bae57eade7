import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import type { DetailVariant, Variant } from '#contract/catalogue.ts';
import { formatWeight } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { isBuyable } from '#lib/buyable.ts';
import { type Axis, type AxisValue, axesOf, chooseOn, pairOf, valueOn } from '#lib/variant-axes.ts';
import { Words } from '#ui/primitives/Words.tsx';
import { useProductWords } from './use-product-words.ts';
import * as css from './VariantAxes.css.ts';
import type { VariantChoiceProps } from './variant-choice-props.ts';

interface Props extends VariantChoiceProps {
  /** The choice where the variants are not told apart by size and colour. */
  children: ReactNode;
}

/** Size as chips and colour as swatches, with one line on the variant that the two make. */
export function VariantAxes({ product, chosen, onChoose, children }: Props) {
  const { t } = useLingui();
  const [taken, setTaken] = useState<{ readonly by: string; readonly text: string } | null>(null);
  const { variants } = product;
  const axes = axesOf(variants);
  if (axes === null) return children;

  function choose(axis: Axis, value: string) {
    if (axes === null) return;
    const { variant, instead } = chooseOn(variants, axes, chosen, { axis, value, isBuyable });
    const other = axes.find(each => each !== axis);
    const wanted = other === undefined ? '' : valueOn(other, chosen);
    setTaken(instead === null ? null : { by: variant.id, text: t`${value} does not come in ${wanted}, so ${instead} is chosen now.` });
    onChoose(variant.id);
  }

  return (
    <div className={css.axes}>
      {axes.map(axis => (
        <Group key={axis.part} axis={axis} chosen={valueOn(axis, chosen)} onChoose={value => choose(axis, value)}>
          {value => {
            const pair = pairOf(variants, axes, chosen, axis, value);
            const [other = axis] = axes.filter(each => each !== axis);
            const counterpart = valueOn(other, chosen);
            if (pair === undefined) return t`not in ${counterpart}`;
            return isBuyable(pair) || product.is_discontinued ? null : t`out of stock`;
          }}
        </Group>
      ))}
      <p className={css.meta}>
        <Meta variant={chosen} />
      </p>
      <p className={css.note} role="status" hidden={taken?.by !== chosen.id}>
        {taken?.by === chosen.id ? taken.text : null}
      </p>
    </div>
  );
}

interface GroupProps {
  axis: Axis;
  chosen: string;
  onChoose: (value: string) => void;
  /** Why a value can't be had together with the rest of the choice; null where it can. */
  children: (value: string) => string | null;
}

function Group({ axis, chosen, onChoose, children: lackOf }: GroupProps) {
  const { t } = useLingui();
  const name = useId();
  const titles = { size: t`Size`, colour: t`Colour`, kind: t`Type` };
  return (
    <fieldset>
      <legend className={css.legend}>
        <Words>{`${titles[axis.kind]}: `}</Words>
        <span className={css.chosenName}>{chosen}</span>
      </legend>
      <div className={css.options}>
        {axis.values.map(value => (
          <Option key={value.name} {...{ value, name, onChoose }} isChosen={value.name === chosen} lack={lackOf(value.name)} />
        ))}
      </div>
    </fieldset>
  );
}

interface OptionProps {
  value: AxisValue;
  /** Of the group. */
  name: string;
  isChosen: boolean;
  lack: string | null;
  onChoose: (value: string) => void;
}

function Option({ value: { name: text, colour }, name, isChosen, lack, onChoose }: OptionProps) {
  const label = lack === null ? text : `${text}, ${lack}`;
  return (
    <label className={css.option} title={colour === null ? undefined : label}>
      <input
        type="radio"
        className={css.radio}
        name={name}
        value={text}
        aria-label={label}
        checked={isChosen}
        onChange={() => onChoose(text)}
      />
      {colour === null ? (
        <span className={css.chipFace} data-lacks={lack ?? undefined}>
          {text}
        </span>
      ) : (
        <svg viewBox="0 0 36 36" className={css.swatchFace} data-lacks={lack ?? undefined} aria-hidden="true">
          {/* An attribute, since the page's policy lets no style stand in markup. */}
          <circle cx="18" cy="18" r="17.5" fill={colour} />
          {lack === null ? null : <path d="M6 30 30 6" />}
        </svg>
      )}
    </label>
  );
}

/** Article number, weight and minimum of a variant, as far as they are known and say something. */
function Meta({ variant }: { variant: Variant | DetailVariant }) {
  const { language } = useLanguage();
  const words = useProductWords();
  const sku = 'sku' in variant ? variant.sku : '';
  const grams = ('weight' in variant && variant.weight) || (variant.parcel?.[0] ?? 0);
  const weight = formatWeight(grams, language);
  const minimum = words.count(variant, variant.min_quantity);
  return (
    <>
      <Words>{[sku, grams === 0 ? '' : weight].filter(Boolean).join(' · ')}</Words>
      {variant.min_quantity > 1 ? (
        <>
          <Words>{' · '}</Words>
          <Trans>Minimum {minimum}</Trans>
        </>
      ) : null}
    </>
  );
}
