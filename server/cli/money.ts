import {
  addPaymentEndpoint,
  addRefundEndpoint,
  adminCustomersEndpoint,
  assignPaymentEndpoint,
  blockCustomerEndpoint,
  dismissRefundEndpoint,
  orderRulesEndpoint,
  paymentsEndpoint,
  payOrderEndpoint,
  refundPaymentEndpoint,
  refundsEndpoint,
  sendRefundEndpoint,
  setOrderRulesEndpoint,
  unblockCustomerEndpoint,
} from '#contract/admin-money.ts';
import type { CallCommand } from './call-command.ts';
import { customersText, paymentsText, refundsText, rulesText } from './money-text.ts';
import { orderText, rupiah } from './print.ts';
import { call } from './shop.ts';
import { none, pageOf, pairs, required, UsageError, whole } from './usage.ts';

export const moneyHelp = `  paid ID --amount N --reference TEXT            an order is paid without a receipt: while it waits for its payment, or for a
          [--payer NAME] [--date YYYY-MM-DD]     day after its deadline has cancelled it, if its goods are still there
  payments [--state open|booked|refunded]        money that came without a receipt
  payments add --amount N --reference TEXT …     note money that came without an order
  payments assign PAYMENT ID                     it paid this order
  payments refund PAYMENT                        it goes back
  refunds [--state owed|sent|dismissed]          money that goes back to customers
  refunds add ID --amount N --note "why"         owe an order's customer some
  refunds sent REFUND --reference TEXT           it was sent
  refunds dismiss REFUND --note "why"            nothing is owed after all
  rules show                                     how long orders wait, and how much a customer may have unpaid
  rules set NAME=N …                             rules set validation_hours=48 open_orders=10
  customers [--search TEXT] [--blocked]          by a part of name, phone number or e-mail address
  customers block EMAIL --reason "why"           take no more orders of a customer
  customers unblock EMAIL                        take them again
                                                 [--by NAME] says who did it, [--note TEXT] what for`;

/** The words that begin such a command. */
export const moneyNames = ['paid', 'payments', 'refunds', 'rules', 'customers'] as const;

/** The options that these commands take, as far as they were given. */
export interface MoneyValues {
  readonly amount?: string | undefined;
  readonly reference?: string | undefined;
  readonly payer?: string | undefined;
  readonly date?: string | undefined;
  readonly note?: string | undefined;
  readonly by?: string | undefined;
  readonly state?: string | undefined;
  readonly search?: string | undefined;
  readonly blocked?: boolean | undefined;
  readonly reason?: string | undefined;
  readonly limit?: string | undefined;
  readonly offset?: string | undefined;
}

const command = (subject: string, perform: CallCommand['perform']): CallCommand => ({ name: 'call', subject, perform });

/**
 * Reads 'paid …', 'payments …', 'refunds …', 'rules …' and 'customers …'.
 * @throws UsageError
 */
export function readMoneyCommand(words: readonly string[], values: MoneyValues): CallCommand {
  const [name = '', ...rest] = words;
  switch (name) {
    case 'paid':
      return readPaid(rest, values);
    case 'payments':
      return readPayments(rest, values);
    case 'refunds':
      return readRefunds(rest, values);
    case 'rules':
      return readRules(rest);
    default:
      return readCustomers(rest, values);
  }
}

const by = ({ by: person }: MoneyValues) => (person === undefined ? {} : { person });
const listQuery = (values: MoneyValues) => {
  const { limit, offset } = pageOf(values);
  return { limit: String(limit), offset: String(offset), ...(values.state === undefined ? {} : { state: values.state }) };
};

function paymentOf(name: string, values: MoneyValues) {
  return {
    amount: whole('amount', required(values.amount, `'${name}' needs --amount in rupiah, such as 150000.`), 1, 2_000_000_000),
    reference: required(values.reference?.trim(), `'${name}' needs --reference, as the bank's statement has it.`),
    ...{ payer: values.payer ?? '', note: values.note ?? '', ...by(values) },
    ...(values.date === undefined ? {} : { received_on: values.date }),
  };
}

function readPaid([argument, ...rest]: readonly string[], values: MoneyValues): CallCommand {
  const id = required(argument, "'paid' needs an order's number or id.");
  none(rest, 0);
  const body = paymentOf('paid', values);
  return command(`order ${id}`, async shop => {
    const data = await call(shop, payOrderEndpoint, { params: { id }, body });
    return { data, text: `Paid with ${rupiah(body.amount)}.\n\n${orderText(data)}` };
  });
}

function readPayments([verb, id, order, ...rest]: readonly string[], values: MoneyValues): CallCommand {
  const payment = () => required(id, `'payments ${verb}' needs a payment's id.`);
  if (verb === undefined) {
    return command('such page', async shop => {
      const data = await call(shop, paymentsEndpoint, { query: listQuery(values) });
      return { data, text: paymentsText(data.payments, data.total) };
    });
  }
  if (verb === 'add') {
    none(
      [id, order].filter(word => word !== undefined),
      0,
    );
    const body = paymentOf('payments add', values);
    return command('payment', async shop => {
      const data = await call(shop, addPaymentEndpoint, { body });
      return { data, text: `Noted. When its order is known: npm run admin -- payments assign ${data.id} ORDER` };
    });
  }
  none(rest, 0);
  if (verb === 'assign') {
    const params = { id: payment() };
    const body = { order: required(order, "'payments assign' needs an order's number or id after the payment."), ...by(values) };
    return command(`payment ${params.id}, or no order ${body.order}`, async shop => {
      const data = await call(shop, assignPaymentEndpoint, { params, body });
      return { data, text: `Paid.\n\n${orderText(data)}` };
    });
  }
  if (verb !== 'refund') throw new UsageError("'payments' goes alone, or with add, assign or refund.");
  const params = { id: payment() };
  return command(`payment ${params.id}`, async shop => {
    const data = await call(shop, refundPaymentEndpoint, { params, body: by(values) });
    return { data, text: `It is on the list of refunds, as ${data.id}.` };
  });
}

function readRefunds([verb, id, ...rest]: readonly string[], values: MoneyValues): CallCommand {
  none(rest, 0);
  if (verb === undefined) {
    return command('such page', async shop => {
      const data = await call(shop, refundsEndpoint, { query: listQuery(values) });
      return { data, text: refundsText(data.refunds, data.total, data.owed) };
    });
  }
  const note = () => required(values.note?.trim(), `'refunds ${verb}' needs --note "why".`);
  if (verb === 'add') {
    const order = required(id, "'refunds add' needs an order's number or id.");
    const amount = whole('amount', required(values.amount, "'refunds add' needs --amount in rupiah."), 1, 2_000_000_000);
    const body = { order, amount, note: note(), ...by(values) };
    return command(`order ${order}`, async shop => {
      const data = await call(shop, addRefundEndpoint, { body });
      return { data, text: `${rupiah(amount)} are owed, as ${data.id}.` };
    });
  }
  const params = { id: required(id, `'refunds ${verb}' needs a refund's id.`) };
  if (verb === 'sent') {
    const body = { reference: required(values.reference?.trim(), "'refunds sent' needs --reference of the transfer."), ...by(values) };
    return command(`refund ${params.id}`, async shop => {
      const data = await call(shop, sendRefundEndpoint, { params, body });
      return { data, text: `${rupiah(data.amount)} were sent.` };
    });
  }
  if (verb !== 'dismiss') throw new UsageError("'refunds' goes alone, or with add, sent or dismiss.");
  const body = { note: note(), ...by(values) };
  return command(`refund ${params.id}`, async shop => {
    const data = await call(shop, dismissRefundEndpoint, { params, body });
    return { data, text: 'Nothing is owed any more.' };
  });
}

function readRules([verb, ...rest]: readonly string[]): CallCommand {
  if (verb === 'show') {
    none(rest, 0);
    return command('rules', async shop => {
      const data = await call(shop, orderRulesEndpoint);
      return { data, text: rulesText(data) };
    });
  }
  if (verb !== 'set') throw new UsageError("'rules' goes with show or set.");
  required(rest[0], "'rules set' needs NAME=N, such as validation_hours=48.");
  const body = Object.fromEntries(Object.entries(pairs(rest)).map(([name, value]) => [name, whole(name, value, 1, 1_000_000_000)]));
  return command('rule', async shop => {
    const data = await call(shop, setOrderRulesEndpoint, { body });
    return { data, text: rulesText(data) };
  });
}

function readCustomers([verb, email, ...rest]: readonly string[], values: MoneyValues): CallCommand {
  none(rest, 0);
  if (verb === undefined) {
    const query = { ...listQuery(values), search: values.search ?? '', ...(values.blocked ? { blocked: 'true' } : {}) };
    return command('such page', async shop => {
      const data = await call(shop, adminCustomersEndpoint, { query });
      return { data, text: customersText(data.customers, data.total) };
    });
  }
  const params = { id: required(email, `'customers ${verb}' needs a customer's e-mail address or id.`) };
  if (verb === 'block') {
    const body = { reason: required(values.reason?.trim(), '\'customers block\' needs --reason "why".') };
    return command(`customer ${params.id}`, async shop => {
      const data = await call(shop, blockCustomerEndpoint, { params, body });
      return { data, text: `${data.name} can order nothing more. Their ${data.open_orders} unpaid orders go on.` };
    });
  }
  if (verb !== 'unblock') throw new UsageError("'customers' goes alone, or with block or unblock.");
  return command(`customer ${params.id}`, async shop => {
    const data = await call(shop, unblockCustomerEndpoint, { params });
    return { data, text: `${data.name} can order again.` };
  });
}
