import { orderStatus } from '#contract/order-status.ts';
import { OPEN_CART, type Order } from '#contract/orders.ts';
import type { ShippingQuoteAnswer } from '#contract/shipping.ts';
import type { Executor } from '#server/db/client.ts';
import type { AddressSnapshot, ItemSnapshot } from '#server/db/schema/orders.ts';
import { invalid, Problem } from '#server/http/problem.ts';
import { addressForOrder } from '#server/modules/addresses/service.ts';
import { buyerOf } from '#server/modules/customers/service.ts';
import { methodFor } from '#server/modules/payment/service.ts';
import { queueNewOrder } from '#server/modules/push/staff/service.ts';
import { shippingQuotes } from '#server/modules/shipping/service.ts';
import { orderPrefix } from '#server/modules/site/card.ts';
import { reserveStock } from '#server/modules/stock/service.ts';
import { type Asker, lockCart } from './cart.ts';
import { lockOpenCart } from './cart-store.ts';
import { checkPrices, type Expected, linesToPlace, shortOf } from './checkout-rules.ts';
import { assignNumber, fixLines, lockTransferAmounts, moveOtherLines, type PlacedLine, splitOff } from './checkout-store.ts';
import { orderNumber } from './number.ts';
import { quoteItem } from './quotes.ts';
import { readOrder } from './reading.ts';
import { checkCustomer, checkUnits, readRules, validationDeadline } from './rules.ts';
import { type Line, type OrderRow, selectLines } from './store.ts';
import { totalsOf } from './totals.ts';
import { moveOrder } from './transitions.ts';
import { uniqueCode } from './unique-code.ts';
import { namesOf, priced } from './view.ts';

/**
 * Places the customer's cart as an order, all or nothing: server prices and freight, stock in the order of ids, number, event and
 * notification, in the one transaction given. The customer's figures are an expectation and are never stored. Lines that are not
 * ordered (quantity 0, no longer sold) move to a fresh cart. Staff hears of the order by pushes, which are sent later. Of a split the lines named become an order of their own, and the cart stays.
 * @throws Problem 404, 409 with current values, 422; see the endpoint's list
 */
export async function placeOrder(tx: Executor, asker: Asker, pathId: string, expected: Expected): Promise<Order> {
  const { customerId, language, now } = asker;
  if (pathId.toLowerCase() !== expected.id.toLowerCase()) throw invalid({ id: ['id_invalid'] });
  const cart = expected.id === OPEN_CART ? await lockOpenCart(tx, customerId) : await lockCart(tx, customerId, expected.id);
  if (cart === null) throw new Problem(409, 'cart_empty');
  const rules = await readRules(tx);
  await checkCustomer(tx, customerId, rules);
  const lines = linesToPlace(await selectLines(tx, [cart.id]), expected, language);
  await checkUnits(tx, customerId, unitsOf(lines), rules);
  const address = await addressForOrder(tx, customerId, expected.address_id);
  if (address === null) throw new Problem(409, 'address_not_found');
  const quote = await shipmentQuote(tx, asker, lines, { methodId: expected.shipment_method_id, regencyCode: address.regencyCode });
  const { fee } = quote;
  const { items_total, discount_total, vat_total } = totalsOf(lines.map(priced));
  const due = items_total - discount_total + fee;
  const method = await methodFor(tx, expected.payment_method_id, { amount: due, full: items_total + fee });
  checkPrices(lines, expected, fee, language);
  await takeStock(tx, cart.id, lines, asker);
  const code = method.hasUniqueCode ? await chooseCode(tx, due) : 0;
  const { id: _id, customer_id: _customer, is_primary: _primary, ...snapshot } = address.address;
  const id = await recordOrder(tx, { cart, lines, isPartial: expected.is_partial === true }, asker, {
    paymentMethodId: method.id,
    shipmentMethodId: expected.shipment_method_id,
    addressId: address.address.id,
    address: snapshot satisfies AddressSnapshot,
    buyer: await buyerOf(tx, customerId),
    projectName: expected.project_name || null,
    itemsTotal: items_total,
    discountTotal: discount_total,
    shippingFee: fee,
    depot: quote.depot?.code ?? null,
    daysMin: quote.days_min,
    daysMax: quote.days_max,
    uniqueCode: code,
    total: due + code,
    vatTotal: vat_total,
    placedAt: now,
    validationDeadline: validationDeadline(now, rules),
  });
  return readOrder(tx, { customerId, id, language, now });
}

async function shipmentQuote(
  tx: Executor,
  { language, now }: Asker,
  lines: readonly Line[],
  { methodId, regencyCode }: { methodId: string; regencyCode: string },
): Promise<ShippingQuoteAnswer> {
  const quotes = await shippingQuotes(tx, { items: lines.map(quoteItem), regencyCode, at: now }, language);
  const quote = quotes.find(({ shipment_method_id }) => shipment_method_id === methodId);
  if (!quote?.is_available) throw new Problem(409, 'shipment_not_available', { data: { reason: quote?.reason ?? 'not_served' } });
  return quote;
}

async function takeStock(tx: Executor, orderId: string, lines: readonly Line[], { language }: Asker): Promise<void> {
  const short = await reserveStock(tx, lines, { orderId, person: 'customer' });
  if (short.length === 0) return;
  const available = new Map(short.map(line => [line.variantId, line.available]));
  const stock = lines.flatMap(line => {
    const left = available.get(line.variantId);
    return left === undefined ? [] : [{ ...shortOf(line, language), available: left }];
  });
  throw new Problem(409, 'stock_short', { data: { stock } });
}

/** Sold units of an order. */
const unitsOf = (lines: readonly Line[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

async function chooseCode(tx: Executor, due: number): Promise<number> {
  const code = uniqueCode(due, await lockTransferAmounts(tx, due));
  // A thousand open transfers of one amount: any other method still works.
  if (code === null) throw new Problem(409, 'payment_method_not_available');
  return code;
}

/** @returns the order's id: the cart's, or that of a part of it */
async function recordOrder(
  tx: Executor,
  { cart, lines, isPartial }: { cart: OrderRow; lines: readonly Line[]; isPartial: boolean },
  { now, origin }: Asker,
  fields: Partial<OrderRow>,
): Promise<string> {
  const lineIds = lines.map(line => line.id);
  await fixLines(tx, lines.map(placedLine));
  const order = isPartial ? await splitOff(tx, cart, lineIds, now) : cart;
  await moveOrder(tx, order, { to: orderStatus.waitingForValidation, actor: 'customer', now, origin, fields });
  const prefix = await orderPrefix(tx);
  await assignNumber(tx, order.id, () => orderNumber(now, prefix));
  await queueNewOrder(tx, order.id, now);
  if (!isPartial) await moveOtherLines(tx, cart, lineIds, now);
  return order.id;
}

function placedLine(line: Line): PlacedLine {
  const { product, variant } = line;
  const names = namesOf(line);
  const snapshot: ItemSnapshot = {
    productSlug: product.slug,
    productName: names.product,
    variantName: names.variant,
    pictureId: product.pictureIds[0] ?? '',
    unit: variant.unit,
  };
  return { id: line.id, price: variant.price, discount: variant.discount, snapshot };
}
