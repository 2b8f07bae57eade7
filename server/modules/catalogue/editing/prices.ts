import { createHash } from 'node:crypto';
import { PLAN_ENTRIES } from '#contract/admin-catalogue.ts';
import type { AdminVariant, PriceChange, PricePreview } from '#contract/admin-editing.ts';
import type { Executor } from '#server/db/client.ts';
import { invalid, notFound, Problem } from '#server/http/problem.ts';
import { takeTurns } from '../import-export/write-store.ts';
import { lockOnSale, lockVariant, type PricedVariant, setPrices } from './price-store.ts';

/** Rupiah; no price is higher. */
const HIGHEST = 2_000_000_000;

/**
 * Changes one variant's price or discount.
 * @throws Problem 404
 */
export async function setPrice(
  tx: Executor,
  sku: string,
  { price, discount }: { price?: number | undefined; discount?: number | undefined },
): Promise<AdminVariant> {
  // An import that runs beside this would write the price that it read before.
  await takeTurns(tx);
  const variant = await lockVariant(tx, sku);
  if (variant === null) throw notFound('variant');
  const next = { price: price ?? variant.price, discount: discount === undefined ? variant.discount : Math.round(discount * 100) };
  await setPrices(tx, [{ id: variant.id, ...next }]);
  return variantView({ ...variant, ...next });
}

export function variantView({ sku, product, slug, name, price, discount, stock, isActive, category }: PricedVariant): AdminVariant {
  return { sku, product, slug, name, price, discount: discount / 100, stock, is_active: isActive, category };
}

/**
 * Says which prices a change would make.
 * @throws Problem 404 where it concerns nothing, 422 where it would make one that can't be
 */
export async function previewPrices(tx: Executor, change: PriceChange): Promise<PricePreview> {
  return (await plan(tx, change)).preview;
}

/**
 * Makes the prices that a preview showed.
 * @throws Problem as `previewPrices`; 409 preview_outdated where they would be others by now
 */
export async function changePrices(tx: Executor, { token, ...change }: PriceChange & { token: string }): Promise<PricePreview> {
  await takeTurns(tx);
  const { preview, changes } = await plan(tx, change);
  if (preview.token !== token) throw new Problem(409, 'preview_outdated');
  await setPrices(
    tx,
    changes.map(({ variant: { id, discount }, to }) => ({ id, discount, price: to })),
  );
  return preview;
}

async function plan(tx: Executor, change: PriceChange) {
  if ((change.percent === undefined) === (change.amount === undefined)) throw invalid({ percent: ['required'] });
  const found = await lockOnSale(tx, change);
  if (found.length === 0) throw notFound('variant');
  const all = found.map(variant => ({ variant, to: changedPrice(variant.price, change) }));
  if (all.some(({ to }) => to < 1 || to > HIGHEST)) {
    throw invalid({ [change.percent === undefined ? 'amount' : 'percent']: [all.some(({ to }) => to < 1) ? 'too_small' : 'too_large'] });
  }
  const changes = all.filter(({ variant, to }) => variant.price !== to);
  const told = changes.map(({ variant: { sku, product, name, price }, to }) => ({ sku, product, name, from: price, to }));
  const token = createHash('sha256')
    .update(JSON.stringify(told.map(({ sku, from, to }) => [sku, from, to])))
    .digest('hex');
  const preview: PricePreview = {
    token,
    total: told.length,
    unchanged: all.length - told.length,
    variants: told.slice(0, PLAN_ENTRIES),
  };
  return { preview, changes };
}

/** Rupiah. Percent is counted in hundredths, so that no decimal is lost; halves go up. */
function changedPrice(price: number, { percent, amount = 0, round }: PriceChange): number {
  const exact = percent === undefined ? price + amount : Math.floor((price * (10_000 + Math.round(percent * 100)) + 5_000) / 10_000);
  return Math.floor((exact + round / 2) / round) * round;
}
