import * as v from 'valibot';
import { localKeys, localValue, read } from '#storage/local.ts';

const ChangeSchema = v.object({ variantId: v.string(), isShort: v.boolean(), priceBefore: v.nullable(v.number()) });
const CartMomentSchema = v.object({ cartId: v.string(), quantity: v.number(), at: v.string() });
const LocalEditSchema = v.object({
  quantity: v.number(),
  name: v.string(),
  at: v.nullable(v.string()),
  from: v.optional(v.nullable(CartMomentSchema)),
});

const NotesSchema = v.object({
  userId: v.string(),
  /** Quantities that this device set, see `local-edits.ts`. */
  own: v.object({ cartId: v.nullable(v.string()), lines: v.record(v.string(), LocalEditSchema) }),
  /** Prices and stock that got worse while the shop could not be reached, not decided yet, see `changes.ts`. */
  changes: v.optional(v.array(ChangeSchema), []),
});
type Notes = Omit<v.InferOutput<typeof NotesSchema>, 'userId'>;

const StoredSchema = v.pipe(v.string(), v.parseJson(), NotesSchema);
const noNotes: Notes = { own: { cartId: null, lines: {} }, changes: [] };

let opened: ReturnType<typeof localValue> | undefined;
const stored = () => {
  opened ??= localValue(localKeys.cartNotes);
  return opened;
};

/** Notes on a customer's cart beside the shop's answers and the customer's edits. All its tabs share it. */
export const cartNotes = {
  /** Empty where the notes are another customer's, or can't be read. */
  of(userId: string): Notes {
    // Past the store: another tab may have written a moment ago.
    const parsed = v.safeParse(StoredSchema, read(localKeys.cartNotes));
    return parsed.success && parsed.output.userId === userId ? parsed.output : noNotes;
  },
  change(userId: string, part: Partial<Notes>): void {
    stored().set(JSON.stringify({ ...cartNotes.of(userId), ...part, userId }));
  },
  /** Their customer has left this phone. */
  forget(): void {
    stored().set(null);
  },
};
