import * as v from 'valibot';
import { type AdminOrder, adminKeyHeader } from '#contract/admin.ts';
import { ImportErrorsSchema } from '#contract/admin-catalogue.ts';
import { orderStatus } from '#contract/order-status.ts';
import type { ProblemAnswer } from '#contract/problem.ts';
import { PICK_UP } from '#contract/shipping.ts';
import { countedUnit, partsOf } from '#lib/sold-unit.ts';
import { fieldSentence } from './field-words.ts';

/** Stands for the customer of a deleted account. */
const DELETED_CUSTOMER = 'deleted customer';

/** A customer by name and number. */
export const customerText = ({ name, phone }: { readonly name: string; readonly phone: string }): string =>
  name === '' ? DELETED_CUSTOMER : `${name}, ${phone}`;

/** Words for an order's status. */
const statusWords: Readonly<Record<number, string>> = {
  1: 'cart',
  2: 'waiting for validation',
  3: 'waiting for payment',
  4: 'payment validated',
  5: 'processing',
  6: 'on shipping',
  7: 'done',
  8: 'cancelled',
};

export const statusWord = (status: number): string => statusWords[status] ?? String(status);

const rupiahFormat = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });
/** '−Rp50.000'. */
export const rupiah = (amount: number) => `${amount < 0 ? '−' : ''}Rp${rupiahFormat.format(Math.abs(amount))}`;

const momentFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Makassar',
});
export const moment = (iso: string | null) => (iso === null ? '–' : `${momentFormat.format(new Date(iso))} WITA`);
const nameOf = (order: AdminOrder) => order.number ?? order.id;
/** Of a pick-up, from its payment on. */
const pickUpWords: Readonly<Record<number, string>> = { 5: 'being prepared', 6: 'ready for pick-up', 7: 'collected' };
function statusOf({ status, shipment_method_id }: AdminOrder): string {
  return (shipment_method_id === PICK_UP ? pickUpWords[status] : undefined) ?? statusWords[status] ?? String(status);
}

/** Columns padded to their widest cell; those named in `right` are aligned like numbers. */
export function table(header: readonly string[], rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const widths = header.map((title, column) => Math.max(title.length, ...rows.map(row => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    widths
      .map((width, column) => (right.includes(column) ? (cells[column] ?? '').padStart(width) : (cells[column] ?? '').padEnd(width)))
      .join('  ')
      .trimEnd();
  return [line(header), line(widths.map(width => '─'.repeat(width))), ...rows.map(line)].join('\n');
}

/** '5 sak', '2 kg (4 × ½ kg)': what is packed, and what the price stands for. */
export function quantityOf(quantity: number, sold: string): string {
  const [unit, parts] = [countedUnit(sold), partsOf(sold)];
  return parts === 1 ? `${quantity} ${sold}` : `${(quantity / parts).toLocaleString('id-ID')} ${unit} (${quantity} × ½ ${unit})`;
}

/** 'rejected: why' with the moment it came in; null where there is none. */
function receiptState({ payment: { receipt } }: AdminOrder): string | null {
  if (receipt === null) return null;
  return `${receipt.state}${receipt.reason === null ? '' : `: ${receipt.reason}`} (${moment(receipt.uploaded_at)})`;
}

/** '2026-12-07 to 2026-12-14', with who waits for what; null where no date was promised. */
function arrivalText({ eta, is_late }: AdminOrder): string | null {
  if (eta == null) return null;
  const days = eta.from === eta.to ? eta.from : `${eta.from} to ${eta.to}`;
  return eta.pay_by === null ? `${days}${is_late ? ', late' : ''}` : `${days} if paid by ${moment(eta.pay_by)}`;
}

/** An order's receipt and how to see its file. @param url of the shop */
export function receiptText(order: AdminOrder, url: string): string {
  const { receipt } = order.payment;
  if (receipt === null) return `The order ${nameOf(order)} has no receipt.`;
  const file = `curl -H "${adminKeyHeader}: $ADMIN_KEY" -OJ ${url}${receipt.url}`;
  return `Receipt   ${receiptState(order)}\nAmount    ${rupiah(order.total)}\nFile      ${file}`;
}

/** The list of orders, with how many there are beyond it. */
export function ordersText(orders: readonly AdminOrder[], total: number): string {
  if (orders.length === 0) return total === 0 ? 'No orders.' : `None of the ${total} orders lies that far back.`;
  const rows = orders.map(order => [
    nameOf(order),
    moment(order.placed_at),
    order.payment.receipt?.state === 'submitted' && order.status === orderStatus.waitingForPayment ? 'receipt to check' : statusOf(order),
    order.customer.name || DELETED_CUSTOMER,
    String(order.order_items.length),
    rupiah(order.total),
  ]);
  return `${table(['Order', 'Placed', 'Status', 'Customer', 'Lines', 'Total'], rows, [4, 5])}\n\n${orders.length} of ${total} orders`;
}

/** One order with everything that the merchant needs to pack it. */
export function orderText(order: AdminOrder): string {
  const { address, customer } = order;
  const facts: readonly (readonly [string, string | null])[] = [
    ['Order', `${nameOf(order)}  (${order.id})`],
    ['Status', statusOf(order)],
    ['Invoice', order.invoice_number ?? null],
    ['Placed', moment(order.placed_at)],
    ['Pay until', order.payment_deadline === null ? null : moment(order.payment_deadline)],
    ['Receipt', receiptState(order)],
    ['Depot', order.depot == null ? null : `${order.depot.name}, ${order.depot.address}`],
    ['Arrival', arrivalText(order)],
    ['Tracking', order.tracking_number],
    ['Received', order.received_by],
    ['Reason', order.cancel_reason],
    ['Project', order.project_name ?? null],
    ['Customer', `${customerText(customer)}${customer.email && `, ${customer.email}`}`],
    ['Ship to', address === null || address.receiver_name === '' ? null : `${address.receiver_name}, ${address.phone_number}`],
    ['', address === null ? null : `${address.full_address}, ${address.sub_district}, ${address.district}, ${address.city}`],
    ['', address === null ? null : `${address.state} ${address.zip_code}${address.landmark && ` (${address.landmark})`}`],
    ['Shipment', `${order.shipment_method_name ?? '–'}, ${(order.weight / 1000).toLocaleString('id-ID')} kg`],
    ['Payment', order.payment_method_name ?? '–'],
  ];
  const lines = order.order_items.map(({ quantity, price, discount, product_variant: variant }) => [
    `${variant.product.name} · ${variant.name}`,
    quantityOf(quantity, variant.unit),
    rupiah(price),
    discount === 0 ? '' : `−${discount}%`,
  ]);
  const sums: readonly (readonly [string, number])[] = [
    ['Goods', order.items_total],
    ['Discount', -order.discount_total],
    ['Shipping', order.shipping_fee],
    ['Unique code', order.unique_code],
    ['Total', order.total],
    ['VAT in goods', order.vat_total],
  ];
  return [
    facts.flatMap(([label, value]) => (value === null ? [] : [`${label.padEnd(10)}${value}`])).join('\n'),
    table(['Line', 'Quantity', 'Price', 'Off'], lines, [1, 2, 3]),
    sums.map(([label, amount]) => `${label.padEnd(14)}${rupiah(amount).padStart(18)}`).join('\n'),
  ].join('\n\n');
}

const ShortSchema = v.object({ name: v.string(), wanted: v.number(), available: v.number() });
const TransitionSchema = v.object({ from: v.number(), to: v.number() });

/** A refusal in the operator's words. */
export function refusalText(problem: ProblemAnswer, subject: string): string {
  const imported = v.safeParse(ImportErrorsSchema, problem.data);
  const transition = v.safeParse(TransitionSchema, problem.data);
  switch (problem.code) {
    case 'unauthorized':
      return "The shop refuses this admin key. It is in the file admin-key of the shop's DATA_DIR, or in its ADMIN_KEY.";
    case 'rate_limited':
      return 'Too many wrong admin keys came from here. The shop looks at none from this address for up to a quarter of an hour.';
    case 'not_found':
      return `There is no ${subject}.`;
    case 'payload_too_large':
      return `The ${subject} is larger than the shop accepts.`;
    case 'order_transition_not_allowed': {
      if (!transition.success) return `The ${subject} can't be moved now.`;
      const { from, to } = transition.output;
      if (from === to) return `The ${subject} is already '${statusWords[from] ?? from}'.`;
      return `The ${subject} is '${statusWords[from] ?? from}' and can't become '${statusWords[to] ?? to}'.`;
    }
    case 'payment_short': {
      const owed = v.safeParse(v.object({ due: v.number() }), problem.data);
      return `The ${subject} costs ${owed.success ? rupiah(owed.output.due) : 'more than that'}: less does not pay it.`;
    }
    case 'return_not_open':
      return `The ${subject} was not received yet.`;
    case 'return_quantity':
      return `The ${subject} has not so many of these goods, or they were asked for already: 'returns' lists what was.`;
    case 'return_settled':
      return `The ${subject} was decided already.`;
    case 'last_owner':
      return 'Nothing was changed: the shop would have no owner left. Make another one first.';
    case 'depot_in_use':
      return `The ${subject} can't go: zones, rates or orders refer to it.`;
    case 'preview_outdated':
      return 'Nothing was changed: the command makes other prices than that preview. Look at a new one.';
    case 'payment_settled':
      return `The ${subject} was decided already.`;
    case 'receipt_missing':
      return `The ${subject} has no receipt that waits to be checked.`;
    case 'import_questioned': {
      const asked = v.safeParse(v.object({ discontinued: v.number(), variants: v.number() }), problem.data);
      const many = asked.success
        ? `${asked.output.discontinued} of ${asked.output.variants} variants`
        : 'More than a tenth of the variants';
      return `Nothing was imported: ${many} would go out of sale. '--dry-run' lists them; '--discontinue' lets them go.`;
    }
    case 'stock_short': {
      const lines = v.safeParse(v.object({ stock: v.array(ShortSchema) }), problem.data);
      if (lines.success) {
        const short = lines.output.stock.map(({ name, wanted, available }) => `  ${name}: ${wanted} wanted, ${available} there`);
        return [`The goods of the ${subject} are not all there any more:`, ...short].join('\n');
      }
      const left = v.safeParse(v.object({ available: v.number() }), problem.data);
      return left.success ? `Only ${left.output.available} are there of the ${subject}.` : `There are not so many of the ${subject}.`;
    }
    case 'import_failed': {
      if (!imported.success) break;
      const errors = imported.output.errors.map(
        ({ line, column, message, cell }) =>
          `  line ${line}${column && `, column ${column}`}: ${message}${cell && ` (the cell holds '${cell}')`}`,
      );
      return [`Nothing was imported. The ${subject} has errors:`, ...errors].join('\n');
    }
  }
  const fields = Object.entries(problem.errors ?? {}).flatMap(([field, codes]) => codes.map(code => `  ${fieldSentence(field, code)}`));
  if (problem.code === 'validation_failed' && fields.length > 0) return ['Nothing was changed:', ...fields].join('\n');
  return [`The shop refused (${problem.code}): ${problem.message}`, ...fields].join('\n');
}
