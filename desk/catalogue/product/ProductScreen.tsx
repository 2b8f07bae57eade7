import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { type AdminProduct, type AdminVariant, adminProductEndpoint, setProductEndpoint } from '#contract/admin-editing.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import { useReading } from '../../data/reading.ts';
import { Answer } from '../../ui/Answer.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Page } from '../../ui/Page.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { useDrafts } from '../inline/drafts.ts';
import { UnsavedDrafts } from '../inline/UnsavedDrafts.tsx';
import { VariantTable } from '../VariantTable.tsx';
import { ProductForm } from './ProductForm.tsx';

/** One product: its words, its photos, whether it is sold, and its variants. */
export function ProductScreen() {
  const { t } = useLingui();
  const { slug = '' } = useParams({ strict: false }) as { slug?: string };
  const reading = useReading(adminProductEndpoint, { params: { slug } });
  const product = reading.data;
  return (
    <Page
      title={product?.name_id ?? t`Product`}
      back={{ to: '/products', label: t`Goods` }}
      actions={
        product?.is_active ? (
          <a href={`/products/${slug}`} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'outline', size: 'sm' })}>
            <ExternalLink size={18} aria-hidden="true" />
            <Words>{t`Page in the shop`}</Words>
          </a>
        ) : null
      }
    >
      <Answer reading={reading}>{found => <Product key={found.slug} product={found} />}</Answer>
    </Page>
  );
}

function Product({ product }: { product: AdminProduct }) {
  const { t } = useLingui();
  const drafts = useDrafts();
  const main: Column<AdminVariant> = { id: 'name', header: t`Variant`, isMain: true, sortBy: ({ name }) => name, cell: ({ name }) => name };
  return (
    <>
      <SaleState product={product} />
      <Stack as="section" gap={12}>
        <Heading level={2}>{t`Variants`}</Heading>
        <VariantTable label={t`Variants`} variants={product.variants} main={main} drafts={drafts} isWhole />
        <UnsavedDrafts drafts={drafts} shown={new Set(product.variants.map(({ sku }) => sku))} />
      </Stack>
      {product.is_active ? (
        <Card as="section" padding="lg">
          <ProductForm product={product} />
        </Card>
      ) : null}
    </>
  );
}

/** Whether the product is sold, and the way to change that. */
function SaleState({ product: { slug, name_id: name, is_active: isSold } }: { product: AdminProduct }) {
  const { t } = useLingui();
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Notice
        tone={isSold ? 'ok' : 'warn'}
        title={isSold ? t`On sale` : t`Not sold`}
        action={
          <Button variant="outline" size="sm" onClick={() => setIsAsking(true)}>
            {isSold ? t`Stop selling` : t`Sell again`}
          </Button>
        }
      >
        {isSold ? t`Customers find and order it.` : t`Customers cannot order it. Sell it again to change its words and photos.`}
      </Notice>
      {isAsking ? (
        <FormDialog
          title={isSold ? t`Stop selling ${name}?` : t`Sell ${name} again?`}
          endpoint={setProductEndpoint}
          params={{ slug }}
          body={() => ({ is_active: !isSold })}
          action={isSold ? t`Stop selling` : t`Sell again`}
          variant={isSold ? 'danger' : 'solid'}
          size="sm"
          onClose={() => setIsAsking(false)}
          onDone={() => toast(isSold ? t`${name} is no longer sold` : t`${name} is on sale again`)}
        >
          {error => (
            <>
              <p>
                {isSold
                  ? t`Customers can no longer order it. Orders that were placed go on, and the stock stays.`
                  : t`Customers can order it again, with its prices and stock.`}
              </p>
              {error('is_active') === undefined ? null : <Notice tone="bad">{t`The last product stays on sale.`}</Notice>}
            </>
          )}
        </FormDialog>
      ) : null}
    </>
  );
}
