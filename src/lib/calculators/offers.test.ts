import { expect, it } from 'vitest';
import { buildCatalogue } from '#server/seed/catalogue/catalogue.ts';
import { numberOf } from './exact.ts';
import type { Typed } from './fields.ts';
import { type JobId, jobIds } from './job.ts';
import { calculated, jobs } from './jobs.ts';
import { offersOf, planOf } from './offers.ts';
import { statedRate } from './own-need.ts';
import { type Role, roleOf } from './roles.ts';

/** The demo shop as a page of its catalogue has it, in both languages. */
const shops = (['id', 'en'] as const).map(lang =>
  buildCatalogue().products.map(product => ({
    slug: product.slug,
    name: product.name[lang],
    facts: product.facts.map(fact => fact[lang]),
    category: { slug: product.category },
    attributes: product.attributes.map(({ label, value }) => ({ label: label[lang], value: value[lang] })),
    variants: product.variants.map(variant => ({
      ...variant,
      id: variant.sku,
      name: variant.name[lang],
      min_quantity: variant.minimum,
      step_quantity: variant.step,
      // What is offered must not hang on the shelf of a day.
      stock: 1_000_000,
    })),
  })),
);

const answers: Typed = { length: '10', width: '4', height: '3', deep: '10', area: '48', perimeter: '28', volume: '2' };
/** Every choice of a job once, the others as they are at the start. */
function variationsOf(id: JobId): Typed[] {
  const { fields } = jobs[id];
  const isFrame = id === 'frame';
  const start = isFrame || id === 'footing' ? { length: '10' } : answers;
  return [
    start,
    ...fields(start).flatMap(field => (field.kind === 'choice' ? field.options.map(option => ({ ...start, [field.id]: option })) : [])),
  ];
}

it.each(jobIds)('the demo shop has goods for everything that %s needs, whichever choice', id => {
  for (const typed of variationsOf(id))
    for (const need of calculated(jobs[id], typed).result?.needs ?? []) {
      // Not every size of tile is sold for every place.
      if (roleOf(need.role).goods === null || need.role.endsWith('_tile')) continue;
      for (const products of shops) {
        const offers = offersOf(need, products);
        expect(offers.length, `${id} ${JSON.stringify(typed)}: ${need.role} ${need.size ?? ''}`).toBeGreaterThan(
          sizesNotSold.has(need.size ?? '') ? -1 : 0,
        );
        const [offer] = offers;
        if (offer === undefined) continue;
        const { packing } = planOf(need, offer, statedRate(offer.product));
        expect(packing?.cost, `${id}: ${need.role} of ${offer.key}`).toBeGreaterThan(0);
      }
    }
});
/** The demo shop has no block, pipe part or tile of these sizes. */
const sizesNotSold = new Set(['20 cm', '1½"', '3"', 'Ø13', 'D25']);

it.each([
  ['floor', '40x40'],
  ['wall', '25x40'],
  ['granite', '60x60'],
])('tiles for a %s of %s', (place, size) => {
  const need = calculated(jobs.tiles, { ...answers, place, size }).result?.needs[0];
  for (const products of shops) expect(need === undefined ? [] : offersOf(need, products)).not.toEqual([]);
});

function offered(id: JobId, typed: Typed, role: Role, isByTable = false) {
  const need = calculated(jobs[id], typed).result?.needs.find(each => each.role === role);
  const [products = []] = shops;
  const [offer] = need === undefined ? [] : offersOf(need, products);
  if (need === undefined || offer === undefined) throw new Error(`nothing for ${role}`);
  const plan = planOf(need, offer, statedRate(offer.product), { isByTable });
  return [offer.product.slug, numberOf(plan.amount, 100), plan.packing?.picks.map(({ pack, count }) => `${count} ${pack.id}`).join(' + ')];
}

it('a product’s own need goes before the table, unless the customer counts by that', () => {
  const wall = { by: 'area', area: '30' };
  expect(offered('bricks', wall, 'red_brick')).toEqual(['bata-merah-press-watukarsa-gowa', 2_370, '2400 BMR-WAT-PRS-K2']);
  expect(offered('bricks', wall, 'red_brick', true)).toEqual(['bata-merah-press-watukarsa-gowa', 2_157.3, '2200 BMR-WAT-PRS-K2']);
  expect(offered('skim', { ...wall, method: 'instant' }, 'instant_skim')[1]).toBe(120);
  expect(offered('batako', wall, 'batako').slice(0, 2)).toEqual(['batako-press-watukarsa', 375]);
});

it('paint by the litre is counted by what it covers', () => {
  const [slug, litres] = offered('paint', { by: 'area', area: '90', surface: 'exterior' }, 'exterior_paint');
  expect([slug, litres]).toEqual(['cat-eksterior-rupawarna-pagar', 20]);
});

it('bulk goods come by the half cubic metre, no less than two', () =>
  expect(offered('concrete', { by: 'volume', volume: '0.1' }, 'concrete_sand').slice(2)).toEqual(['2 PSR-WAT-COR-STD']));

it('packs of one colour are chosen together', () => {
  const need = calculated(jobs.paint, { by: 'area', area: '100' }).result?.needs[0];
  const [products = []] = shops;
  for (const { packs } of need === undefined ? [] : offersOf(need, products)) expect(packs.length).toBeLessThanOrEqual(2);
});
