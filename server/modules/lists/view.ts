import type { ListLine, ListSummary, SharedList } from '#contract/lists.ts';
import type { OtherEdit } from '#server/db/schema/lists.ts';
import type { LineRow, ListRow } from './store.ts';

/** The head of a list, without what is in it. */
export function headView(row: ListRow): Omit<ListSummary, 'lines' | 'bought_lines'> {
  return {
    id: row.id,
    name: row.name,
    site: row.site,
    client: row.client,
    note: row.note,
    address_id: row.addressId,
    status: row.status,
    rev: row.rev,
    share_token: row.shareToken,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export function lineView(row: LineRow): ListLine {
  return {
    id: row.id,
    section_id: row.sectionId,
    product_variant_id: row.variantId,
    text: row.text,
    quantity: row.quantity,
    need: row.need,
    bought: row.bought,
    note: row.note,
    checked: row.checked,
    seen_price: row.seenPrice === null || row.seenAt === null ? null : { price: row.seenPrice, at: row.seenAt.toISOString() },
    source: row.source,
    position: row.position,
    rev: row.rev,
    other: row.other && otherView(row.other),
  };
}

const otherView = ({ kind, quantity, note, at }: OtherEdit) => ({ kind, quantity, note, at });

/** A line as others may read it. */
export function sharedLine(row: LineRow): SharedList['lines'][number] {
  const { id, section_id, product_variant_id, text, quantity, note, position } = lineView(row);
  return { id, section_id, product_variant_id, text, quantity, note, position };
}

/** Sections in their order. */
export const inOrder = ({ sections }: ListRow) => [...sections].sort((one, other) => one.position - other.position);
