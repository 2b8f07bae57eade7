/** The shop's codes after which a receipt for this order is never taken: the time is over, the order has moved on or is not there. */
const closing: ReadonlySet<string> = new Set(['payment_deadline_passed', 'order_transition_not_allowed', 'not_found']);

/** Whether neither another try nor another picture can change the shop's answer to a receipt. @param code of the refusal */
export const isReceiptClosed = (code: string): boolean => closing.has(code);
