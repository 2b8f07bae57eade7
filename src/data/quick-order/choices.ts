import * as v from 'valibot';
import { localKeys, read, textStorage } from '#storage/local.ts';
import type { Goods } from './wanted.ts';

/** Words that are remembered; the ones that were chosen longest ago are forgotten first. */
const MOST_CHOICES = 300;

const ChoiceSchema = v.object({ slug: v.string(), variant: v.string() });
/** What was chosen for words: slug of the product and name of the variant, which a price list and the shop have alike. */
export type Choice = v.InferOutput<typeof ChoiceSchema>;
const StoredSchema = v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.string(), ChoiceSchema])));

function all(): readonly (readonly [words: string, choice: Choice])[] {
  const parsed = v.safeParse(StoredSchema, read(localKeys.quickChoices));
  return parsed.success ? parsed.output : [];
}

export const choiceOf = ({ product, variant }: Goods): Choice => ({ slug: product.slug, variant: variant.name });
export const isChoice = ({ slug, variant }: Choice, goods: Goods): boolean => slug === goods.product.slug && variant === goods.variant.name;

/** Goods that the customer chose on this phone for words of an order. */
export const choices = {
  all: (): ReadonlyMap<string, Choice> => new Map(all()),
  remember(taken: readonly (readonly [words: string, goods: Goods])[]): void {
    const next = new Map(all());
    for (const [words, goods] of taken) {
      next.delete(words);
      next.set(words, choiceOf(goods));
    }
    try {
      textStorage.setItem(localKeys.quickChoices, JSON.stringify([...next].slice(-MOST_CHOICES)));
    } catch {
      // Full or forbidden storage: the customer chooses again.
    }
  },
};
