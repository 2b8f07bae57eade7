import {
  type AdminVariant,
  adminProductEndpoint,
  changePricesEndpoint,
  type PricePreview,
  previewPricesEndpoint,
  setPriceEndpoint,
  setProductEndpoint,
} from '#contract/admin-editing.ts';
import type { CallCommand } from './call-command.ts';
import { readPhotos, readPicture } from './photos.ts';
import { rupiah, table } from './print.ts';
import { call } from './shop.ts';
import { isPair, none, pairs, required, UsageError, whole } from './usage.ts';

export const editingHelp = `  price SKU RUPIAH [--discount PERCENT]          change one price; --discount alone changes the discount
  product SLUG                                   one product's words and state
  product SLUG NAME=VALUE …                      name_id=, description_en=, category=, brand=, is_promoted=yes|no, is_active=yes|no
  photos SLUG FILE … | none                      its photos in order, JPEG, PNG or WebP; none: the shop draws it
  picture FILE [--crop LEFT,TOP,WIDTH,HEIGHT]    keep a photo, or a part of it in pixels; prints its id, for articles and banners
  prices --percent P | --amount N                preview a change of many prices, above or below zero
         [--category SLUG] [--brand SLUG] [--round 50|100|500|1000|5000]
         [--apply TOKEN]                         make the prices that the preview with this token showed`;

/** The words that begin such a command. */
export const editingNames = ['price', 'product', 'photos', 'picture', 'prices'] as const;

/** The options that these commands take, as far as they were given. */
export interface EditingValues {
  readonly discount?: string | undefined;
  readonly crop?: string | undefined;
  readonly percent?: string | undefined;
  readonly amount?: string | undefined;
  readonly category?: string | undefined;
  readonly brand?: string | undefined;
  readonly round?: string | undefined;
  readonly apply?: string | undefined;
}

/**
 * Reads 'price …', 'product …' and 'prices …'.
 * @throws UsageError
 */
export function readEditingCommand([name, ...words]: readonly string[], values: EditingValues): CallCommand {
  if (name === 'price') return readPrice(words, values);
  if (name === 'photos') return readPhotos(words);
  if (name === 'picture') return readPicture(words, values);
  return name === 'product' ? readProduct(words) : readPrices(words, values);
}

function readPrice([argument, price, ...rest]: readonly string[], { discount }: EditingValues): CallCommand {
  none(rest, 0);
  const sku = required(argument, "'price' needs a SKU, as in the catalogue's column sku.");
  if (price === undefined && discount === undefined) throw new UsageError("'price' needs rupiah, such as 64500, or --discount.");
  const body = {
    ...(price === undefined ? {} : { price: whole('price', price, 1, 2_000_000_000) }),
    ...(discount === undefined ? {} : { discount: decimal('discount', discount) }),
  };
  return {
    name: 'call',
    subject: `variant with the SKU ${sku}`,
    perform: async shop => {
      const data = await call(shop, setPriceEndpoint, { params: { sku }, body });
      return { data, text: variantsText([data]) };
    },
  };
}

function readProduct([argument, ...words]: readonly string[]): CallCommand {
  const slug = required(argument, "'product' needs a slug, as in the address of its page.");
  const params = { slug };
  const subject = `product ${slug}`;
  if (words.length === 0) {
    return {
      name: 'call',
      subject,
      perform: async shop => {
        const data = await call(shop, adminProductEndpoint, { params });
        return { data, text: JSON.stringify(data, null, 2) };
      },
    };
  }
  if (!words.every(isPair)) throw new UsageError("'product' takes NAME=VALUE. Put values with spaces into quotes.");
  const body = Object.fromEntries(Object.entries(pairs(words)).map(([name, value]) => [name, fieldOf(name, value)]));
  return {
    name: 'call',
    subject,
    perform: async shop => {
      const data = await call(shop, setProductEndpoint, { params, body });
      return { data, text: `${data.name_id} is ${data.is_active ? 'on sale' : 'no longer sold'}. 'import --undo' takes the change back.` };
    },
  };
}

function fieldOf(name: string, value: string): unknown {
  if (name !== 'is_promoted' && name !== 'is_active') return value;
  if (value !== 'yes' && value !== 'no') throw new UsageError(`${name} is 'yes' or 'no'.`);
  return value === 'yes';
}

function readPrices(words: readonly string[], { percent, amount, category, brand, round, apply }: EditingValues): CallCommand {
  none(words, 0);
  if ((percent === undefined) === (amount === undefined)) throw new UsageError("'prices' needs --percent or --amount.");
  const change = {
    ...(percent === undefined ? {} : { percent: decimal('percent', percent) }),
    ...(amount === undefined ? {} : { amount: decimal('amount', amount) }),
    ...(category === undefined ? {} : { category }),
    ...(brand === undefined ? {} : { brand }),
    ...(round === undefined ? {} : { round: whole('round', round, 1, 5_000) }),
  };
  return {
    name: 'call',
    subject: 'variant on sale that this concerns',
    perform: async shop => {
      if (apply !== undefined) {
        const data = await call(shop, changePricesEndpoint, { body: { ...change, token: apply } });
        return { data, text: `${data.total} prices are changed.` };
      }
      const data = await call(shop, previewPricesEndpoint, { body: change });
      return { data, text: previewText(data) };
    },
  };
}

function decimal(option: string, text: string): number {
  const value = Number(text.replace(',', '.'));
  if (text.trim() === '' || !Number.isFinite(value)) throw new UsageError(`--${option} is a number, not '${text}'.`);
  return value;
}

function variantsText(variants: readonly AdminVariant[]): string {
  const rows = variants.map(({ sku, product, name, price, discount, stock }) => [
    ...[sku, `${product} · ${name}`, rupiah(price), discount === 0 ? '' : `−${discount}%`, String(stock)],
  ]);
  return table(['SKU', 'Variant', 'Price', 'Off', 'Stock'], rows, [2, 3, 4]);
}

function previewText({ variants, total, unchanged, token }: PricePreview): string {
  const rows = variants.map(({ sku, product, name, from, to }) => [sku, `${product} · ${name}`, `${rupiah(from)} → ${rupiah(to)}`]);
  const rest = total > variants.length ? `\n… and ${total - variants.length} more` : '';
  const sums = `${total} prices would change, ${unchanged} stay. Nothing is changed yet; the same command with\n  --apply ${token}\nmakes exactly these.`;
  return `${table(['SKU', 'Variant', 'Price'], rows, [2])}${rest}\n\n${sums}`;
}
