import { Trans } from '@lingui/react/macro';
import type { Order } from '#contract/orders.ts';
import type { PaymentMethod } from '#contract/payment.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import * as css from './payment.css.ts';

/** How to pay, step by step, with this order's amount and account. */
export function PaySteps({ order, method }: { order: Order; method: PaymentMethod }) {
  const { account } = order.payment;
  const values: Readonly<Record<string, string>> = {
    amount: formatRupiah(order.total),
    account: account === null ? '' : `${account.number} (${account.bank}, ${account.holder})`,
  };
  return (
    <Stack gap={12}>
      <Heading level={3} size="group">
        <Trans>How to pay</Trans>
      </Heading>
      <ol className={css.steps}>
        {method.steps.map(step => (
          <li key={step} className={css.step}>
            {step.replace(/\{(amount|account)\}/g, (_, name: string) => values[name] ?? '')}
          </li>
        ))}
      </ol>
    </Stack>
  );
}
