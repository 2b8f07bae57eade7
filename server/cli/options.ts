import { parseArgs } from 'node:util';
import { catalogueOptions } from './catalogue-command.ts';
import { moneyNames } from './money.ts';
import { UsageError } from './usage.ts';

/** Which commands take which options; the others hold for all. */
const takenBy: Readonly<Record<string, readonly string[]>> = {
  status: ['orders'],
  ...catalogueOptions,
  limit: ['orders', 'broadcasts', 'stock', 'payments', 'refunds', 'customers', 'returns', 'audit'],
  offset: ['orders', 'broadcasts', 'stock', 'payments', 'refunds', 'customers', 'returns', 'audit'],
  reason: ['cancel', 'stock', 'customers', 'returns'],
  note: ['stock', ...moneyNames, 'returns'],
  by: ['stock', ...moneyNames, 'returns', 'notes'],
  amount: ['paid', 'payments', 'refunds', 'prices', 'returns'],
  wish: ['returns'],
  refund: ['returns'],
  replace: ['returns'],
  restock: ['returns'],
  discount: ['price'],
  crop: ['picture'],
  percent: ['prices'],
  category: ['prices'],
  brand: ['prices'],
  round: ['prices'],
  apply: ['prices'],
  reference: ['paid', 'payments', 'refunds'],
  payer: ['paid', 'payments'],
  date: ['paid', 'payments'],
  state: ['payments', 'refunds', 'returns'],
  search: ['orders', 'customers', 'audit'],
  role: ['staff'],
  blocked: ['customers'],
  from: ['orders'],
  until: ['orders'],
  'to-check': ['orders'],
  accept: ['receipt'],
  reject: ['receipt'],
  tracking: ['ship'],
  'received-by': ['deliver'],
  code: ['deliver'],
  'id-text': ['announce', 'promote'],
  'en-text': ['announce', 'promote'],
  customer: ['announce', 'promote'],
  to: ['announce', 'promote'],
  yes: ['demo'],
};

/** Values of the options, as far as they were given. */
export type Values = ReturnType<typeof parse>['values'];

/** @throws UsageError where a command was given an option that it doesn't take */
export function checkOptions(name: string, values: Values): void {
  for (const [option, takers] of Object.entries(takenBy)) {
    if (option in values && !takers.includes(name)) throw new UsageError(`'${name}' takes no --${option}.`);
  }
}

/** Splits the arguments into options and the other words. @throws UsageError */
export function parse(argv: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        status: text,
        yes: flag,
        limit: text,
        offset: text,
        reason: text,
        accept: flag,
        reject: text,
        tracking: text,
        'received-by': text,
        code: text,
        'id-text': text,
        'en-text': text,
        customer: text,
        to: text,
        'dry-run': flag,
        discontinue: flag,
        merge: flag,
        undo: flag,
        list: flag,
        excel: flag,
        add: text,
        take: text,
        note: text,
        by: text,
        amount: text,
        wish: text,
        role: text,
        refund: flag,
        replace: flag,
        restock: flag,
        reference: text,
        payer: text,
        date: text,
        state: text,
        search: text,
        blocked: flag,
        from: text,
        until: text,
        'to-check': flag,
        discount: text,
        crop: text,
        percent: text,
        category: text,
        brand: text,
        round: text,
        apply: text,
        url: text,
        key: text,
        json: flag,
        help: { ...flag, short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
