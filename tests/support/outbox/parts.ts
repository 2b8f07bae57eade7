import type { Transitions } from '#data/outbox/core.ts';
import type { Verdict } from '#data/outbox/failure.ts';
import type { Outbox } from '#data/outbox/outbox.ts';
import type { OutboxOptions, TabMessage } from '#data/outbox/ports.ts';
import type { Store } from '#lib/store.ts';
import type { durableOutboxStore } from '#storage/durable-outbox.ts';
import type { OutboxBox, OutboxRecord } from '#storage/outbox-record.ts';
import type { sortRows } from '#storage/outbox-rows.ts';
import type { Life } from './faulty-disk.ts';
import type { Loop } from './loop.ts';
import type { ModelServer, ServerFlaws } from './model-server.ts';

/** One thing done wrong on purpose, to see that a schedule notices. */
export interface Flaw extends ServerFlaws {
  readonly isClearedOnExpiry?: boolean;
  readonly steps?: Partial<Transitions>;
  /** How a page sorts what is stored. */
  readonly sort?: typeof sortRows;
  /** How a page goes on without its disk. */
  readonly keep?: typeof durableOutboxStore;
  /** Replaces parts of a page's outbox; `post` sends under any key. */
  readonly options?: (options: Required<Pick<OutboxOptions, 'send' | 'storage' | 'schedule'>>, parts: FlawParts) => Partial<OutboxOptions>;
}
export interface FlawParts {
  readonly post: (records: readonly OutboxRecord[], keyOf: (record: OutboxRecord) => string) => Promise<readonly Verdict[]>;
  readonly newId: () => string;
  readonly disk: { readonly box: OutboxBox };
  readonly loop: Loop;
}

export interface Page extends Life {
  /** Ids that it gave out, in their order. */
  readonly made: string[];
  readonly owner: Store<string | null>;
  readonly listeners: ((message: TabMessage) => void)[];
  outbox: Outbox;
}

/** The parts that the devices of one schedule share. */
export interface Shared {
  readonly loop: Loop;
  readonly random: () => number;
  readonly server: ModelServer;
}

/** Milliseconds that all tabs may take to forget a customer. */
export const LEAVING = 20_000;

/** Another tab's message reaches a page that is still open. */
export function hear(page: Page, message: TabMessage): void {
  if (page.isOver) return;
  for (const listener of page.listeners) listener(message);
}
