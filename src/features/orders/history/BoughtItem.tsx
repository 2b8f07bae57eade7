import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Bought } from '#contract/order-history.ts';
import { formatDay, formatRupiah } from '#i18n/formats.ts';
import { lineQuantityWords } from '#i18n/line-quantity-words.ts';
import { unitWord } from '#i18n/unit-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { discountedPrice } from '#lib/money.ts';
import { ShoppingCart } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Picture } from '#ui/primitives/Picture.tsx';
import * as css from '../OrderCard.css.ts';
import { useBuyAgain } from '../use-buy-again.ts';

/** One variant that was bought before: how often, for how much, and what it costs today. */
export function BoughtItem({ bought }: { bought: Bought }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { buyAgain, isBusy } = useBuyAgain();
  const { product_variant: variant, times, last, quantity } = bought;
  const name = `${variant.product.name} · ${variant.name}`;
  const day = formatDay(last.at, language);
  const unit = unitWord(i18n, variant.unit);
  const amount = lineQuantityWords(i18n, quantity, variant.unit);
  return (
    <Card as="li" className={css.card}>
      <div className={css.brief}>
        <Picture src={variant.image_url} alt="" width={56} height={56} rounded className={css.picture} />
        <p className={css.words}>
          <Link to="/product/$product" params={{ product: variant.product.slug }} search={{ variant: variant.id }} className={css.product}>
            {name}
          </Link>
          <span className={css.more}>
            <Plural value={times} one="Bought once" other="Bought # times" />
          </span>
        </p>
      </div>
      <dl className={css.facts}>
        <div className={css.fact}>
          <dt>
            <Link
              to="/transactions/waiting-payment/{-$id}"
              params={{ id: last.order_id }}
              aria-label={`${t`Last on ${day}`}: ${last.order_number ?? ''}`}
            >
              <Trans>Last on {day}</Trans>
            </Link>
          </dt>
          <dd>{`${amount} · ${formatRupiah(discountedPrice(last.price, last.discount))}/${unit}`}</dd>
        </div>
        <div className={css.fact}>
          <dt>
            <Trans>Today</Trans>
          </dt>
          <dd>
            <strong>{`${formatRupiah(discountedPrice(bought.price, bought.discount))}/${unit}`}</strong>
            <Difference bought={bought} />
          </dd>
        </div>
      </dl>
      {variant.is_available && variant.stock > 0 ? (
        <Button
          variant="outline"
          loading={isBusy}
          leading={<ShoppingCart size={18} />}
          aria-label={`${t`Add ${amount} to the cart`}: ${name}`}
          onClick={() => buyAgain([bought])}
        >
          <Trans>Add {amount} to the cart</Trans>
        </Button>
      ) : (
        <p className={css.quiet}>{variant.is_available ? <Trans>Sold out now</Trans> : <Trans>No longer sold</Trans>}</p>
      )}
    </Card>
  );
}

/** How today's price differs from what was paid last. */
function Difference({ bought: { price, discount, last } }: { bought: Bought }) {
  const difference = discountedPrice(price, discount) - discountedPrice(last.price, last.discount);
  const amount = formatRupiah(Math.abs(difference));
  if (difference === 0) return null;
  return (
    <span className={css.factNote}>{difference > 0 ? <Trans>{amount} more than then</Trans> : <Trans>{amount} less than then</Trans>}</span>
  );
}
