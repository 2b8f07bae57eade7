import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { changedSearch } from '#data/catalogue/product-search.ts';
import { formatNumber, formatRupiah } from '#i18n/formats.ts';
import { typedRupiah } from '#lib/money.ts';
import { TextField } from '#ui/primitives/TextField.tsx';
import * as css from './FilterFields.css.ts';
import type { FilterProps } from './filter-props.ts';

/** Milliseconds of silence after which typing counts as done. */
const PAUSE = 700;
const MOST = 2_000_000_000;

interface Draft {
  readonly min: string;
  readonly max: string;
}

/** Lowest and highest price in rupiah; taken over on Enter, on leaving, and after a pause. */
export function PriceFilter({ search, facets, onChange }: FilterProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<Draft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const shown = draft ?? { min: grouped(search.min_price), max: grouped(search.max_price) };

  function commit(typed: Draft | null) {
    clearTimeout(timer.current);
    if (typed === null) return;
    const [first, second] = [rupiahOf(typed.min), rupiahOf(typed.max)];
    const isTurned = first !== undefined && second !== undefined && first > second;
    const [min, max] = isTurned ? [second, first] : [first, second];
    if (min !== search.min_price || max !== search.max_price) onChange(changedSearch(search, { min_price: min, max_price: max }));
  }
  /** What was typed stays as it is for as long as the customer is at it: '1,5' is the beginning of '1,5 juta'. */
  function leave() {
    commit(draft);
    setDraft(null);
  }
  function type(next: Draft) {
    setDraft(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => commit(next), PAUSE);
  }
  const field = {
    // A keypad without letters would leave '50rb' and '1,5 juta' out of reach.
    inputMode: 'text',
    autoComplete: 'off',
    maxLength: 16,
    onBlur: leave,
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && leave(),
  } as const;
  const lowest = formatRupiah(facets?.min_price ?? 0);
  const highest = formatRupiah(facets?.max_price ?? 0);
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        <Trans>Price in rupiah</Trans>
      </legend>
      <div className={css.range}>
        <TextField label={t`From`} value={shown.min} onChange={event => type({ ...shown, min: event.target.value })} {...field} />
        <TextField label={t`Up to`} value={shown.max} onChange={event => type({ ...shown, max: event.target.value })} {...field} />
      </div>
      {facets !== null && facets.max_price > 0 ? (
        <p className={css.hint}>
          <Trans>
            Price range: {lowest} to {highest}
          </Trans>
        </p>
      ) : null}
    </fieldset>
  );
}

/** At most what the shop can ask for. */
function rupiahOf(text: string): number | undefined {
  const amount = typedRupiah(text);
  return amount === undefined ? undefined : Math.min(amount, MOST);
}

function grouped(amount: number | undefined): string {
  return amount === undefined ? '' : formatNumber(amount, 'id');
}
