import { writeFile } from 'node:fs/promises';
import { type AdminOrder, adminOrderEndpoint } from '#contract/admin.ts';
import { type Figures, figuresEndpoint, ORDERS_CSV_PATH } from '#contract/admin-figures.ts';
import { PICK_UP } from '#contract/shipping.ts';
import type { CallCommand } from './call-command.ts';
import { quantityOf, rupiah, table } from './print.ts';
import { call, download, ShopError } from './shop.ts';
import { none, required } from './usage.ts';

export const figuresHelp = `  figures [FROM [TO]]                            what was ordered, sold and cancelled on a day or several, YYYY-MM-DD; today
  orders-csv FROM TO FILE [--excel]              the orders placed on these days as a CSV
  slip ID                                        what to pack of an order, without prices`;

/** The words that begin such a command. */
export const figuresNames = ['figures', 'orders-csv', 'slip'] as const;

/**
 * Reads 'figures …', 'orders-csv …' and 'slip …'.
 * @throws UsageError
 */
export function readFiguresCommand([name, ...words]: readonly string[], { excel }: { readonly excel?: boolean | undefined }): CallCommand {
  if (name === 'figures') return readFigures(words);
  return name === 'slip' ? readSlip(words) : readOrdersCsv(words, excel ?? false);
}

function readFigures([from, to, ...rest]: readonly string[]): CallCommand {
  none(rest, 0);
  const query = { ...(from === undefined ? {} : { start_date: from }), ...(to === undefined ? {} : { end_date: to }) };
  return {
    name: 'call',
    subject: 'such day',
    perform: async shop => {
      const data = await call(shop, figuresEndpoint, { query });
      return { data, text: figuresText(data) };
    },
  };
}

function readOrdersCsv([from, to, file, ...rest]: readonly string[], isExcel: boolean): CallCommand {
  none(rest, 0);
  const needed = "'orders-csv' needs the first day, the last day and a file, such as 2026-11-01 2026-11-30 november.csv.";
  const query = { start_date: required(from, needed), end_date: required(to, needed), ...(isExcel ? { form: 'excel' } : {}) };
  const name = required(file, needed);
  return {
    name: 'call',
    subject: 'such day',
    perform: async shop => {
      const csv = await download(shop, ORDERS_CSV_PATH, query);
      await writeFile(name, csv).catch(() => {
        throw new ShopError(`The file ${name} can't be written.`);
      });
      return { data: { file: name, bytes: csv.length }, text: `The orders are in ${name}.` };
    },
  };
}

function readSlip([argument, ...rest]: readonly string[]): CallCommand {
  none(rest, 0);
  const id = required(argument, "'slip' needs an order's number or id.");
  return {
    name: 'call',
    subject: `order ${id}`,
    perform: async shop => {
      const data = await call(shop, adminOrderEndpoint, { params: { id } });
      return { data, text: slipText(data) };
    },
  };
}

function figuresText(figures: Figures): string {
  const { from, to, placed, sold, cancelled, refunded } = figures;
  const amounts: readonly (readonly [string, number, number])[] = [
    ['Placed', placed.orders, placed.total],
    ['Sold', sold.orders, sold.total],
    ['Cancelled', cancelled.orders, cancelled.total],
    ['Refunds sent', refunded.refunds, refunded.total],
  ];
  const parts = `Sold: goods ${rupiah(sold.goods)}, shipping ${rupiah(sold.shipping)}, unique codes ${rupiah(sold.unique_codes)}; VAT in goods ${rupiah(sold.vat)}`;
  const sections = [
    from === to ? from : `${from} to ${to}`,
    table(
      ['', 'Orders', 'Rupiah'],
      amounts.map(([label, orders, total]) => [label, String(orders), rupiah(total)]),
      [1, 2],
    ),
    parts,
    ...(figures.by_day.length < 2
      ? []
      : [
          sums(
            'Day',
            figures.by_day.map(({ day, orders, total }) => [day, orders, total]),
          ),
        ]),
    ...(sold.orders === 0
      ? []
      : [
          sums(
            'Category',
            figures.by_category.map(({ name, units, total }) => [name, units, total]),
            'Units',
          ),
        ]),
    ...(sold.orders === 0
      ? []
      : [
          sums(
            'Province',
            figures.by_region.map(({ name, orders, total }) => [name, orders, total]),
          ),
        ]),
  ];
  return sections.join('\n\n');
}

const sums = (title: string, rows: readonly (readonly [string, number, number])[], counted = 'Orders') =>
  table(
    [title, counted, 'Rupiah'],
    rows.map(([name, count, total]) => [name, String(count), rupiah(total)]),
    [1, 2],
  );

/** What goes with the goods: no prices, and not the code that a pick-up's customer shows. */
function slipText(order: AdminOrder): string {
  const { address, customer, depot } = order;
  const isPickUp = order.shipment_method_id === PICK_UP;
  const lines = order.order_items.map(({ quantity, product_variant: variant }) => [
    '[ ]',
    variant.sku ?? '',
    `${variant.product.name} · ${variant.name}`,
    quantityOf(quantity, variant.unit),
    `${((quantity * variant.weight) / 1_000).toLocaleString('id-ID')} kg`,
  ]);
  const place =
    address === null
      ? []
      : [`${address.full_address}, ${address.sub_district}, ${address.district}`, `${address.city}, ${address.state} ${address.zip_code}`];
  const receiver = address === null ? `${customer.name}, ${customer.phone}` : `${address.receiver_name}, ${address.phone_number}`;
  return [
    `Packing slip  ${order.number ?? order.id}`,
    [
      isPickUp ? `Collected at ${depot?.name ?? 'the depot'} by ${customer.name}, ${customer.phone}` : receiver,
      ...(isPickUp ? [] : place),
    ].join('\n'),
    ...(order.project_name ? [`Project: ${order.project_name}`] : []),
    ...(address?.landmark && !isPickUp ? [`Landmark: ${address.landmark}`] : []),
    table(['', 'SKU', 'Goods', 'Quantity', 'Weight'], lines, [3, 4]),
    `${order.order_items.length} lines, ${(order.weight / 1_000).toLocaleString('id-ID')} kg, ${order.shipment_method_name ?? '–'}`,
  ].join('\n\n');
}
