import * as v from 'valibot';
import type { Store } from '#lib/store.ts';

/**
 * Every kind of mutation by its name: `payload` is what its record holds beside the head, `answer` what the server answers. Empty here,
 * since storage and queue know none of them: each file of `data/writes` adds its own.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface OutboxKinds {}
export type OutboxKind = keyof OutboxKinds;
export type PayloadOf<Kind extends OutboxKind> = OutboxKinds[Kind]['payload'];

/** Raise it when a payload changes its shape, and keep reading the older ones. */
export const OUTBOX_SCHEMA = 2;
/** The cart's payloads are as they were, so that a tab of the version before can still send them. */
export const CART_SCHEMA = 1;

const number = v.pipe(v.number(), v.finite());
const counter = (minimum: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(minimum));

/** The server's refusal, kept until the customer decides. */
const RefusalSchema = v.object({
  code: v.string(),
  /** HTTP status. */
  status: v.number(),
  /** Codes by field. */
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
  /** Current values that came with a conflict. */
  data: v.optional(v.unknown()),
  /** Milliseconds since the epoch by this device's clock. */
  at: number,
});
export type Refusal = v.InferOutput<typeof RefusalSchema>;

const head = {
  /** Also the idempotency key of every try. */
  id: v.string(),
  /** This browser's profile, however many tabs. */
  clientId: v.string(),
  /** Counts up for ever within a client. */
  seq: counter(1),
  userId: v.string(),
  /** The cart that an edit was made in, where the server had one: an edit must not slip into the next. */
  cartId: v.optional(v.string()),
  /** How often it may have reached the server; raised before each try. */
  attempts: counter(0),
  schemaVersion: v.picklist([CART_SCHEMA, OUTBOX_SCHEMA]),
  /** Milliseconds since the epoch by this device's clock. */
  createdAt: number,
  /** Set aside: not sent again before the customer says so. */
  refusal: v.optional(RefusalSchema),
};

type Head = { readonly [Name in keyof typeof head]: v.InferOutput<(typeof head)[Name]> };
type RecordOf<Kind extends OutboxKind> = Omit<Head, 'cartId' | 'refusal'> & {
  readonly cartId?: string | undefined;
  readonly refusal?: Refusal | undefined;
  readonly kind: Kind;
  readonly payload: PayloadOf<Kind>;
};

/** One mutation that waits on this device. Never a request, never a token: both grow old, the mutation does not. */
export type OutboxRecord = { [Kind in OutboxKind]: RecordOf<Kind> }[OutboxKind];

/** A stored row as a record, or null when this version can't read it. */
export type RecordReader = (row: unknown) => OutboxRecord | null;

/** Makes the reader of stored rows. @param payloads the schema of each kind's payload, by kind */
export function recordReader(payloads: Readonly<Record<string, v.GenericSchema>>): RecordReader {
  const schemas = new Map<unknown, v.GenericSchema<unknown, OutboxRecord>>(
    Object.entries(payloads).map(([kind, payload]) => [kind, v.object({ ...head, kind: v.literal(kind), payload }) as never]),
  );
  return row => {
    const kind = typeof row === 'object' && row !== null && 'kind' in row ? row.kind : undefined;
    const schema = schemas.get(kind);
    const parsed = schema === undefined ? null : v.safeParse(schema, row);
    return parsed?.success === true ? parsed.output : null;
  };
}

/** An order that the shop has taken from the outbox, maybe while no page was open; kept until the customer has seen it. */
export const OutcomeSchema = v.object({
  /** The mutation's id. */
  id: v.string(),
  userId: v.string(),
  orderId: v.string(),
  orderNumber: v.nullable(v.string()),
  /** Rupiah that the customer agreed to, and that the order has come to. */
  shownTotal: number,
  total: number,
  at: number,
});
export type Outcome = v.InferOutput<typeof OutcomeSchema>;

/** A row that can't be read; `key` is its place in the store. */
export interface Unreadable {
  readonly key: number;
  readonly userId: string | null;
  readonly kind: string | null;
  readonly createdAt: number | null;
}

/** Everything the outbox keeps: who this client is, the last number it gave out, and what waits, oldest first. */
export interface OutboxBox {
  /** Null before the first edit. */
  readonly clientId: string | null;
  /** The client's name before this one, where it had another. */
  readonly former?: string | undefined;
  /** Of a disk that was deleted and written anew: its own name, by which a tab that still knows the disk before tells the two apart. */
  readonly made?: string | undefined;
  /** Of such a disk: ids of records that tabs had seen on the one before. Those that are not here were sent or merged, and must not come again. */
  readonly brought?: readonly string[] | undefined;
  readonly seq: number;
  /** Of every user, with those that are set aside. */
  readonly records: readonly OutboxRecord[];
  readonly outcomes: readonly Outcome[];
  readonly unreadable: readonly Unreadable[];
}
export const emptyBox: OutboxBox = { clientId: null, seq: 0, records: [], outcomes: [], unreadable: [] };

/** Where the outbox keeps its records. Updates of all tabs happen one after the other. */
export interface OutboxStore {
  read(): Promise<OutboxBox>;
  /**
   * Changes the box in one transaction and resolves once it is on the disk. `change` must be pure and harmless when it
   * meets its own result: after a lost connection it may run a second time.
   * @param signal gives it up, as far as the disk has not begun to write it down
   */
  update<Result>(change: (box: OutboxBox) => readonly [OutboxBox, Result], signal?: AbortSignal): Promise<Result>;
}

/** An outbox that goes on in this page's memory where the disk can't be used. */
export interface DurableOutboxStore {
  /** Where everything is: on this phone's disk, or in this page only, as long as it is open. */
  readonly keeping: Pick<Store<'disk' | 'page'>, 'get' | 'subscribe'>;
  read(): Promise<OutboxBox>;
  /**
   * Another tab has sent what came after a record: where this page has no disk, its copy of one that lies there counts no more.
   * @returns whether it was such a copy
   */
  release(id: string): boolean;
  /**
   * Like a store's; resolves once it is on the disk or, where `keeping` says so, in this page.
   * @param needsDisk rejects with the disk's reason instead of going on in memory
   */
  update<Result>(change: (box: OutboxBox) => readonly [OutboxBox, Result], options?: { readonly needsDisk?: boolean }): Promise<Result>;
}
