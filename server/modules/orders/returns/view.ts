import type { AdminReturn } from '#contract/admin-returns.ts';
import type { Language } from '#contract/endpoint.ts';
import type { Return } from '#contract/returns.ts';
import { lineTotal } from '#lib/money.ts';
import { variantPictureUrl } from '#server/modules/media/drawn.ts';
import type { Line } from '../store.ts';
import { namesOf, priced } from '../view.ts';
import type { ReturnItemRow, ReturnRecord } from './store.ts';

/** A return with its lines and its refund, before it is put into a language. */
export interface LoadedReturn {
  readonly record: ReturnRecord;
  readonly items: readonly { readonly item: ReturnItemRow; readonly line: Line }[];
  readonly refund: { readonly amount: number; readonly state: 'owed' | 'sent' } | null;
}

/** So many sold units of a line, with the words that it was sold under. */
export function lineView(line: Line, quantity: number, language: Language) {
  const names = namesOf(line);
  const { snapshot, product, variant } = line;
  return {
    order_item_id: line.id,
    quantity,
    product_name: names.product[language],
    variant_name: names.variant[language],
    image_url: variantPictureUrl(snapshot?.pictureId ?? product.pictureIds[0] ?? '', product.picture, names.product.id, names.variant.id),
    unit: snapshot?.unit ?? variant.unit,
  };
}

export function returnView({ record: { row }, items, refund }: LoadedReturn, language: Language): Return {
  const { id, orderId, state, reason, wish, words, photos, isLate, createdAt, decidedAt, outcome, answer } = row;
  return {
    ...{ id, order_id: orderId, state, reason, wish, words, photos: [...photos], is_late: isLate, outcome, answer, refund },
    lines: items.map(({ item, line }) => lineView(line, item.quantity, language)),
    asked_at: createdAt.toISOString(),
    decided_at: decidedAt?.toISOString() ?? null,
  };
}

export function adminReturnView(loaded: LoadedReturn): AdminReturn {
  const { record, items } = loaded;
  return {
    ...returnView(loaded, 'id'),
    order_number: record.order.number,
    customer: record.customer,
    lines: items.map(({ item, line }) => ({ ...lineView(line, item.quantity, 'id'), sku: line.variant.sku, restocked: item.restocked })),
    value: worthOf(items),
    person: record.row.person,
  };
}

/** Rupiah that the customer paid for the goods of a return, without their share of the freight. */
export function worthOf(items: LoadedReturn['items']): number {
  return items.reduce((sum, { item, line }) => {
    const { price, discount } = priced(line);
    return sum + lineTotal(price, discount, item.quantity);
  }, 0);
}
