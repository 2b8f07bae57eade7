import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ProductDetail, Variant } from '#contract/catalogue.ts';
import { formatNumber } from '#i18n/formats.ts';
import { quantityWords } from '#i18n/quantity-words.ts';
import { unitWord } from '#i18n/unit-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { type Coverage, coverageOf, coveredBy, unitsFor } from '#lib/calculators/coverage.ts';
import { compare, type Exact, exact, nothing, numberOf, over, plus, thousandths, times } from '#lib/calculators/exact.ts';
import { thousandthsIn } from '#lib/calculators/fields.ts';
import type { JobId } from '#lib/calculators/job.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import * as css from './Calculators.css.ts';
import { problemWords } from './field-words.ts';

export interface CountProps {
  product: ProductDetail;
  variant: Variant;
  onQuantity: (quantity: number) => void;
}

/** Square metres at most; more is a digit too many. */
const MOST = 125_000_000;

/** The calculator of goods by their category. */
const jobsOf: readonly (readonly [RegExp, JobId])[] = [
  [/^(?:keramik|granit|nat)/, 'tiles'],
  [/^cat-(?:int|eks)/, 'paint'],
  [/^bata-ringan/, 'aerated'],
  [/^bata-/, 'bricks'],
  [/^batako/, 'batako'],
  [/^waterproofing/, 'waterproofing'],
];

/** Area → sold units, and sold units → area. */
export function CountDialog({ product, variant, onQuantity, onClose }: CountProps & { onClose: () => void }) {
  const { t } = useLingui();
  const coverage = coverageOf(product, variant);
  function take(quantity: number) {
    onQuantity(quantity);
    onClose();
  }
  const job = jobsOf.find(([categories]) => categories.test(product.category.slug))?.[1];
  return (
    <Dialog open onClose={onClose} title={t`Count from an area`} closeLabel={t`Close`} size="sm">
      <div className={css.column}>
        {coverage === null ? (
          <p>
            <Trans>This product does not say what it covers.</Trans>
          </p>
        ) : (
          <Count {...{ product, variant, coverage }} onTake={take} />
        )}
        {job === undefined ? null : (
          <Link to="/calculators/$job" params={{ job }}>
            <Trans>Calculator with everything that goes with it</Trans>
          </Link>
        )}
      </div>
    </Dialog>
  );
}

function Count({
  product,
  variant,
  coverage,
  onTake,
}: Pick<CountProps, 'product' | 'variant'> & { coverage: Coverage; onTake: (quantity: number) => void }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const isTile = /^(?:keramik|granit)/.test(product.category.slug);
  const isPaint = product.category.slug.startsWith('cat-');
  const [area, setArea] = useState('');
  const [spare, setSpare] = useState(isTile ? '5' : '0');
  const [coats, setCoats] = useState(String(Math.max(2, coverage.coats)));
  const [units, setUnits] = useState('');
  const typedArea = measureIn(area);
  const factor = plus(exact(1), over(measureIn(spare) ?? nothing, exact(100)));
  const wantedCoats = isPaint ? measureIn(coats) : null;
  const covered = coveredBy(coverage, wantedCoats);
  const count = typedArea === null ? 0 : unitsFor(typedArea, coverage, factor, wantedCoats);
  const typedUnits = measureIn(units);
  const square = (value: Exact) => `${formatNumber(numberOf(value, 100), language)} ${unitWord(i18n, 'm2')}`;
  const bought = quantityWords(i18n, count, variant.unit);
  const holds = square(times(exact(count), covered));
  const isWrong = area !== '' && typedArea === null;
  const one = unitWord(i18n, variant.unit);
  const each = square(covered);
  const isOfUnits = typedUnits !== null && compare(typedUnits, nothing) > 0;
  return (
    <>
      <p className={css.muted}>
        <Trans>
          1 {one} covers {each}
        </Trans>
        {coverage.thickness === null ? null : <span>{` (${formatNumber(numberOf(coverage.thickness, 10), language)} ${t`mm`})`}</span>}
      </p>
      <div className={css.fields}>
        <Measure label={t`Area`} unit={t`m²`} value={area} onChange={setArea} error={isWrong ? i18n._(problemWords.not_a_number) : null} />
        <Measure label={t`More to spare`} unit={t`%`} value={spare} onChange={setSpare} />
        {isPaint ? <Measure label={t`Coats`} unit={t`coats`} value={coats} onChange={setCoats} /> : null}
      </div>
      <p role="status" className={css.count}>
        {count > 0 ? (
          <Trans>
            {bought}, for {holds}
          </Trans>
        ) : null}
      </p>
      {count > 0 ? (
        <Button block onClick={() => onTake(count)}>
          <Trans>Take this quantity</Trans>
        </Button>
      ) : null}
      <Measure
        label={t`Or the other way: sold units`}
        unit={one}
        value={units}
        onChange={setUnits}
        hint={isOfUnits ? square(over(times(typedUnits, covered), factor)) : undefined}
      />
    </>
  );
}

/** A measure above 0; null: none, or one that makes no sense. */
function measureIn(text: string): Exact | null {
  const typed = thousandthsIn(text);
  return typed === null || typed <= 0 || typed > MOST ? null : thousandths(typed);
}

interface MeasureProps {
  label: string;
  unit: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | null;
  hint?: string | undefined;
}

function Measure({ unit, onChange, ...field }: MeasureProps) {
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
      onChange={event => onChange(event.target.value)}
      trailing={<span className={css.suffix}>{unit}</span>}
    />
  );
}
