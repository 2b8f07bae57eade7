import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Container } from '#ui/primitives/Container.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { LineArt } from '#ui/primitives/LineArt.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { title } from './PageNotFound.css.ts';

/** A page, product, category or order that is not there. */
export function PageNotFound() {
  return (
    <Container narrow>
      <Heading level={1} className={title}>
        <Trans>This page was not found</Trans>
      </Heading>
      <EmptyState
        illustration={<Signpost />}
        action={
          <Stack direction="row" gap={12} justify="center">
            <Link to="/" className={buttonClass()}>
              <Trans>Home</Trans>
            </Link>
            <Link to="/products" className={buttonClass({ variant: 'outline' })}>
              <Trans>Browse products</Trans>
            </Link>
          </Stack>
        }
      >
        <Trans>It may have moved, or the address has a typo.</Trans>
      </EmptyState>
    </Container>
  );
}

/** Its boards say nothing. */
function Signpost() {
  return (
    <LineArt>
      <path d="M60 8v6m0 16v6m0 16v20M42 72h36" />
      <path d="M36 14h44l9 8-9 8H36zM84 36H40l-9 8 9 8h44z" />
    </LineArt>
  );
}
