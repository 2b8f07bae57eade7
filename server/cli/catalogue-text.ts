import type { CataloguePlan } from '#contract/admin-catalogue.ts';
import type { VariantStock } from '#contract/admin-stock.ts';
import { moment, rupiah, table } from './print.ts';

type Named = CataloguePlan['added']['variants'][number];
const named = ({ sku, product, name }: Named) => [sku, `${product} · ${name}`];

/** All that an import would change, list by list. */
export function planText(plan: CataloguePlan): string {
  const { added, discontinued, prices, stock, changed, is_questioned, products, variants } = plan;
  const parts = [
    list('New', added, ['SKU', 'Product'], named),
    list('Prices', prices, ['SKU', 'Product', 'Old', 'New'], each => [
      ...named(each),
      priceOf(each.from, each.discount_from),
      priceOf(each.to, each.discount_to),
    ]),
    list('Stock', stock, ['SKU', 'Product', 'Old', 'New', ''], each => [
      ...named(each),
      String(each.from),
      String(each.to),
      each.short > 0 ? `${each.short} more were ordered meanwhile` : '',
    ]),
    list('Out of sale', discontinued, ['SKU', 'Product'], named),
    changed > 0 ? `Other changes: ${changed} products, variants and groups.` : '',
    is_questioned ? `${discontinued.total} variants would go out of sale; the import needs --discontinue.` : '',
  ].filter(Boolean);
  const changes = parts.length === 0 ? ['Nothing would change.'] : parts;
  return [`${products} products with ${variants} variants would be on sale. Nothing was imported.`, ...changes].join('\n\n');
}

const priceOf = (price: number, discount: number) => (discount === 0 ? rupiah(price) : `${rupiah(price)} −${discount} %`);

function list<Entry>(
  title: string,
  { total, variants }: { readonly total: number; readonly variants: readonly Entry[] },
  header: readonly string[],
  cells: (entry: Entry) => readonly string[],
): string {
  if (total === 0) return '';
  const beyond = total > variants.length ? `\n… and ${total - variants.length} more` : '';
  return `${title} (${total})\n${table(header, variants.map(cells), [2, 3])}${beyond}`;
}

/** A variant's stock with its movements. */
export function stockText(stock: VariantStock): string {
  const rows = stock.movements.map(({ at, delta, reason, person, order_number, note }) => [
    moment(at),
    delta > 0 ? `+${delta}` : String(delta),
    reason,
    person,
    order_number ?? '',
    note ?? '',
  ]);
  const head = `${stock.sku}  ${stock.product} · ${stock.name}\nStock  ${stock.stock} ${stock.unit}${stock.is_active ? '' : ' (out of sale)'}`;
  const beyond = stock.total > rows.length ? `\n\n${rows.length} of ${stock.total} movements` : '';
  return `${head}\n\n${table(['When', 'Change', 'Reason', 'By', 'Order', 'Note'], rows, [1])}${beyond}`;
}

/** The catalogues that can be put back. */
export function versionsText(versions: readonly { replaced_at: string; products: number; variants: number }[]): string {
  if (versions.length === 0) return 'No import can be undone.';
  const rows = versions.map(({ replaced_at, products, variants }) => [moment(replaced_at), String(products), String(variants)]);
  return `${table(['Replaced', 'Products', 'Variants'], rows, [1, 2])}\n\n'import --undo' puts the first of them back.`;
}
