import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Container } from '#ui/primitives/Container.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import * as css from './Hero.css.ts';

/** Introduces the shop in its merchant's words, and has the login where the menu row has no room. */
export function Hero({ headline }: { headline: string }) {
  return (
    <div className={css.hero}>
      <Container className={css.inner}>
        <Heading level={1} size="display" className={css.title}>
          {headline}
        </Heading>
        <p className={css.text}>
          <Trans>Prices include VAT, stock is real, and freight is worked out by weight and island before you pay.</Trans>
        </p>
        <Link to="/products" className={`${buttonClass()} ${css.browse}`}>
          <Trans>Browse all products</Trans>
        </Link>
      </Container>
      <div className={css.strata} aria-hidden="true" />
    </div>
  );
}
