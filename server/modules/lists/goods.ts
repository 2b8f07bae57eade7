import type { Language } from '#contract/endpoint.ts';
import type { ListGoods } from '#contract/lists.ts';
import type { Executor } from '#server/db/client.ts';
import { variantPictureUrl } from '#server/modules/media/drawn.ts';
import { type GoodsRow, selectGoods } from './goods-store.ts';

/** Variants as they are sold today, once each; unknown ids and nulls are missing. Prices are rupiah, weights grams. */
export async function goodsOf(db: Executor, variantIds: readonly (string | null)[], language: Language): Promise<ListGoods[]> {
  const ids = [...new Set(variantIds.flatMap(id => (id === null ? [] : [id.toLowerCase()])))];
  return ids.length === 0 ? [] : (await selectGoods(db, ids)).map(row => goodsView(row, language));
}

function goodsView(row: GoodsRow, language: Language): ListGoods {
  const { product } = row;
  const names = { id: { variant: row.nameId, product: product.nameId }, en: { variant: row.nameEn, product: product.nameEn } };
  return {
    id: row.id,
    number: row.number,
    sku: row.sku,
    name: names[language].variant,
    product: { slug: product.slug, name: names[language].product },
    image_url: variantPictureUrl(product.pictureIds[0] ?? '', product.picture, product.nameId, row.nameId),
    unit: row.unit,
    price: row.price,
    discount: row.discount / 100,
    stock: row.stock,
    min_quantity: row.minimum,
    step_quantity: row.step,
    weight: row.weight,
    size: [row.length, row.width, row.height],
    flags: [...product.flags],
    is_available: row.isAvailable,
  };
}
