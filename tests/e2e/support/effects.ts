import type { InferOutput } from 'valibot';
import type { eventsEndpoint } from '#contract/events.ts';
import type { Customer } from './customer.ts';

type Changes = InferOutput<typeof eventsEndpoint.answer>;

/** Where the shop's telling of a customer's changes stands now. */
export async function eventsSoFar(customer: Customer): Promise<number> {
  return (await customer.call<Changes>('GET', '/events')).cursor;
}

/** Keys of the writes that changed the customer's cart after a cursor, in the order of their effects: what the shop itself saw. */
export async function cartWrites(customer: Customer, after: number): Promise<readonly (string | null)[]> {
  const { events } = await customer.call<Changes>('GET', `/events?after=${after}`);
  return events.filter(({ kind }) => kind === 'cart').map(({ origin }) => origin);
}
