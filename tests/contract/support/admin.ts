import { randomUUID } from 'node:crypto';
import { adminKeyHeader } from '#contract/admin.ts';
import type { Notifications } from '#contract/notifications.ts';
import type { Answers, Customer } from './orders.ts';
import { testAdminKey } from './shop.ts';

/** A call of the shop's own people, with the answer's envelope taken apart. */
export async function callAdmin(shop: Answers, method: string, path: string, json?: unknown) {
  const headers = { [adminKeyHeader]: testAdminKey, ...(method === 'GET' ? {} : { 'Idempotency-Key': randomUUID() }) };
  const answer = await shop.fetch(`/api/v1/admin/${path}`, { method, headers, ...(json === undefined ? {} : { json }) });
  const { code, data, errors } = await answer.json();
  return { status: answer.status, code, data, errors };
}

/** What a customer was told, latest first: the step, and the words where it has its own. */
export async function toldTo(customer: Customer): Promise<[number | null, string | null][]> {
  const answer = await customer.call('GET', `/notifications/user/${customer.buyer.customerId}`);
  return (answer.body.data as Notifications).notifications.map(({ status_progress, message }) => [status_progress, message]);
}

/** Money as a bank's statement tells of it, in rupiah. */
export const transfer = (amount: number) => ({ amount, reference: 'BRI 26/11 0815', payer: 'CV Maju', person: 'Sari' });
