import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import { ORDERS_CSV_PATH } from '#contract/admin-figures.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { Download } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { file } from '../data/call.ts';
import { Failure } from '../ui/Failure.tsx';
import * as css from './figures.css.ts';

type Form = 'csv' | 'excel';

/** The server answers a file here and not JSON, so that the contract has no endpoint of it. */
const ordersFile: Endpoint = { method: 'GET', path: ORDERS_CSV_PATH, access: 'admin', summary: '', answer: v.unknown() };

/** The orders of the period as a file for the bookkeeper. */
export function OrdersFile({ from, to }: { from: string; to: string }) {
  const { t } = useLingui();
  const loading = useMutation<Blob, Error, Form>({
    mutationFn: form => file(ordersFile, { query: { start_date: from, end_date: to, form } as never }),
    onSuccess: blob => save(blob, `orders-${from}-${to}.csv`),
  });
  const button = (form: Form, words: string) => (
    <Button
      variant="outline"
      leading={<Download size={18} />}
      loading={loading.isPending && loading.variables === form}
      onClick={() => (loading.isPending ? undefined : loading.mutate(form))}
    >
      {words}
    </Button>
  );
  return (
    <section className={css.section}>
      <Heading level={2}>{t`Orders as a file`}</Heading>
      <p className={css.quiet}>{t`All orders placed in this period, one a row, with customer, place and amounts.`}</p>
      <div className={css.files}>
        {button('excel', t`For Excel`)}
        {button('csv', t`As CSV`)}
      </div>
      <Failure error={loading.error} />
    </section>
  );
}

/** Hands a file to the browser, which keeps it where the merchant's downloads are. */
function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has begun to read it by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
