import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminKeyHeader } from '#contract/admin.ts';
import { endpoints } from '#contract/api.ts';
import { deskHeader, type Staff, type StaffSelf } from '#contract/staff.ts';
import { mayCall, type StaffRole, staffRoles } from '#contract/staff-roles.ts';
import { orderEvents } from '#server/db/schema/orders.ts';
import { callAdmin } from './support/admin.ts';
import { runCommand } from './support/command-line.ts';
import { Desk, inviteStaff, deskPassword as password, signInStaff } from './support/desk.ts';
import { addBuyers, addGoods, Customer } from './support/orders.ts';
import { createTestShop, type TestShop, testAdminKey } from './support/shop.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
let now: number;
let shop: TestShop;
beforeAll(async () => {
  now = Date.parse('2026-11-27T02:00:00Z');
  shop = await createTestShop({ seed: 'small', now: () => new Date(now) });
});
afterAll(() => shop.close());
beforeEach(() => {
  now += DAY;
});

const invite = (role: StaffRole) => inviteStaff(shop, role);
const signedIn = (role: StaffRole) => signInStaff(shop, role);

describe('the right to call', () => {
  it('of every endpoint of the shop’s own people is the key’s and that of the roles which have it', async () => {
    const own = endpoints.filter(({ access }) => access === 'admin');
    expect(own.length).toBeGreaterThan(60);
    const desks = new Map<StaffRole, Desk>();
    for (const role of staffRoles) desks.set(role, await signedIn(role));
    const [buyer] = await addBuyers(shop.db, 1);
    const table: Record<string, string> = {};
    for (const { method, path } of own) {
      // Nothing is sent, so that what comes through is refused for that, or finds nothing.
      const call = `${method} ${path}`;
      const url = path.slice(4).replace(/:\w+/g, 'none');
      expect([call, (await shop.fetch(`/api/v1/${url}`, { method })).status]).toEqual([call, 401]);
      const customer = await shop.fetch(`/api/v1/${url}`, { method, headers: { ...buyer?.headers, [deskHeader]: '1' } });
      expect([call, customer.status]).toEqual([call, 401]);
      for (const [role, desk] of desks) {
        // The demo stays.
        if (role === 'owner' && call === 'DELETE /v1/admin/demo') continue;
        const { status } = await desk.call(method, url, method === 'GET' ? undefined : 'nonsense');
        expect([call, role, status === 403]).toEqual([call, role, !mayCall(role, path)]);
        if (role !== 'owner' && mayCall(role, path)) table[call] = `${table[call] ?? ''} ${role}`.trim();
      }
    }
    // What each role may, in words: a new path has to be decided on.
    expect(Object.values(table).filter(roles => roles.includes('orders')).length).toBeGreaterThan(20);
    expect(table['POST /v1/admin/staff']).toBeUndefined();
    expect(table['PUT /v1/admin/payment-methods/:id']).toBeUndefined();
    expect(table['POST /v1/admin/orders/:id/receipt/acceptance']).toBe('orders');
    expect(table['GET /v1/admin/orders/:id/notes']).toBe('orders');
    expect(table['POST /v1/admin/orders/:id/notes']).toBe('orders');
    expect(table['PUT /v1/admin/variants/:sku/price']).toBe('catalogue');
    expect(table['PUT /v1/admin/banners']).toBe('content');
    expect(table['GET /v1/admin/queues']).toBe('orders catalogue content');
    expect(table['GET /v1/admin/queues/stream']).toBe('orders catalogue content');
    const refused = (await callAdmin(shop, 'GET', 'audit?person=Ibu content&path=admin/orders&limit=200')).data;
    expect(refused.total).toBeGreaterThan(10);
    expect(refused.entries[0]).toMatchObject({ person: 'Ibu content', role: 'content', status: 403 });
  });

  it('to what is a member of staff’s own is theirs, and neither the key’s nor a customer’s', async () => {
    const own = endpoints.filter(({ access }) => access === 'staff');
    expect(own.map(({ path }) => path)).toContain('/v1/desk/sessions');
    const desk = await signedIn('content');
    const [buyer] = await addBuyers(shop.db, 1);
    for (const { method, path } of own.toSorted(
      (one, other) => Number(one.path.endsWith('/logout')) - Number(other.path.endsWith('/logout')),
    )) {
      const url = path.slice(4).replace(/:\w+/g, 'none');
      const statuses = [
        (await shop.fetch(`/api/v1/${url}`, { method })).status,
        (await shop.fetch(`/api/v1/${url}`, { method, headers: { [adminKeyHeader]: testAdminKey } })).status,
        (await shop.fetch(`/api/v1/${url}`, { method, headers: { ...buyer?.headers, [deskHeader]: '1' } })).status,
      ];
      expect([method, url, ...statuses]).toEqual([method, url, 401, 401, 401]);
      expect((await desk.call(method, url, method === 'GET' ? undefined : 'nonsense')).status).not.toBe(401);
    }
  });

  it('needs the cookie and the header, which a page of another site can’t send', async () => {
    const desk = await signedIn('owner');
    expect((await desk.call('GET', 'admin/staff')).status).toBe(200);
    expect((await desk.call('GET', 'admin/staff', undefined, {})).status).toBe(401);
    const other = new Desk(shop);
    expect((await other.call('GET', 'desk/me')).status).toBe(401);
    other.cookie = 'fondasi_desk=guess';
    expect((await other.call('GET', 'desk/me')).status).toBe(401);
  });
});

describe('a member of staff', () => {
  it('is invited by a link, and has sessions that end by one call', async () => {
    const { email, token } = await invite('orders');
    expect(token).toMatch(/^[0-9a-f]{40}$/);
    const desk = new Desk(shop);
    expect(await desk.call('POST', 'desk/invitation', { token, password: 'kurang' })).toMatchObject({
      status: 422,
      errors: { password: ['password_too_short'] },
    });
    const accepted = await desk.call('POST', 'desk/invitation', { token, password });
    expect(accepted).toMatchObject({ status: 200, data: { email, role: 'orders', has_second_factor: false } });
    expect(accepted.set).toMatch(/; Path=\/api; HttpOnly; SameSite=Strict$/);
    const phone = new Desk(shop);
    expect(await phone.call('POST', 'desk/login', { email, password: 'Salah 12345' })).toMatchObject({
      status: 401,
      code: 'auth_email_or_password_are_incorrect',
    });
    expect((await phone.call('POST', 'desk/login', { email: email.toUpperCase(), password })).status).toBe(200);
    const { sessions } = (await phone.call('GET', 'desk/sessions')).data;
    expect(sessions.map(({ device, is_current }: { device: string; is_current: boolean }) => [device, is_current])).toEqual([
      ['Ponsel', true],
      ['Ponsel', false],
    ]);
    expect((await phone.call('DELETE', `desk/sessions/${sessions[1].id}`)).status).toBe(200);
    expect((await desk.call('GET', 'desk/me')).status).toBe(401);
    expect((await phone.call('POST', 'desk/logout')).status).toBe(200);
    expect((await phone.call('GET', 'desk/me')).status).toBe(401);
  });

  it('is let in by no invitation that was used, is older than seven days, or was replaced by a newer one', async () => {
    const accept = async (token: string) => {
      const desk = new Desk(shop);
      const { status, code, set } = await desk.call('POST', 'desk/invitation', { token, password });
      return { status, code, isSignedIn: set !== null && (await desk.call('GET', 'desk/me')).status === 200 };
    };
    const refused = { status: 410, code: 'invitation_expired', isSignedIn: false };
    const welcome = { status: 200, code: undefined, isSignedIn: true };
    const used = await invite('orders');
    expect(await accept(used.token)).toEqual(welcome);
    expect(await accept(used.token)).toEqual(refused);
    const late = await invite('orders');
    const last = await invite('orders');
    now += 7 * DAY - 1;
    expect(await accept(last.token)).toEqual(welcome);
    now += 1;
    expect(await accept(late.token)).toEqual(refused);
    // The owner sends another link: the first one is dead, also within its time.
    const first = await invite('content');
    const { link } = (await callAdmin(shop, 'POST', `staff/${first.email}/reset`)).data;
    expect(await accept(first.token)).toEqual(refused);
    expect(await accept(link.split('#')[1])).toEqual(welcome);
    expect(await accept('0'.repeat(40))).toEqual(refused);
  });

  it('is signed out after two weeks without use, by the owner at once, and the last owner stays', async () => {
    const desk = await signedIn('catalogue');
    now += 13 * DAY;
    expect((await desk.call('GET', 'desk/me')).status).toBe(200);
    now += 13 * DAY;
    expect((await desk.call('GET', 'desk/me')).status).toBe(200);
    now += 14 * DAY;
    expect((await desk.call('GET', 'desk/me')).status).toBe(401);
    const other = await signedIn('content');
    expect((await callAdmin(shop, 'PUT', `staff/${other.email}`, { is_active: false })).data).toMatchObject({ is_active: false });
    expect((await other.call('GET', 'desk/me')).status).toBe(401);
    expect((await new Desk(shop).call('POST', 'desk/login', { email: other.email, password })).status).toBe(401);
    const owners: Staff[] = (await callAdmin(shop, 'GET', 'staff')).data.staff.filter(({ role }: Staff) => role === 'owner');
    for (const { id } of owners.slice(1)) await callAdmin(shop, 'PUT', `staff/${id}`, { role: 'orders' });
    const [first] = owners;
    expect(await callAdmin(shop, 'PUT', `staff/${first?.id}`, { role: 'orders' })).toMatchObject({ status: 409, code: 'last_owner' });
    expect(await callAdmin(shop, 'PUT', `staff/${first?.id}`, { is_active: false })).toMatchObject({ status: 409, code: 'last_owner' });
  });

  it('has a second factor whose codes count once, recovery codes, and an owner who resets a lost phone', async () => {
    const desk = await signedIn('orders');
    const codeAt = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
    expect((await desk.call('POST', 'desk/second-factor', { password: 'Salah 12345' })).status).toBe(401);
    const { secret, uri } = (await desk.call('POST', 'desk/second-factor', { password })).data;
    expect(uri).toContain(`secret=${secret}`);
    expect(await desk.call('PUT', 'desk/second-factor', { code: '000000' })).toMatchObject({
      status: 401,
      code: 'second_factor_incorrect',
    });
    const codes: string[] = (await desk.call('PUT', 'desk/second-factor', { code: codeAt(secret) })).data.recovery_codes;
    expect(new Set(codes).size).toBe(10);
    const login = (code?: string) =>
      new Desk(shop).call('POST', 'desk/login', { email: desk.email, password, ...(code === undefined ? {} : { code }) });
    expect(await login()).toMatchObject({ status: 401, code: 'second_factor_required' });
    // The code that confirmed it is used up.
    expect(await login(codeAt(secret))).toMatchObject({ status: 401, code: 'second_factor_incorrect' });
    now += MINUTE;
    expect((await login(codeAt(secret))).status).toBe(200);
    expect((await login(codeAt(secret))).status).toBe(401);
    expect((await login(codes[0]?.toUpperCase())).data).toMatchObject({ recovery_codes: 9 } satisfies Partial<StaffSelf>);
    expect((await login(codes[0])).status).toBe(401);
    const reset = await callAdmin(shop, 'POST', `staff/${desk.email}/reset`);
    expect((await desk.call('GET', 'desk/me')).status).toBe(401);
    expect((await login(codes[1])).status).toBe(401);
    const anew = new Desk(shop);
    await anew.call('POST', 'desk/invitation', { token: reset.data.link.split('#')[1], password });
    expect((await anew.call('GET', 'desk/me')).data).toMatchObject({ has_second_factor: false, recovery_codes: 0 });
  });
});

describe('what staff does', () => {
  it('names them: in the audit, in each event of an order, and whatever name they send', async () => {
    const desk = await signedIn('orders');
    const [buyer] = await addBuyers(shop.db, 1);
    const [goods = ''] = await addGoods(shop.db, {});
    if (buyer === undefined) throw new Error('no buyer');
    const order = await new Customer(shop, buyer).place({ [goods]: 2 });
    expect((await desk.call('POST', `admin/orders/${order.id}/validation`)).status).toBe(200);
    const money = { amount: order.total, reference: 'BRI 1', person: 'Orang lain' };
    expect((await desk.call('POST', `admin/orders/${order.id}/payment`, money)).status).toBe(200);
    await callAdmin(shop, 'POST', `orders/${order.id}/processing`);
    const { data } = await desk.call('GET', `admin/orders/${order.number}/history`);
    expect(
      data.events.map(({ status, actor, person }: { status: number; actor: string; person: string }) => [status, actor, person]),
    ).toEqual([
      [2, 'customer', null],
      [3, 'admin', 'Ibu orders'],
      [4, 'admin', 'Ibu orders'],
      [5, 'admin', 'shop'],
    ]);
    expect((await shop.db.select().from(orderEvents)).filter(({ actor, person }) => actor === 'admin' && person === null)).toEqual([]);
    const { entries } = (await callAdmin(shop, 'GET', `audit?path=${order.id}`)).data;
    expect(
      entries.map(({ person, role, path }: { person: string; role: string; path: string }) => [person, role, path.split('/').at(-1)]),
    ).toEqual([
      ['shop', null, 'processing'],
      ['Ibu orders', 'orders', 'payment'],
      ['Ibu orders', 'orders', 'validation'],
    ]);
    const payments = (await callAdmin(shop, 'GET', 'payments?limit=200')).data.payments;
    expect(payments.find(({ order_number }: { order_number: string }) => order_number === order.number)).toMatchObject({
      person: 'Ibu orders',
    });
    // A write that is refused leaves no row, and one that is repeated no second one.
    expect((await desk.call('POST', `admin/orders/${order.id}/validation`)).status).toBe(409);
    const key = { [deskHeader]: '1', 'Idempotency-Key': 'delapan-huruf' };
    await desk.call('POST', `admin/orders/${order.id}/shipment`, { tracking_number: 'T1' }, key);
    await desk.call('POST', `admin/orders/${order.id}/shipment`, { tracking_number: 'T1' }, key);
    expect((await callAdmin(shop, 'GET', `audit?path=${order.id}`)).data.total).toBe(4);
  });

  it('is managed by the command line, which starts with the first owner', async () => {
    const admin = (argv: readonly string[]) => runCommand({ shop, folder: '' }, argv);
    const email = `rina.${randomUUID()}@toko.example`;
    const invited = await admin(['staff', 'invite', 'Ibu Rina', email, '--role', 'owner']);
    expect(invited).toMatchObject({ code: 0, error: '', out: expect.stringMatching(/\/desk\/invitation#[0-9a-f]{40}/) });
    expect(await admin(['staff', 'invite', 'Ibu Rina', email, '--role', 'owner'])).toMatchObject({
      code: 1,
      error: expect.stringContaining("'email'"),
    });
    expect((await admin(['staff'])).out).toMatch(new RegExp(`Ibu Rina +${email} +owner +invited`));
    expect((await admin(['staff', 'set', email, 'role=orders', 'name=Rina'])).out).toContain('Rina');
    expect(await admin(['staff', 'set', email, 'is_active=no'])).toMatchObject({ code: 0 });
    expect((await admin(['staff', 'reset', email])).out).toContain('#');
    expect((await admin(['audit', '--search', 'shop'])).out).toContain('/v1/admin/staff');
    expect(await admin(['staff', 'invite', 'Ibu Rina'])).toMatchObject({ code: 2 });
  });
});
