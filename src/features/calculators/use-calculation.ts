import { useMemo } from 'react';
import type { Product, Variant } from '#contract/catalogue.ts';
import type { Language } from '#contract/endpoint.ts';
import { type Asked, chosenOffer, useCalculatorGoods, useStatements } from '#data/calculators/goods.ts';
import type { FieldProblem, Typed } from '#lib/calculators/fields.ts';
import type { Edition, Job, Need, Result } from '#lib/calculators/job.ts';
import { calculated } from '#lib/calculators/jobs.ts';
import { type Offer, type Plan, planOf } from '#lib/calculators/offers.ts';
import { statedRate } from '#lib/calculators/own-need.ts';

/** One material with the goods that it is met with. */
export interface Row {
  readonly need: Need;
  readonly plan: Plan;
  readonly offers: readonly Offer<Product>[];
  readonly offer: Offer<Product> | undefined;
  /** The picks of the plan with their variants. */
  readonly picks: readonly { readonly variant: Variant; readonly count: number }[];
}

export interface Calculation {
  readonly problems: ReadonlyMap<string, FieldProblem> | null;
  readonly result: Result | null;
  /** The job's own table; null without a result. */
  readonly edition: Edition | null;
  /** All tables that the numbers are from. */
  readonly editions: readonly Edition[];
  readonly rows: readonly Row[];
  /** Rupiah of all that has a price. */
  readonly total: number;
  /** Whether the goods and what they state of themselves are there. */
  readonly goods: Asked;
}

const none: readonly Need[] = [];

/** The parameter of an address that names the goods of a role. */
export const goodsKey = (role: string) => `goods_${role}`;

/** A job by what was typed, with the shop's goods: the customer's own choice, else the cheapest. */
export function useCalculation(job: Job, typed: Typed, language: Language): Calculation {
  const { result, values, problems } = useMemo(() => calculated(job, typed), [job, typed]);
  const needs = result?.needs ?? none;
  const sold = useCalculatorGoods(language, needs);
  const offered = needs.map(need => ({ need, ...chosenOffer(need, sold.products, typed[goodsKey(need.role)]) }));
  const stating = offered.flatMap(({ need, offer }) => (need.own === undefined || offer === undefined ? [] : [offer.product]));
  const statements = useStatements(language, [...new Map(stating.map(product => [product.slug, product])).values()]);
  const options = { isTolerant: result?.isTolerant === true, isByTable: typed.by_table === 'true' };
  const rows = offered.map(({ need, offers, offer }): Row => {
    const statement = offer && statements.bySlug.get(offer.product.slug);
    const plan = planOf(need, offer, statement === undefined ? null : statedRate(statement), options);
    const picks = (plan.packing?.picks ?? []).flatMap(({ pack, count }) => {
      const variant = offer?.product.variants.find(({ id }) => id === pack.id);
      return variant === undefined ? [] : [{ variant, count }];
    });
    return { need, plan, offers, offer, picks };
  });
  const total = rows.reduce((sum, { plan }) => sum + (plan.packing?.cost ?? 0), 0);
  const edition = values === null ? null : job.edition(values);
  const used = edition === null ? [] : needs.flatMap(need => (need.rate === undefined ? [] : [need.edition ?? edition]));
  const editions = [...new Set(used.length === 0 && edition !== null ? [edition] : used)];
  const goods: Asked = {
    isLoading: sold.isLoading || statements.isLoading,
    isMissing: sold.isMissing || statements.isMissing,
    retry() {
      sold.retry();
      statements.retry();
    },
  };
  return { problems, result, edition, editions, rows, total, goods };
}
