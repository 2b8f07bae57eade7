import type { Product, ProductDetail, Variant } from '#contract/catalogue.ts';

/** A choice among a product's variants, however it looks. */
export interface VariantChoiceProps {
  product: Product & Pick<ProductDetail, 'is_discontinued'>;
  chosen: Variant;
  /** @param id of a variant */
  onChoose: (id: string) => void;
}
