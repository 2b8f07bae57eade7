import type { QueryKey } from '@tanstack/react-query';
import * as v from 'valibot';

/** Where an answer is kept: in the phone's database, or in the small snapshot that is read before the first frame. */
export type Keeping = 'database' | 'snapshot';

interface Rule {
  readonly beginning: readonly (string | null)[];
  readonly schema: v.GenericSchema;
  readonly keeping: Keeping;
}

const rules: Rule[] = [];

/**
 * Allows answers under keys that begin so to stay on this phone; whatever is not named here never does.
 * @param beginning of the key; null stands for any part, such as the language
 * @param schema that what is read back must still fit
 */
export function keepOnPhone(beginning: readonly (string | null)[], schema: v.GenericSchema, keeping: Keeping = 'database'): void {
  rules.push({ beginning, schema, keeping });
}

/** Whether answers of this key may be kept there. */
export function isKept(queryKey: QueryKey, keeping: Keeping): boolean {
  return ruleOf(queryKey)?.keeping === keeping;
}

/** Whether data that was read from this phone is what today's app would have put there. */
export function isSound(queryKey: QueryKey, data: unknown): boolean {
  const rule = ruleOf(queryKey);
  return rule !== undefined && v.is(rule.schema, data);
}

/** All pages of an endless list. */
// @__NO_SIDE_EFFECTS__
export function pagesOf<Answer extends v.GenericSchema>(answer: Answer, pageParam: v.GenericSchema = v.number()) {
  return v.object({ pages: v.array(answer), pageParams: v.array(pageParam) });
}

function ruleOf(queryKey: QueryKey): Rule | undefined {
  return rules.find(({ beginning }) => beginning.every((part, place) => part === null || part === queryKey[place]));
}
