import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import type { AdminOrder } from '#contract/admin.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { ChevronLeft, ChevronRight } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { IconButton } from '#ui/primitives/IconButton.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { ContactLinks } from '../ui/ContactLinks.tsx';
import { ReceiptView } from './ReceiptView.tsx';
import * as css from './receipts.css.ts';

interface ReceiptCardProps {
  order: AdminOrder;
  heading: RefObject<HTMLHeadingElement | null>;
  /** From 1; null for one far behind. */
  position: number | null;
  /** How many wait in all. */
  total: number;
  isAccepting: boolean;
  onAccept: () => void;
  onReject: () => void;
  /** Null where there is no other one. */
  onPage: ((by: 1 | -1) => void) | null;
}

/** One receipt beside what it must show, and the decision on it. */
export function ReceiptCard({ order, heading, position, total, isAccepting, onAccept, onReject, onPage }: ReceiptCardProps) {
  const { t } = useLingui();
  const number = order.number ?? order.id;
  const amount = formatRupiah(order.total);
  return (
    <Card as="section" padding="lg" aria-label={t`Receipt of ${number}`}>
      <Stack gap={16}>
        <div className={css.head}>
          <Heading level={2} ref={heading} tabIndex={-1}>
            <Link to="/orders/$number" params={{ number } as never}>
              {number}
            </Link>
          </Heading>
          <Stack direction="row" gap={8}>
            {onPage === null ? null : (
              <IconButton label={t`Previous receipt`} aria-keyshortcuts="K ArrowLeft" onClick={() => onPage(-1)}>
                <ChevronLeft size={20} />
              </IconButton>
            )}
            <span>{position === null ? t`${total} wait` : t`${position} of ${total}`}</span>
            {onPage === null ? null : (
              <IconButton label={t`Next receipt`} aria-keyshortcuts="J ArrowRight" onClick={() => onPage(1)}>
                <ChevronRight size={20} />
              </IconButton>
            )}
          </Stack>
        </div>
        <ReceiptView key={order.id} order={order} />
        <ContactLinks name={order.customer.name} phone={order.customer.phone} about={number} />
        <div className={css.actions}>
          <Button loading={isAccepting} aria-keyshortcuts="A" onClick={onAccept}>
            {t`Accept ${amount}`}
          </Button>
          <Button variant="danger" aria-keyshortcuts="R" onClick={onReject}>
            {t`Reject`}
          </Button>
          {onPage === null ? null : (
            <Button variant="quiet" aria-keyshortcuts="J ArrowRight" onClick={() => onPage(1)}>
              {t`Skip`}
            </Button>
          )}
        </div>
        <p className={css.keys}>{t`Keys: A accepts, R rejects, J or → skips, K or ← goes back`}</p>
      </Stack>
    </Card>
  );
}
