import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { CartLine } from '#data/cart/model.ts';
import { useCart } from '#data/cart/use-cart.ts';
import { useKnownCounts } from '#data/notifications/use-known-counts.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { countWords } from '#i18n/quantity-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { lineTotal } from '#lib/money.ts';
import { ShoppingCart } from '#ui/icons.ts';
import { Dot } from '#ui/primitives/Badge.tsx';
import { iconButtonClass } from '#ui/primitives/IconButton.css.ts';
import { Picture } from '#ui/primitives/Picture.tsx';
import { Popover } from '#ui/primitives/Popover.tsx';
import { Price } from '#ui/primitives/Price.tsx';
import * as css from './popovers.css.ts';

const shownLines = 5;

/** The cart with its dot; a popover shows the first lines to a customer with a mouse or a keyboard. */
export function CartButton() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { cart } = useCart(language);
  const lines = cart?.lines ?? [];
  const known = useKnownCounts();
  const count = cart === null ? known.cart : lines.length;
  return (
    <Popover
      renderTrigger={({ onClick: _press, ...trigger }) => (
        <Link to="/cart" className={iconButtonClass()} aria-label={count === 0 ? t`Cart` : t`Cart, products: ${count}`} {...trigger}>
          <ShoppingCart size={24} />
          {count > 0 ? <Dot /> : null}
        </Link>
      )}
    >
      {count === 0 ? (
        <p className={css.empty}>
          <Trans>Your cart is empty</Trans>
        </p>
      ) : (
        <>
          <ul className={css.list}>
            {lines.slice(0, shownLines).map(line => (
              <Line key={line.variantId} line={line} />
            ))}
          </ul>
          <Link to="/cart" className={css.all}>
            <Trans>See all ({count})</Trans>
          </Link>
        </>
      )}
    </Popover>
  );
}

function Line({ line }: { line: CartLine }) {
  const { t, i18n } = useLingui();
  const total = formatRupiah(lineTotal(line.price, line.discount, line.quantity));
  return (
    <li className={css.line}>
      <Picture src={line.imageUrl} alt="" width={48} height={48} className={css.thumb} />
      <div className={css.words}>
        <p className={css.name}>{`${line.product.name} · ${line.name} × ${countWords(i18n, line.quantity, line.unit)}`}</p>
        <Price
          size="sm"
          amount={total}
          {...(line.discount > 0 ? { original: formatRupiah(line.price * line.quantity), originalLabel: t`Original price` } : {})}
        />
      </div>
    </li>
  );
}
