import type { ReactNode } from 'react';
import { sprinkles } from '#ui/css/sprinkles.css.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';

/** A page with one form of the account. */
export function AccountPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Container narrow>
      <Stack gap={24} className={sprinkles({ paddingBlock: 24 })}>
        <Heading level={1}>{title}</Heading>
        <Card padding="lg">
          <Stack gap={16}>{children}</Stack>
        </Card>
      </Stack>
    </Container>
  );
}
