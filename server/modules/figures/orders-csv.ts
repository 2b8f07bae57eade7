import { formatPhone } from '#lib/phone-format.ts';
import type { Executor } from '#server/db/client.ts';
import { formatCsv, harmless } from '../catalogue/import-export/csv.ts';
import { listPlaced, type PlacedOrder } from '../orders/placed.ts';
import type { Span } from './store.ts';

/** Orders that are read at a time. */
const PAGE = 500;

const statusWords: Readonly<Record<number, string>> = {
  2: 'waiting for validation',
  3: 'waiting for payment',
  4: 'payment validated',
  5: 'processing',
  6: 'on shipping',
  7: 'done',
  8: 'cancelled',
};

const columns = [
  ...['number', 'invoice', 'placed', 'status', 'customer', 'phone', 'email', 'city', 'province', 'payment', 'shipment'],
  ...['items_total', 'discount_total', 'shipping_fee', 'unique_code', 'total', 'vat_total', 'project'],
] as const;

/**
 * Orders placed in a span as a CSV, oldest first; amounts in rupiah, moments in the shop's time (WITA).
 * @param form 'excel': as a spreadsheet with Indonesian settings opens it by a double click
 */
export async function ordersCsv(db: Executor, span: Span, form: 'csv' | 'excel'): Promise<string> {
  const rows: string[][] = [[...columns]];
  for (let offset = 0; ; offset += PAGE) {
    const page = await listPlaced(db, span, { limit: PAGE, offset });
    rows.push(...page.map(rowOf));
    if (page.length < PAGE) break;
  }
  return form === 'excel' ? `\uFEFF${formatCsv(rows, ';')}` : formatCsv(rows);
}

function rowOf({ order, payment, shipment, customer }: PlacedOrder): string[] {
  const placed = order.placedAt === null ? '' : new Date(order.placedAt.getTime() + 8 * 3_600_000).toISOString();
  return [
    ...[order.number ?? '', order.invoiceNumber ?? '', placed.slice(0, 16).replace('T', ' '), statusWords[order.status] ?? ''],
    ...[customer.name, formatPhone(customer.phone), customer.email, order.address?.city ?? '', order.address?.state ?? ''].map(harmless),
    ...[payment?.content?.id.name ?? '', shipment?.id.name ?? ''].map(harmless),
    ...[order.itemsTotal, order.discountTotal, order.shippingFee, order.uniqueCode, order.total, order.vatTotal].map(String),
    harmless(order.projectName ?? ''),
  ];
}
