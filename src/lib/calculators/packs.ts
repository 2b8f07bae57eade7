import { ceilOf, compare, type Exact, exact, minus, nothing, over, times } from './exact.ts';

/** A sold unit of goods: `price` in rupiah after discount, `content` in the unit of the need. */
export interface Pack {
  readonly id: string;
  readonly price: number;
  readonly content: Exact;
  readonly minimum: number;
  readonly step: number;
}

/** So many of each. */
export interface Packing {
  readonly picks: readonly { readonly pack: Pack; readonly count: number }[];
  /** Rupiah. */
  readonly cost: number;
}

/** Combinations that are looked at; packs beyond are left out, the dearest by content first. */
const MOST_TRIED = 10_000;

/**
 * The cheapest set of packs that holds an amount; of equal ones the one with fewer packs. Of each pack but the best one by content fewer are
 * needed than fit evenly into so many of the best: as much of that would hold the same and cost no more. Packs with a minimum or a step
 * are not mixed, since each of them would have to reach it. Never dearer than the cheapest single pack size. Null without packs.
 */
export function cheapestPacking(packs: readonly Pack[], amount: Exact): Packing | null {
  const sound = packs.filter(({ content }) => compare(content, nothing) > 0);
  if (compare(amount, nothing) <= 0) return sound.length === 0 ? null : { picks: [], cost: 0 };
  const singles = sound.map(pack => packingOf([{ pack, count: ceilOf(over(over(amount, pack.content), exact(pack.step))) * pack.step }]));
  const mixed = sound.filter(({ minimum, step }) => minimum <= 1 && step === 1).sort(byContent);
  return [...singles, ...mixes(mixed, amount)].reduce<Packing | null>(
    (best, each) => (best === null || isBetter(each, best) ? each : best),
    null,
  );
}

/** Cheapest content first. */
const byContent = (one: Pack, other: Pack) => compare(over(exact(one.price), one.content), over(exact(other.price), other.content));

function packingOf(picks: Packing['picks']): Packing {
  const taken = picks.filter(({ count }) => count > 0);
  return { picks: taken, cost: taken.reduce((sum, { pack, count }) => sum + pack.price * count, 0) };
}

const packsIn = ({ picks }: Packing) => picks.reduce((sum, { count }) => sum + count, 0);
const isBetter = (one: Packing, other: Packing) => one.cost < other.cost || (one.cost === other.cost && packsIn(one) < packsIn(other));

/** The sets of several packs that can be the cheapest. @param packs cheapest content first */
function mixes([best, ...others]: readonly Pack[], amount: Exact): Packing[] {
  if (best === undefined) return [];
  let sets: Packing['picks'][] = [[]];
  for (const pack of others) {
    const { bottom } = lowest(over(pack.content, best.content));
    const most = Math.min(Number(bottom) - 1, ceilOf(over(amount, pack.content)));
    if (sets.length * (most + 1) > MOST_TRIED) break;
    sets = sets.flatMap(set => Array.from({ length: most + 1 }, (_, count) => [...set, { pack, count }]));
  }
  return sets.map(set => {
    const rest = set.reduce((left, { pack, count }) => minus(left, times(exact(count), pack.content)), amount);
    return packingOf([{ pack: best, count: Math.max(0, ceilOf(over(rest, best.content))) }, ...set]);
  });
}

function lowest({ top, bottom }: Exact): Exact {
  let [one, other] = [top, bottom];
  while (other !== 0n) [one, other] = [other, one % other];
  return { top: top / one, bottom: bottom / one };
}
