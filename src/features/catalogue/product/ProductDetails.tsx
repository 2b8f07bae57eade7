import { Trans, useLingui } from '@lingui/react/macro';
import type { DetailVariant, ProductDetail } from '#contract/catalogue.ts';
import { formatWeight } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import { useProductWords } from '../use-product-words.ts';
import { HandlingFlags } from './HandlingFlags.tsx';
import * as css from './ProductDetails.css.ts';

interface Props {
  product: ProductDetail;
  variant: DetailVariant;
  isPartial: boolean;
}

/** Handling, description, specifications: the parts that lists don't carry; of a price list on the phone what it knows. */
export function ProductDetails({ product, variant, isPartial }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const words = useProductWords();
  const isListed = product.attributes.length > 0;
  if (isPartial && !isListed) return <DetailsSkeleton />;
  if (variant.sku === '' && !isListed) return null;
  const centimetres = variant.size.map(millimetres => words.number(millimetres / 10, 1)).join(' × ');
  const unit = words.unit(variant.unit);
  const rows = [
    { label: t`Packed weight`, value: t`${formatWeight(variant.weight, language)} per ${unit}` },
    { label: t`Packed size`, value: `${centimetres} cm` },
    ...product.attributes,
    ...(variant.sku === '' ? [] : [{ label: t`Product code`, value: variant.sku }]),
  ];
  return (
    <div className={css.columns}>
      <div className={css.column}>
        <HandlingFlags flags={product.flags} />
        {product.description === '' ? null : (
          <section aria-labelledby="description">
            <Heading level={2} id="description">
              <Trans>Description</Trans>
            </Heading>
            <p className={css.text}>{product.description}</p>
          </section>
        )}
      </div>
      <section aria-labelledby="specifications">
        <Heading level={2} id="specifications">
          <Trans>Specifications</Trans>
        </Heading>
        <table className={css.table}>
          <tbody>
            {rows.map(row => (
              <tr key={`${row.label} ${row.value}`} className={css.row}>
                <th scope="row" className={css.label}>
                  {row.label}
                </th>
                <td className={css.value}>{row.value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function DetailsSkeleton() {
  const { t } = useLingui();
  return (
    <div className={css.columns} aria-busy="true">
      <VisuallyHidden role="status">{t`Loading`}</VisuallyHidden>
      <Skeleton shape="title" width="third" />
      <Skeleton />
      <Skeleton width="most" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </div>
  );
}
