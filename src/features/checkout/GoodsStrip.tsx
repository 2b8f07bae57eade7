import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Order, OrderItem } from '#contract/orders.ts';
import { orderedItems } from '#data/checkout/expectation.ts';
import { formatNumber } from '#i18n/formats.ts';
import { lineQuantityWords } from '#i18n/line-quantity-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Picture } from '#ui/primitives/Picture.tsx';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import * as css from './GoodsStrip.css.ts';

/** Pictures beside 'Edit' on a phone; the rest is counted. */
const SHOWN = 4;

/** What is ordered, as small pictures with counts; the review has it in words. */
export function GoodsStrip({ order }: { order: Order }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const title = t`Cart`;
  const items = orderedItems(order);
  const more = items.slice(SHOWN);
  const wordsOf = ({ quantity, product_variant: { product, name, unit } }: OrderItem) =>
    `${product.name}, ${name}: ${lineQuantityWords(i18n, quantity, unit)}`;
  return (
    <div className={css.strip}>
      <ul className={css.goods} aria-label={t`Goods of this order`}>
        {items.slice(0, SHOWN).map(item => (
          <li key={item.id} className={css.item}>
            <Picture src={item.product_variant.image_url} alt="" width={56} height={56} rounded className={css.picture} />
            <span className={css.count} aria-hidden="true">
              {`×${formatNumber(item.quantity, language)}`}
            </span>
            <VisuallyHidden>{wordsOf(item)}</VisuallyHidden>
          </li>
        ))}
        {more.length === 0 ? null : (
          <li className={css.more}>
            <span aria-hidden="true">{`+${more.length}`}</span>
            <VisuallyHidden>{more.map(wordsOf).join('; ')}</VisuallyHidden>
          </li>
        )}
      </ul>
      <Link to="/cart" className={css.change} aria-label={t`Edit: ${title}`}>
        <Trans>Edit</Trans>
      </Link>
    </div>
  );
}
