import { useLingui } from '@lingui/react/macro';
import { changePricesEndpoint, type PriceChange, type PricePreview } from '#contract/admin-editing.ts';
import { formatNumber, formatRupiah } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { AppError } from '#lib/app-error.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { useDecision } from '../data/decision.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Failure } from '../ui/Failure.tsx';
import * as css from './catalogue.css.ts';

interface NewPricesProps {
  change: PriceChange;
  preview: PricePreview;
  isLooking: boolean;
  /** Asks for the preview again. */
  onLook: () => void;
  onDone: (total: number) => void;
}

/** The prices as they would become, and the button that makes exactly these. */
export function NewPrices({ change, preview, isLooking, onLook, onDone }: NewPricesProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const making = useDecision(changePricesEndpoint, ({ total }) => onDone(total));
  const { token, total, unchanged, variants } = preview;
  const isOutdated = making.error instanceof AppError && making.error.code === 'preview_outdated';
  const [count, same, more] = [total, unchanged, total - variants.length].map(each => formatNumber(each, language));
  const look = () => {
    making.reset();
    onLook();
  };
  if (total === 0) return <EmptyState>{t`No price changes: rounding leaves them as they are.`}</EmptyState>;
  return (
    <Stack as="section" gap={12}>
      <Heading level={2}>{t`New prices: ${count}`}</Heading>
      {unchanged === 0 ? null : <p className={css.muted}>{t`Prices that stay as they are: ${same}`}</p>}
      <Failure error={making.error} />
      <Stack direction="row" gap={8}>
        {isOutdated ? (
          <Button onClick={look} loading={isLooking}>
            {t`Look again`}
          </Button>
        ) : (
          <Button onClick={() => making.mutate({ body: { ...change, token } })} loading={making.isPending || isLooking}>
            {t`Make these prices`}
          </Button>
        )}
      </Stack>
      <PriceTable variants={variants} isWhole={total === variants.length} />
      {total === variants.length ? null : <p className={css.muted}>{t`And ${more} more`}</p>}
    </Stack>
  );
}

type NewPrice = PricePreview['variants'][number];

function PriceTable({ variants, isWhole }: { variants: readonly NewPrice[]; isWhole: boolean }) {
  const { t } = useLingui();
  // The first of many prices in order would not be the lowest of all.
  const sort = (by: (price: NewPrice) => string | number) => (isWhole ? by : undefined);
  const columns: readonly Column<NewPrice>[] = [
    {
      id: 'product',
      header: t`Product`,
      isMain: true,
      sortBy: sort(({ product, name }) => `${product} ${name}`),
      cell: ({ product, name }) => `${product} · ${name}`,
    },
    { id: 'sku', header: t`SKU`, cell: ({ sku }) => sku },
    { id: 'from', header: t`Old price`, isNumber: true, sortBy: sort(({ from }) => from), cell: ({ from }) => formatRupiah(from) },
    { id: 'to', header: t`New price`, isNumber: true, sortBy: sort(({ to }) => to), cell: ({ to }) => formatRupiah(to) },
  ];
  return <DataTable label={t`New prices`} columns={columns} rows={variants} rowId={({ sku }) => sku} />;
}
