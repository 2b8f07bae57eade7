import { Trans } from '@lingui/react/macro';
import * as css from './HelpLine.css.ts';
import { ShopLink } from './ShopLink.tsx';

/** What a customer asks before they pay, in one line: how goods go back, how one pays, how they come. */
export function HelpLine() {
  return (
    <p className={css.line}>
      <ShopLink route="/guarantee-and-returns" className={css.link}>
        <Trans>Returns</Trans>
      </ShopLink>
      <ShopLink route="/faq#ways-to-pay" className={css.link}>
        <Trans>Payment</Trans>
      </ShopLink>
      <ShopLink route="/faq#services" className={css.link}>
        <Trans>Delivery</Trans>
      </ShopLink>
    </p>
  );
}
