import * as v from 'valibot';
import { UnitSchema } from '#contract/units.ts';

/** Raise it when a payload changes its shape, and keep reading the older ones. */
export const OUTBOX_SCHEMA = 1;

const number = v.pipe(v.number(), v.finite());

/** What the cart shows of a line before the server has answered: rupiah, percent, grams. */
const PreviewSchema = v.object({
  price: number,
  discount: number,
  name: v.string(),
  product: v.object({ slug: v.string(), name: v.string() }),
  imageUrl: v.string(),
  unit: UnitSchema,
  rule: v.object({ stock: number, minimum: number, step: number }),
  weight: number,
  isAvailable: v.boolean(),
});

const head = {
  /** Also the idempotency key of every try. */
  id: v.string(),
  /** This browser's profile, however many tabs. */
  clientId: v.string(),
  /** Counts up for ever within a client. */
  seq: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  userId: v.string(),
  cartId: v.optional(v.string()),
  /** How often it may have reached the server; raised before each try. */
  attempts: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  schemaVersion: v.literal(OUTBOX_SCHEMA),
  /** Milliseconds since the epoch by this device's clock. */
  createdAt: number,
};

/** One edit that waits on this device. Never a request, never a token: both grow old, the wish does not. */
export const OutboxRecordSchema = v.variant('kind', [
  v.object({
    ...head,
    kind: v.literal('cart.set'),
    payload: v.object({ line: v.object({ variantId: v.string(), quantity: number, preview: PreviewSchema }) }),
  }),
  v.object({ ...head, kind: v.literal('cart.remove'), payload: v.object({ variantId: v.string() }) }),
]);
export type OutboxRecord = v.InferOutput<typeof OutboxRecordSchema>;

/** Everything the outbox keeps: who this client is, the last number it gave out, and what waits, oldest first. */
export interface OutboxBox {
  /** Null before the first edit. */
  readonly clientId: string | null;
  readonly seq: number;
  readonly records: readonly OutboxRecord[];
}

/** Where the outbox keeps its records. Updates of all tabs happen one after the other. */
export interface OutboxStore {
  /** What waits, of every user, oldest first. */
  read(): Promise<readonly OutboxRecord[]>;
  /**
   * Changes the box in one transaction and resolves once it is on the disk. `change` must be pure and harmless when it
   * meets its own result: after a lost connection it may run a second time.
   */
  update<Result>(change: (box: OutboxBox) => readonly [OutboxBox, Result]): Promise<Result>;
}
