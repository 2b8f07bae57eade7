import type { Shop } from './shop.ts';

/** A command that was read and checked, and is one call of the shop. */
export interface CallCommand {
  readonly name: 'call';
  /** The name of the thing that a refusal is about. */
  readonly subject: string;
  readonly perform: (shop: Shop) => Promise<{ data: unknown; text: string }>;
}
