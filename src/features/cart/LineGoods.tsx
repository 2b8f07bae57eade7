import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { CartLine } from '#data/cart/model.ts';
import { formatNumber } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import * as css from './CartLineItem.css.ts';

/** Product and variant of a line, with what is taken off its price. */
export function LineGoods({ line: { product, variantId, name, discount } }: { line: CartLine }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const percent = formatNumber(discount, language, 1);
  return (
    <>
      <Link to="/product/$product" params={{ product: product.slug }} search={{ variant: variantId }} className={css.name}>
        {product.name}
      </Link>
      <p className={css.variant}>
        <span className={css.variantName}>{name}</span>
        {discount > 0 ? (
          <span className={css.off}>
            <VisuallyHidden>{t`Discount`}</VisuallyHidden>
            <Words>{`−${percent}%`}</Words>
          </span>
        ) : null}
      </p>
    </>
  );
}
