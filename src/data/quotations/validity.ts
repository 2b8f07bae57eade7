import type { Quotation, QuotationState } from '#contract/quotations.ts';

const DAY = 24 * 60 * 60_000;
/** Milliseconds that the shop's zone (WITA) is ahead of UTC all year. */
const SHOP_OFFSET = 8 * 60 * 60_000;

/** The state that a quotation is shown in. */
export type ShownState = QuotationState | 'expired';

/** The day of the shop's zone, `2026-11-25`. @param now milliseconds since the epoch */
export const dayOf = (now: number): string => new Date(now + SHOP_OFFSET).toISOString().slice(0, 10);

/** The last day on which a quotation holds, `2026-12-02`. */
export function validUntil({ date, valid_days: days }: Pick<Quotation, 'date' | 'valid_days'>): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** Past its last day a quotation has expired, unless it has become an order. @param now milliseconds since the epoch */
export function shownState(quotation: Pick<Quotation, 'state' | 'date' | 'valid_days'>, now: number): ShownState {
  return quotation.state !== 'ordered' && dayOf(now) > validUntil(quotation) ? 'expired' : quotation.state;
}
