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
import type { Deps } from '#server/deps.ts';
import { type Api, route } from '#server/http/route.ts';
import { listCustomers, setBlock } from '../customers/blocking.ts';
import { addPayment, listPayments, listRefunds, refundPayment, settleRefund } from '../money/service.ts';
import { assignPayment, payOrder, refundOrder } from '../orders/booking.ts';
import { shopDay } from '../orders/number.ts';
import { isId } from '../orders/reading.ts';
import { readRules, writeRules } from '../orders/rules.ts';

/** Mounts what the shop's own people do with money, and with the customers that owe it. */
export function mountAdminMoney(api: Api, deps: Deps): void {
  const now = () => deps.now();
  route(api, deps, payOrderEndpoint, ({ db, params, body }) => payOrder(db, params.id ?? '', body, now()));
  route(api, deps, paymentsEndpoint, ({ db, query }) => listPayments(db, query));
  route(api, deps, addPaymentEndpoint, ({ db, body }) => {
    const at = now();
    return addPayment(db, body, { now: at, today: shopDay(at) });
  });
  route(api, deps, assignPaymentEndpoint, ({ db, params, body }) => assignPayment(db, idOf(params), body, now()));
  route(api, deps, refundPaymentEndpoint, ({ db, params, body }) => refundPayment(db, idOf(params), { ...body, now: now() }));
  route(api, deps, refundsEndpoint, ({ db, query }) => listRefunds(db, query));
  route(api, deps, addRefundEndpoint, ({ db, body }) => refundOrder(db, body, now()));
  route(api, deps, sendRefundEndpoint, ({ db, params, body }) => settleRefund(db, idOf(params), { ...body, state: 'sent' }, now()));
  route(api, deps, dismissRefundEndpoint, ({ db, params, body }) => settleRefund(db, idOf(params), { ...body, state: 'dismissed' }, now()));
  route(api, deps, orderRulesEndpoint, ({ db }) => readRules(db));
  route(api, deps, setOrderRulesEndpoint, ({ db, body }) => writeRules(db, body));
  route(api, deps, adminCustomersEndpoint, ({ db, query }) => listCustomers(db, query));
  route(api, deps, blockCustomerEndpoint, ({ db, params, body }) => setBlock(db, params.id ?? '', { at: now(), reason: body.reason }));
  route(api, deps, unblockCustomerEndpoint, ({ db, params }) => setBlock(db, params.id ?? '', null));
}

const UNKNOWN = '00000000-0000-0000-0000-000000000000';

/** The id in a path; one that can't be one is answered like an unknown one. */
const idOf = ({ id = '' }: Readonly<Record<string, string>>): string => (isId(id) ? id : UNKNOWN);
