import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { Container } from '#ui/primitives/Container.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import * as css from './Hero.css.ts';

/** What this shop is, and the way to search where the top bar has no room for it. */
export function Hero() {
  return (
    <div className={css.hero}>
      <Container className={css.inner}>
        <Heading level={1} size="display" className={css.title}>
          <Trans>Building materials, delivered across eastern Indonesia</Trans>
        </Heading>
        <p className={css.text}>
          <Trans>Prices include VAT. Stock is what is really there, and freight is worked out by weight and island before you pay.</Trans>
        </p>
        <Link to="/products" className={css.search}>
          <Search size={20} />
          <Trans>Search cement, rebar, tiles</Trans>
        </Link>
      </Container>
      <div className={css.strata} aria-hidden="true" />
    </div>
  );
}
