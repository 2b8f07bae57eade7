import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { type PriceChange, type PricePreview, previewPricesEndpoint } from '#contract/admin-editing.ts';
import { brandsEndpoint } from '#contract/catalogue.ts';
import { formatNumber, formatRupiah } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { AppError } from '#lib/app-error.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Select } from '#ui/primitives/Select.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { fieldCodes, useDecision } from '../data/decision.ts';
import { useReading } from '../data/reading.ts';
import { Failure } from '../ui/Failure.tsx';
import { numberOf, textOf } from '../ui/FormDialog.tsx';
import { Page } from '../ui/Page.tsx';
import { fieldMessage } from '../words/problem-words.ts';
import { CategoryField } from './CategoryField.tsx';
import * as css from './catalogue.css.ts';
import { decimalOf } from './decimal-of.ts';
import { NewPrices } from './NewPrices.tsx';

const ROUNDINGS = [1, 50, 100, 500, 1_000, 5_000] as const;

interface Shown {
  readonly change: PriceChange;
  readonly preview: PricePreview;
}

/** Changes many prices at once: the merchant sees each new price before it is made. */
export function PricesScreen() {
  const { t } = useLingui();
  const [shown, setShown] = useState<Shown | null>(null);
  const [made, setMade] = useState<number | null>(null);
  const previewing = useDecision(previewPricesEndpoint);
  const look = (change: PriceChange) =>
    previewing.mutate({ body: change }, { onSuccess: preview => setShown({ change, preview }), onError: () => setShown(null) });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (previewing.isPending) return;
    setMade(null);
    look(changeOf(new FormData(event.currentTarget)));
  };
  const isNothing = previewing.error instanceof AppError && previewing.error.code === 'not_found';
  return (
    <Page title={t`Change prices`} note={t`Of many goods at once. Nothing changes before you have seen the new prices.`}>
      <Card padding="lg">
        {/* Another change has other prices: what is shown belongs to the one before. */}
        <form onSubmit={send} onChange={() => setShown(null)} noValidate className={css.fields}>
          <ChangeFields error={previewing.error} />
          {isNothing ? <Notice tone="warn" role="alert">{t`No goods on sale match this.`}</Notice> : <Failure error={previewing.error} />}
          <div>
            <Button type="submit" variant="outline" loading={previewing.isPending}>
              {t`Show the new prices`}
            </Button>
          </div>
        </form>
      </Card>
      {made === null ? null : <Made total={made} />}
      {shown === null ? null : (
        <NewPrices
          {...shown}
          isLooking={previewing.isPending}
          onLook={() => look(shown.change)}
          onDone={total => {
            setShown(null);
            setMade(total);
          }}
        />
      )}
    </Page>
  );
}

function ChangeFields({ error }: { error: Error | null }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { data } = useReading(brandsEndpoint, { query: { lang: language } });
  const codes = fieldCodes(error);
  const code = codes.percent ?? codes.amount;
  return (
    <div className={css.languages}>
      <CategoryField />
      <Select name="brand" label={t`Brand`}>
        <option value="">{t`All brands`}</option>
        {data?.brands.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
      <Select name="kind" label={t`Change by`}>
        <option value="percent">{t`Percent`}</option>
        <option value="amount">{t`Rupiah`}</option>
      </Select>
      <TextField
        name="value"
        label={t`How much`}
        hint={t`With a minus in front the prices fall, such as -5`}
        autoComplete="off"
        error={code === undefined ? undefined : i18n._(fieldMessage(code))}
        required
      />
      <Select name="round" label={t`Round to`} defaultValue="100">
        {ROUNDINGS.map(round => (
          <option key={round} value={round}>
            {round === 1 ? t`Whole rupiah` : formatRupiah(round)}
          </option>
        ))}
      </Select>
    </div>
  );
}

function Made({ total }: { total: number }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const count = formatNumber(total, language);
  return <Notice tone="ok" role="status" title={t`Done`}>{t`Prices changed: ${count}`}</Notice>;
}

function changeOf(fields: FormData): PriceChange {
  const category = textOf(fields, 'category');
  const brand = textOf(fields, 'brand');
  const isPercent = textOf(fields, 'kind') === 'percent';
  const round = ROUNDINGS.find(each => String(each) === textOf(fields, 'round')) ?? 1;
  return {
    ...(category === '' ? {} : { category }),
    ...(brand === '' ? {} : { brand }),
    ...(isPercent ? { percent: decimalOf(fields, 'value') } : { amount: numberOf(fields, 'value') }),
    round,
  };
}
