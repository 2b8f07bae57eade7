import type { Language } from '#contract/endpoint.ts';
import { orderStatus } from '#contract/order-status.ts';
import { lineTotal } from '#lib/money.ts';
import { countedUnit, partsOf } from '#lib/sold-unit.ts';
import type { Executor } from '#server/db/client.ts';
import { formatCsv, harmless } from '../../catalogue/import-export/csv.ts';
import { shopDay } from '../number.ts';
import { loadOrders } from '../reading.ts';
import type { OrderFilter } from '../store.ts';
import { type LoadedOrder, namesOf, priced } from '../view.ts';
import { csvWords } from './csv-words.ts';

/** Orders that are read at a time: what is in memory does not grow with the customer's history. */
const PAGE = 100;

const { waitingForValidation, waitingForPayment, paymentValidated, processing, onShipping, done } = orderStatus;
const counted = [waitingForValidation, waitingForPayment, paymentValidated, processing, onShipping, done];

/** The orders of a customer that a filter leaves, without cancelled ones, oldest first; see `ownOrdersFile`. The parts of the text as they are read. */
export async function* ownOrdersCsv(
  db: Executor,
  filter: Omit<OrderFilter, 'statuses' | 'isOldestFirst'> & { readonly customerId: string },
  language: Language,
): AsyncGenerator<string, void> {
  yield `\uFEFF${formatCsv([csvWords[language].columns], ';')}`;
  for (let offset = 0; ; offset += PAGE) {
    const orders = await loadOrders(db, { ...filter, statuses: counted, isOldestFirst: true }, { limit: PAGE, offset });
    if (orders.length > 0)
      yield formatCsv(
        orders.flatMap(order => rowsOf(order, language)),
        ';',
      );
    if (orders.length < PAGE) return;
  }
}

function rowsOf({ record: { order, shipment }, lines }: LoadedOrder, language: Language): string[][] {
  const words = csvWords[language];
  const head = [
    order.number ?? '',
    harmless(order.projectName ?? ''),
    order.placedAt === null ? '' : dayText(shopDay(order.placedAt)),
    words.statuses[order.status] ?? '',
    order.invoiceNumber ?? '',
  ];
  const goods = lines.map(line => {
    const { price, discount, quantity } = priced(line);
    const sold = line.snapshot?.unit ?? line.variant.unit;
    const names = namesOf(line);
    return [
      ...head,
      harmless(`${names.product[language]} · ${names.variant[language]}`),
      harmless(line.variant.sku ?? ''),
      numberText(quantity / partsOf(sold)),
      countedUnit(sold).replace(/(?<=^m)[23]$/, power => (power === '2' ? '²' : '³')),
      numberText(price * partsOf(sold)),
      numberText(discount),
      String(lineTotal(price, discount, quantity)),
    ];
  });
  const sum = (name: string, amount: number) => [...head, harmless(name), '', '', '', '', '', String(amount)];
  return [
    ...goods,
    ...(order.shippingFee === 0 ? [] : [sum([words.shipping, shipment?.[language].name].filter(Boolean).join(': '), order.shippingFee)]),
    ...(order.uniqueCode === 0 ? [] : [sum(words.uniqueCode, order.uniqueCode)]),
  ];
}

/** '1,5': as a spreadsheet with Indonesian settings reads it, without separators between thousands. */
const numberText = (value: number): string => String(value).replace('.', ',');

/** '27/11/2026', which such a spreadsheet reads as a day. */
const dayText = (day: string): string => day.split('-').reverse().join('/');
