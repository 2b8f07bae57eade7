import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { Product } from '#contract/catalogue.ts';
import { hasPriceRange, leadVariant } from '#data/catalogue/price.ts';
import { pictureOf } from '#data/pictures/of-variant.ts';
import { ProductCard } from '#ui/patterns/ProductCard.tsx';
import { Delivered } from '../Delivered.tsx';
import { useAge, withAge } from '../SavedAt.tsx';
import { useProductWords } from '../use-product-words.ts';
import { AddControl } from './AddControl.tsx';

/** When the picture is fetched: `first` before everything, `early` with the page, `later` once the page works. */
export type PicturePriority = 'first' | 'early' | 'later';

/** Priority of a list's pictures: the first row of a phone and of a small desktop is seen at once. */
export function priorityAt(index: number): PicturePriority {
  if (index === 0) return 'first';
  return index < 4 ? 'early' : 'later';
}

/** Characters of an amount beside which its unit finds room in the larger size: 'Rp 999.900'. */
const LONG = 10;

export interface CatalogueCardProps {
  product: Product;
  priority: PicturePriority;
  headingLevel?: 2 | 3;
  /** In a list that is shown as rows: with a stepper from the start. */
  isRow?: boolean;
}

/** A product in a list or shelf. */
export const CatalogueCard = memo(function CatalogueCard({ product, priority, headingLevel = 3, isRow = false }: CatalogueCardProps) {
  const { t } = useLingui();
  const words = useProductWords();
  const age = useAge();
  const variant = leadVariant(product);
  if (variant === null) return null;
  const { url, srcset, width, height } = pictureOf(product.image, variant);
  const price = words.price(variant);
  const isMeant = variant.id === product.variant;
  const stock = words.stock(variant);
  const basePrice = words.basePrice(variant);
  return (
    <ProductCard
      picture={{
        src: url,
        srcSet: srcset ?? undefined,
        alt: '',
        width,
        height,
        leads: priority === 'first',
        deferred: priority === 'later',
      }}
      name={product.name}
      headingLevel={headingLevel}
      renderLink={props => (
        <Link to="/product/$product" params={{ product: product.slug }} search={isMeant ? { variant: variant.id } : {}} {...props} />
      )}
      price={{
        ...price,
        ...(hasPriceRange(product) && !isMeant ? { amountLabel: t`Price from`, prefix: t`from` } : {}),
        size: price.amount.length > LONG ? 'sm' : 'md',
      }}
      basePrice={isMeant ? [variant.name, basePrice].filter(Boolean).join(' · ') : basePrice}
      stock={stock.tone === 'ok' && age === null ? undefined : withAge(stock, age)}
      rating={words.rating(product)}
      delivered={<Delivered product={product} variant={variant} />}
      action={<AddControl product={product} variant={variant} isRow={isRow} />}
    />
  );
});
