import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
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
}

/** Variants with their price and stock, each with a pencil that changes it. */
export function VariantTable({ label, variants, main }: VariantTableProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const may = useMay();
  // Outside the table: what is typed stays while the rows behind are read anew.
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const close = () => setChosen(null);
  const columns: readonly Column<AdminVariant>[] = [
    main,
    {
      id: 'sku',
      header: t`SKU`,
      cell: ({ sku }) => (
        <Link to="/stock/$sku" params={{ sku } as never}>
          {sku}
        </Link>
      ),
    },
    {
      id: 'price',
      header: t`Price`,
      isNumber: true,
      cell: variant => {
        const { sku } = variant;
        const onEdit = may(setPriceEndpoint) ? () => setChosen({ variant, what: 'price' }) : null;
        return (
          <Editable label={t`Change the price of ${sku}`} onEdit={onEdit}>
            {variant.discount === 0 ? null : <Tag tone="brand">{`−${formatNumber(variant.discount, language)} %`}</Tag>}
            <Words>{formatRupiah(variant.price)}</Words>
          </Editable>
        );
      },
    },
    {
      id: 'stock',
      header: t`Stock`,
      isNumber: true,
      cell: variant => {
        const { sku } = variant;
        const onEdit = may(moveStockEndpoint) ? () => setChosen({ variant, what: 'stock' }) : null;
        return (
          <Editable label={t`Change the stock of ${sku}`} onEdit={onEdit}>
            <StockTag variant={variant} />
            <Words>{formatNumber(variant.stock, language)}</Words>
          </Editable>
        );
      },
    },
  ];
  return (
    <>
      <DataTable label={label} columns={columns} rows={variants} rowId={({ sku }) => sku} />
      {chosen?.what === 'price' ? <PriceDialog variant={chosen.variant} onClose={close} /> : null}
      {chosen?.what === 'stock' ? <MoveStockDialog variant={chosen.variant} onClose={close} /> : null}
    </>
  );
}

function Editable({ label, onEdit, children }: { label: string; onEdit: (() => void) | null; children: ReactNode }) {
  return (
    <div className={css.editable}>
      {children}
      {onEdit === null ? null : (
        <IconButton label={label} size="sm" onClick={onEdit}>
          <Pencil size={16} />
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
