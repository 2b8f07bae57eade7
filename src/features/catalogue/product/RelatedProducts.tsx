import { useLingui } from '@lingui/react/macro';
import type { Product } from '#contract/catalogue.ts';
import { Shelf } from '../shelf/Shelf.tsx';
import { ShelfSection } from '../shelf/ShelfSection.tsx';

/** Others of the same category. */
export function RelatedProducts({ products }: { products: readonly Product[] }) {
  const { t } = useLingui();
  if (products.length === 0) return null;
  return (
    <ShelfSection title={t`Similar products`} anchor="similar">
      <Shelf products={products} />
    </ShelfSection>
  );
}
