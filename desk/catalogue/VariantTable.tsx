import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { PackagePlus, Percent } from 'lucide-react';
import { useState } from 'react';
import { type AdminVariant, LOW_STOCK, setPriceEndpoint } from '#contract/admin-editing.ts';
import { moveStockEndpoint } from '#contract/admin-stock.ts';
import { formatNumber, formatRupiah } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { IconButton } from '#ui/primitives/IconButton.tsx';
import { Tag } from '#ui/primitives/Tag.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import { useMay } from '../data/me.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import * as css from './catalogue.css.ts';
import type { Drafts } from './inline/drafts.ts';
import { PriceFigure } from './inline/PriceFigure.tsx';
import { StockFigure } from './inline/StockFigure.tsx';
import { MoveStockDialog } from './MoveStockDialog.tsx';
import { PriceDialog } from './PriceDialog.tsx';

interface Chosen {
  readonly variant: AdminVariant;
  readonly what: 'price' | 'stock';
}

interface VariantTableProps {
  label: string;
  variants: readonly AdminVariant[];
  /** What a row is called. */
  main: Column<AdminVariant>;
  drafts: Drafts;
  /** All rows there are stand in the table, and not one page of them: only then they can be sorted here. */
  isWhole: boolean;
}

/** Variants with their price and stock: a tap on a figure changes it in its row, a button beside it opens what needs more. */
export function VariantTable({ label, variants, main, drafts, isWhole }: VariantTableProps) {
  const { t } = useLingui();
  const may = useMay();
  // Outside the table: what is typed stays while the rows behind are read anew.
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const close = () => setChosen(null);
  const sorted = (column: Column<AdminVariant>): Column<AdminVariant> => (isWhole ? column : { ...column, sortBy: undefined });
  const columns: readonly Column<AdminVariant>[] = [
    main,
    { id: 'sku', header: t`SKU`, sortBy: ({ sku }) => sku, cell: ({ sku }) => <SkuLink sku={sku} /> },
    {
      id: 'price',
      header: t`Price`,
      isNumber: true,
      sortBy: ({ price }) => price,
      cell: variant => (
        <PriceCell variant={variant} drafts={may(setPriceEndpoint) ? drafts : null} onMore={() => setChosen({ variant, what: 'price' })} />
      ),
    },
    {
      id: 'stock',
      header: t`Stock`,
      isNumber: true,
      sortBy: ({ stock }) => stock,
      cell: variant => (
        <StockCell variant={variant} drafts={may(moveStockEndpoint) ? drafts : null} onMore={() => setChosen({ variant, what: 'stock' })} />
      ),
    },
  ];
  return (
    <>
      <DataTable label={label} columns={columns.map(sorted)} rows={variants} rowId={({ sku }) => sku} />
      {chosen?.what === 'price' ? <PriceDialog variant={chosen.variant} onClose={close} /> : null}
      {chosen?.what === 'stock' ? <MoveStockDialog variant={chosen.variant} onClose={close} /> : null}
    </>
  );
}

function SkuLink({ sku }: { sku: string }) {
  return (
    <Link to="/stock/$sku" params={{ sku } as never}>
      {sku}
    </Link>
  );
}

interface CellProps {
  variant: AdminVariant;
  /** Null where the merchant's role may not change it. */
  drafts: Drafts | null;
  onMore: () => void;
}

/* A field takes the room of what else stands in its cell. */
function PriceCell({ variant, drafts, onMore }: CellProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { sku, discount, price } = variant;
  const isOpen = drafts?.find(sku, 'price') !== undefined;
  return (
    <div className={css.editable}>
      {discount === 0 || isOpen ? null : <Tag tone="brand">{`−${formatNumber(discount, language)} %`}</Tag>}
      {drafts === null ? <Words>{formatRupiah(price)}</Words> : <PriceFigure variant={variant} drafts={drafts} />}
      {drafts === null || isOpen ? null : (
        <IconButton label={t`Price and discount of ${sku}`} size="sm" onClick={onMore}>
          <Percent size={16} />
        </IconButton>
      )}
    </div>
  );
}

function StockCell({ variant, drafts, onMore }: CellProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { sku, stock } = variant;
  const isOpen = drafts?.find(sku, 'stock') !== undefined;
  return (
    <div className={css.editable}>
      {isOpen ? null : <StockTag variant={variant} />}
      {drafts === null ? <Words>{formatNumber(stock, language)}</Words> : <StockFigure variant={variant} drafts={drafts} />}
      {drafts === null || isOpen ? null : (
        <IconButton label={t`Book goods of ${sku}`} size="sm" onClick={onMore}>
          <PackagePlus size={16} />
        </IconButton>
      )}
    </div>
  );
}

function StockTag({ variant: { is_active, stock } }: { variant: AdminVariant }) {
  const { t } = useLingui();
  if (!is_active) return <Tag>{t`Not sold`}</Tag>;
  if (stock === 0) return <Tag tone="bad">{t`Sold out`}</Tag>;
  return stock <= LOW_STOCK ? <Tag tone="warn">{t`Low`}</Tag> : null;
}
