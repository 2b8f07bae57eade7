import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { deskHeader } from '#contract/staff.ts';
import type { StaffRole } from '#contract/staff-roles.ts';
import { callAdmin } from './admin.ts';
import type { Answers } from './orders.ts';

export const deskPassword = 'Kata sandi 9';

/** A browser at the desk. */
export class Desk {
  cookie = '';

  constructor(readonly shop: Answers) {}

  fetch(method: string, path: string, json?: unknown, headers: Record<string, string> = { [deskHeader]: '1' }): Promise<Response> {
    return this.shop.fetch(`/api/v1/${path}`, {
      method,
      headers: { cookie: this.cookie, 'user-agent': 'Ponsel', 'Idempotency-Key': randomUUID(), ...headers },
      ...(json === undefined ? {} : { json }),
    });
  }

  /** The answer taken apart; of a stream its status only. */
  async call(method: string, path: string, json?: unknown, headers?: Record<string, string>) {
    const answer = await this.fetch(method, path, json, headers);
    const set = answer.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0] ?? '';
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (isStream) await answer.body?.cancel();
    const { code, data, errors } = isStream ? {} : await answer.json();
    return { status: answer.status, code, data, errors, set };
  }
}

/** Invites a member of staff, under the name 'Ibu' and the role. */
export async function inviteStaff(shop: Answers, role: StaffRole): Promise<{ email: string; token: string; id: string }> {
  const email = `${role}.${randomUUID()}@toko.example`;
  const { data } = await callAdmin(shop, 'POST', 'staff', { name: `Ibu ${role}`, email, role });
  return { email, id: data.id, token: data.link.split('#')[1] };
}

/** A browser in which a new member of staff is signed in. */
export async function signInStaff(shop: Answers, role: StaffRole): Promise<Desk & { readonly email: string; readonly id: string }> {
  const { email, token, id } = await inviteStaff(shop, role);
  const desk = new Desk(shop);
  expect((await desk.call('POST', 'desk/invitation', { token, password: deskPassword })).status).toBe(200);
  return Object.assign(desk, { email, id });
}
