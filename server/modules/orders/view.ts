import type { Language } from '#contract/endpoint.ts';
import { orderStatus } from '#contract/order-status.ts';
import type { Order, OrderItem, OrderStatus } from '#contract/orders.ts';
import type { Receipt } from '#contract/payment.ts';
import { ownReceiptFile } from '#contract/receipts.ts';
import { workingDayAfter } from '#lib/working-days.ts';
import { variantPictureUrl } from '#server/modules/media/drawn.ts';
import { accountOf, qrisOf } from '#server/modules/payment/account.ts';
import { deliveryView } from './delivery.ts';
import type { ReceiptRow } from './receipt-store.ts';
import type { Line, OrderRecord } from './store.ts';
import { type PricedLine, totalsOf } from './totals.ts';

/** Whether a cart's line is part of what would be ordered: it is sold, and some of it is wanted. */
export function isOrdered(line: Line): boolean {
  return line.isAvailable && line.quantity > 0;
}

/** Prices of a line: those it was placed at, in a cart today's. */
export function priced(line: Line): PricedLine {
  const { price, discount } = line.snapshot === null ? line.variant : line;
  return { quantity: line.quantity, price, discount: discount / 100, weight: line.variant.weight };
}

/** Names of a line in both languages, as it was placed or, in a cart, as they are today. */
export function namesOf({ snapshot, product, variant }: Line) {
  return {
    product: snapshot?.productName ?? { id: product.nameId, en: product.nameEn },
    variant: snapshot?.variantName ?? { id: variant.nameId, en: variant.nameEn },
  };
}

/** One name for lists of lines outside an order: 'Semen PCC · 40 kg'. */
export function lineName(line: Line, language: Language): string {
  const names = namesOf(line);
  return `${names.product[language]} · ${names.variant[language]}`;
}

/** An order with its lines and its latest receipt, before it is put into a language. */
export interface LoadedOrder {
  readonly record: OrderRecord;
  readonly lines: readonly Line[];
  readonly receipt: ReceiptRow | null;
  /** Rupiah that go back since it was paid and cancelled; null where none do, and for orders from before that was noted. */
  readonly refund: number | null;
}

/** An order as the contract has it. A cart's sums are computed from today's prices, a placed order's are those it was placed at. */
export function orderView({ record, lines, receipt, refund }: LoadedOrder, { language, now }: { language: Language; now: Date }): Order {
  const { order, payment, shipment } = record;
  const isCart = order.status === orderStatus.cart;
  const sums = totalsOf((isCart ? lines.filter(isOrdered) : lines).map(priced));
  return {
    id: order.id,
    number: order.number,
    status: order.status as OrderStatus,
    payment_method_id: order.paymentMethodId,
    shipment_method_id: order.shipmentMethodId,
    address_id: order.addressId,
    tracking_number: order.trackingNumber,
    order_items: lines.map(line => itemView(line, language)),
    items_total: isCart ? sums.items_total : order.itemsTotal,
    discount_total: isCart ? sums.discount_total : order.discountTotal,
    shipping_fee: order.shippingFee,
    unique_code: order.uniqueCode,
    total: isCart ? sums.items_total - sums.discount_total : order.total,
    vat_total: isCart ? sums.vat_total : order.vatTotal,
    invoice_number: order.invoiceNumber,
    weight: sums.weight,
    payment_method_name: payment?.content[language].name ?? null,
    shipment_method_name: shipment?.[language].name ?? null,
    address: order.address,
    buyer: order.buyer,
    project_name: order.projectName,
    placed_at: order.placedAt?.toISOString() ?? null,
    payment_deadline: order.paymentDeadline?.toISOString() ?? null,
    payment: {
      account: payment === null || isCart ? null : accountOf(payment, order.id),
      qris: payment === null || order.status !== orderStatus.waitingForPayment ? null : qrisOf(payment, order),
      receipt: receipt === null ? null : receiptView(receipt),
    },
    cancel_reason: order.cancelReason,
    refund: refundView(order, receipt, refund),
    received_by: order.receivedBy,
    ...deliveryView(record, now),
    updated_at: order.updatedAt.toISOString(),
    server_time: now.toISOString(),
  };
}

/** Working days in which the shop sends money back at the latest. */
const REFUND_DAYS = 3;

/** What was paid comes back; a cancelled order does not change any more, so that it was cancelled when it last did. */
function refundView({ status, total, updatedAt }: OrderRecord['order'], receipt: ReceiptRow | null, owed: number | null): Order['refund'] {
  const amount = owed ?? (receipt?.state === 'accepted' ? total : null);
  if (status !== orderStatus.cancelled || amount === null) return null;
  return { amount, by: workingDayAfter(updatedAt, REFUND_DAYS) };
}

function receiptView({ orderId, state, reason, createdAt }: ReceiptRow): Receipt {
  return { state, reason, uploaded_at: createdAt.toISOString(), url: `/api${ownReceiptFile.path.replace(':id', orderId)}` };
}

/** A line as the contract has it; without its snapshot with today's words and price. */
export function itemView(line: Line, language: Language): OrderItem {
  const { id, variantId, quantity, snapshot, variant, product, isAvailable } = line;
  const { price, discount } = priced(line);
  const names = namesOf(line);
  return {
    id,
    product_variant_id: variantId,
    quantity,
    price,
    discount,
    product_variant: {
      id: variantId,
      name: names.variant[language],
      image_url: variantPictureUrl(snapshot?.pictureId ?? product.pictureIds[0] ?? '', product.picture, names.product.id, names.variant.id),
      stock: variant.stock,
      unit: snapshot?.unit ?? variant.unit,
      min_quantity: variant.minimum,
      step_quantity: variant.step,
      weight: variant.weight,
      size: [variant.length, variant.width, variant.height],
      flags: [...product.flags],
      number: variant.number,
      sku: variant.sku,
      is_available: isAvailable,
      product: { slug: snapshot?.productSlug ?? product.slug, name: names.product[language] },
    },
  };
}
