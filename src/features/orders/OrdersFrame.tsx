import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ageClock } from '#data/age-clock.ts';
import { useOldestShown } from '#data/cache/use-oldest-shown.ts';
import { useSavedAt } from '#data/connectivity.ts';
import { formatAge } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { SavedNote } from '#ui/patterns/SavedNote.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import * as css from './OrdersFrame.css.ts';

/** A page about orders: its heading with an optional quiet line below it, and one narrow column, or with `wide` the full width. */
export function OrdersFrame({
  title,
  note,
  wide = false,
  back,
  children,
}: {
  title: string;
  note?: ReactNode;
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
        {note ? <p className={css.note}>{note}</p> : null}
        <OrdersAge />
      </div>
      {children}
    </Container>
  );
}

const ordersKey = ['private', 'orders'] as const;

/** How old the orders are that are shown from the phone; nothing while the shop answers. */
export function OrdersAge() {
  const { language } = useLanguage();
  const savedAt = useSavedAt(useOldestShown(ordersKey) ?? undefined);
  const age = savedAt === null ? '' : formatAge(savedAt, language, ageClock.now());
  return savedAt === null ? null : (
    <SavedNote>
      <Trans>Saved {age}</Trans>
    </SavedNote>
  );
}
