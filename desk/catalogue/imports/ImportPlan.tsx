import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { type CataloguePlan, importCatalogueEndpoint } from '#contract/admin-catalogue.ts';
import { formatNumber, formatRupiah } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Checkbox } from '#ui/primitives/Checkbox.tsx';
import { Disclosure } from '#ui/primitives/Disclosure.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { useDecision } from '../../data/decision.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import * as css from '../catalogue.css.ts';
import { ImportFailure } from './ImportFailure.tsx';

interface ImportPlanProps {
  plan: CataloguePlan;
  csv: string;
  isMerge: boolean;
  onDone: () => void;
}

/** All that a file would change, and the button that lets it. */
export function ImportPlan({ plan, csv, isMerge, onDone }: ImportPlanProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [isAllowed, setIsAllowed] = useState(false);
  const importing = useDecision(importCatalogueEndpoint, onDone);
  const { discontinued, is_questioned: isQuestioned } = plan;
  const [products, variants, gone] = [plan.products, plan.variants, discontinued.total].map(each => formatNumber(each, language));
  const start = () => {
    importing.mutate({ body: { csv, merge: isMerge, ...(isQuestioned ? { may_discontinue: isAllowed } : {}) } });
  };
  return (
    <Stack as="section" gap={16}>
      <Heading level={2}>{t`What the file would change`}</Heading>
      <p>{t`Products on sale afterwards: ${products}, variants: ${variants}`}</p>
      <PlanLists plan={plan} />
      {isQuestioned ? (
        <Checkbox checked={isAllowed} onChange={event => setIsAllowed(event.target.checked)}>
          {t`Yes, take these variants out of sale: ${gone}`}
        </Checkbox>
      ) : null}
      <ImportFailure error={importing.error} />
      <div>
        <Button onClick={start} loading={importing.isPending} aria-disabled={isQuestioned && !isAllowed}>
          {t`Import the file`}
        </Button>
      </div>
    </Stack>
  );
}

type Named = CataloguePlan['added']['variants'][number];

function PlanLists({ plan: { added, discontinued, prices, stock, changed } }: { plan: CataloguePlan }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const price = (rupiah: number, discount: number) =>
    discount === 0 ? formatRupiah(rupiah) : `${formatRupiah(rupiah)} −${number(discount)} %`;
  const others = number(changed);
  if (added.total + discontinued.total + prices.total + stock.total + changed === 0) return <p>{t`Nothing would change.`}</p>;
  return (
    <div>
      <PlanList title={t`New goods`} list={added} more={[]} />
      <PlanList title={t`Out of sale`} list={discontinued} more={[]} />
      <PlanList
        title={t`Prices`}
        list={prices}
        more={[
          { id: 'from', header: t`Old price`, isNumber: true, cell: each => price(each.from, each.discount_from) },
          { id: 'to', header: t`New price`, isNumber: true, cell: each => price(each.to, each.discount_to) },
        ]}
      />
      <PlanList
        title={t`Stock`}
        list={stock}
        more={[
          { id: 'from', header: t`Old stock`, isNumber: true, cell: ({ from }) => number(from) },
          { id: 'to', header: t`New stock`, isNumber: true, cell: ({ to }) => number(to) },
          { id: 'short', header: t`Ordered beyond it`, isNumber: true, cell: ({ short }) => (short === 0 ? '–' : number(short)) },
        ]}
      />
      {changed === 0 ? null : <p>{t`Other changes of products and variants: ${others}`}</p>}
    </div>
  );
}

interface PlanListProps<Entry> {
  title: string;
  list: { readonly total: number; readonly variants: readonly Entry[] };
  more: readonly Column<Entry>[];
}

function PlanList<Entry extends Named>({ title, list: { total, variants }, more }: PlanListProps<Entry>): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  if (total === 0) return null;
  const left = formatNumber(total - variants.length, language);
  const columns: readonly Column<Entry>[] = [
    { id: 'product', header: t`Product`, isMain: true, cell: ({ product, name }) => `${product} · ${name}` },
    { id: 'sku', header: t`SKU`, cell: ({ sku }) => sku },
    ...more,
  ];
  return (
    <Disclosure summary={`${title}: ${formatNumber(total, language)}`}>
      <DataTable label={title} columns={columns} rows={variants} rowId={({ sku }) => sku} />
      {total > variants.length ? <p className={css.muted}>{t`And ${left} more`}</p> : null}
    </Disclosure>
  );
}
