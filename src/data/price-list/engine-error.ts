import type { PriceListFault } from '#lib/price-list/types.ts';

/** `gone`: the list that a question is about is not on this phone any more. */
export type EngineFault = PriceListFault | 'gone';

/** Why the list on this phone, or one that was put together, can't be used. */
export class EngineError extends Error {
  constructor(readonly fault: EngineFault) {
    super(`price list on this phone: ${fault}`);
  }
}
