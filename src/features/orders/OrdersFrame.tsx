import type { ReactNode } from 'react';
import { Container } from '#ui/primitives/Container.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import * as css from './OrdersFrame.css.ts';

/** A page about orders: its heading and one narrow column, or with `wide` the full width. */
export function OrdersFrame({
  title,
  wide = false,
  back,
  children,
}: {
  title: string;
  wide?: boolean;
  back?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Container narrow={!wide} className={css.page}>
      <div>
        {back}
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
      </div>
      {children}
    </Container>
  );
}
