import { Trans } from '@lingui/react/macro';
import { useDestination } from '#data/freight/destination.ts';
import { Container } from '#ui/primitives/Container.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import * as css from './Hero.css.ts';

/** Introduces the shop in its merchant's words, and promises in one line what holds for its prices, with the customer's place where it is known. */
export function Hero({ headline }: { headline: string }) {
  const place = useDestination()?.name;
  return (
    <div className={css.hero}>
      <Container className={css.inner}>
        <Heading level={1} className={css.title}>
          {headline}
        </Heading>
        <p className={css.text}>
          {place === undefined ? (
            <Trans>VAT included, freight known before you pay</Trans>
          ) : (
            <Trans>VAT included, freight to {place} known before you pay</Trans>
          )}
        </p>
      </Container>
      <div className={css.strata} aria-hidden="true" />
    </div>
  );
}
