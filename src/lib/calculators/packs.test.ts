import { expect, it } from 'vitest';
import { ceilOf, compare, exact, numberOf, over, plus, thousandths, times } from './exact.ts';
import type { Typed } from './fields.ts';
import { jobIds } from './job.ts';
import { calculated, jobs } from './jobs.ts';
import { cheapestPacking, type Pack } from './packs.ts';
import { roleOf, sold } from './roles.ts';

const pack = (kilograms: number, price: number, more: Partial<Pack> = {}): Pack => ({
  id: String(kilograms),
  price,
  content: thousandths(Math.round(kilograms * 1_000)),
  minimum: 1,
  step: 1,
  ...more,
});
const picked = (packs: readonly Pack[], kilograms: number) => {
  const packing = cheapestPacking(packs, exact(kilograms));
  return [packing?.picks.map(({ pack: { id }, count }) => `${count} × ${id}`).join(' + '), packing?.cost];
};

it.each([
  ['20 kg in packs of 25 and 5', [pack(25, 700_000), pack(5, 150_000)], 20, '4 × 5', 600_000],
  ['12 kg in packs of 25 and 5', [pack(25, 480_000), pack(5, 120_000)], 12, '3 × 5', 360_000],
  ['27 kg in packs of 25 and 5', [pack(25, 480_000), pack(5, 120_000)], 27, '1 × 25 + 1 × 5', 600_000],
  ['345 kg in bags of 40 and 50', [pack(40, 64_500, { minimum: 5 }), pack(50, 78_500, { minimum: 5 })], 345, '7 × 50', 549_500],
  ['one pack where both cost the same', [pack(5, 100), pack(10, 200)], 10, '1 × 10', 200],
  ['nothing', [pack(5, 100)], 0, '', 0],
  ['pieces by the hundred', [pack(1, 950, { step: 100, minimum: 500 })], 2_157, '2200 × 1', 2_090_000],
])('%s', (_name, packs, kilograms, picks, cost) => expect(picked(packs, kilograms)).toEqual([picks, cost]));

it('without packs there is no set', () => expect(cheapestPacking([], exact(1))).toBeNull());

/** Numbers in [0, 1) that are the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
const seed = Number(process.env.CALCULATOR_SEED ?? 43);
const rounds = Number(process.env.CALCULATOR_ROUNDS ?? 300);

it(`the chosen set holds the need and is never dearer than a single pack size (seed ${seed})`, () => {
  const random = randomOf(seed);
  const whole = (most: number) => 1 + Math.floor(random() * most);
  for (let round = 0; round < rounds; round += 1) {
    const packs = Array.from({ length: whole(4) }, () => pack(whole(60) / (random() < 0.3 ? 2 : 1), whole(200) * 500));
    const need = whole(400);
    const found = cheapestPacking(packs, exact(need));
    const told = `round ${round}: ${need} of ${packs.map(({ id, price }) => `${id} at ${price}`).join(', ')}`;
    const held = plus(exact(0), ...(found?.picks ?? []).map(({ pack: { content }, count }) => times(content, exact(count))));
    expect(compare(held, exact(need)), told).toBeGreaterThanOrEqual(0);
    for (const { content, price } of packs) expect(found?.cost, told).toBeLessThanOrEqual(ceilOf(over(exact(need), content)) * price);
    // Nor than any set: all of them, where they are few.
    if (packs.length <= 3 && need <= 60) expect(found?.cost, told).toBe(cheapestOfAll(packs, need));
  }
});

/** The cheapest of all sets, by half kilograms. */
function cheapestOfAll(packs: readonly Pack[], need: number): number {
  const halves = need * 2;
  const cost = [0];
  for (let held = 1; held <= halves; held += 1)
    cost[held] = Math.min(
      ...packs.map(({ content, price }) => price + (cost[Math.max(0, held - numberOf(times(content, exact(2)), 1))] ?? 0)),
    );
  return cost[halves] ?? 0;
}

it(`more work never needs less (seed ${seed})`, () => {
  const random = randomOf(seed + 1);
  for (let round = 0; round < rounds; round += 1) {
    const job = jobs[jobIds[Math.floor(random() * jobIds.length)] ?? 'bricks'];
    const typed: Record<string, string> = {};
    // A choice can bring other fields.
    for (let pass = 0; pass < 2; pass += 1)
      for (const field of job.fields(typed))
        if (field.kind === 'choice') typed[field.id] ??= field.options[Math.floor(random() * field.options.length)] ?? '';
    const measures = job
      .fields(typed)
      .flatMap(field => (field.kind === 'measure' && field.initial === '' && !field.isOptional ? [field.id] : []));
    for (const id of measures) typed[id] = (1 + random() * 90).toFixed(3);
    const grown: Typed = {
      ...typed,
      ...Object.fromEntries(measures.map(id => [id, (Number(typed[id]) + random() * 5).toFixed(3)])),
    };
    const [less, more] = [calculated(job, typed), calculated(job, grown)];
    const told = `round ${round}: ${job.id} ${JSON.stringify(typed)} → ${JSON.stringify(grown)}`;
    expect(less.problems ?? more.problems, told).toBeNull();
    less.result?.needs.forEach((need, at) => {
      const next = more.result?.needs[at];
      expect(next?.role, told).toBe(need.role);
      if (next === undefined) return;
      expect(compare(next.amount, need.amount), `${told}: ${need.role}`).toBeGreaterThanOrEqual(0);
      for (const rule of roleOf(need.role).sale)
        expect(sold(next.amount, rule).count, `${told}: ${need.role}`).toBeGreaterThanOrEqual(sold(need.amount, rule).count);
    });
  }
});
