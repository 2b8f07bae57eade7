import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { AdminOrder } from '#contract/admin.ts';
import { lineQuantityWords } from '#i18n/line-quantity-words.ts';
import { LineList } from '#ui/patterns/LineList.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';

interface PickUpResultProps {
  order: AdminOrder;
  /** The number of the order that it was opened from, '' for none. */
  expected: string;
  onNext: () => void;
}

/** The code was right: which goods go to the customer now. */
export function PickUpResult({ order, expected, onNext }: PickUpResultProps) {
  const { t, i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const number = order.number ?? order.id;
  const receiver = order.received_by ?? order.customer.name;
  return (
    <Card as="section" padding="lg">
      <Stack gap={16}>
        <Heading level={2} ref={heading} tabIndex={-1}>
          {t`The code is right: hand over ${number}`}
        </Heading>
        {expected === '' || expected === number ? null : (
          <Notice tone="warn" role="alert">
            {t`The code was of order ${number}, not of ${expected}. Hand over these goods.`}
          </Notice>
        )}
        <p>{t`Noted as received by ${receiver}. Give these goods:`}</p>
        <LineList
          items={order.order_items.map(({ id, quantity, product_variant: { name, image_url, unit, sku, product } }) => ({
            key: id,
            pictureUrl: image_url,
            name: `${lineQuantityWords(i18n, quantity, unit)} ${product.name}`,
            detail: [name, sku].filter(Boolean).join(' · '),
          }))}
        />
        <Stack direction="row" gap={8}>
          <Button onClick={onNext}>{t`Next customer`}</Button>
          <Link to="/orders/$number" params={{ number } as never} className={buttonClass({ variant: 'outline' })}>
            {t`Open the order`}
          </Link>
        </Stack>
      </Stack>
    </Card>
  );
}
