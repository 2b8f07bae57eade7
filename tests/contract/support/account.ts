import { eq } from 'drizzle-orm';
import { customers, sessions } from '#server/db/schema/customers.ts';
import { hashPassword } from '#server/modules/customers/password.ts';
import { addBuyers } from './orders.ts';
import type { TestShop } from './shop.ts';

const DAY = 86_400_000;
/** User agents of two devices. */
export const chrome = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
/** Of every person here. */
export const password = 'Batu bata 9';

/** A device on which a customer signed in. */
export class Device {
  constructor(
    readonly shop: TestShop,
    readonly tokens: { readonly token: string; readonly refresh_token: string },
  ) {}

  async call(method: string, url: string, json?: unknown, bearer = this.tokens.token) {
    const headers = { Authorization: `Bearer ${bearer}` };
    const answer = await this.shop.fetch(`/api/v1/${url}`, { method, headers, ...(json === undefined ? {} : { json }) });
    return { status: answer.status, headers: answer.headers, ...(await answer.json()) };
  }
}

export async function signIn(shop: TestShop, email: string, userAgent = chrome): Promise<Device> {
  const answer = await shop.fetch('/api/v1/login', { method: 'POST', json: { email, password }, headers: { 'User-Agent': userAgent } });
  return new Device(shop, (await answer.json()).data);
}

let people = 0;
let passwordHash: Promise<string> | undefined;
/** A customer with a password, whose words are found nowhere else in the database. */
export async function addPerson({ db, deps }: TestShop) {
  people += 1;
  const [buyer] = await addBuyers(db, 1);
  if (buyer === undefined) throw new Error('no customer');
  passwordHash ??= hashPassword(password);
  const person = { name: `Yohanis Tanihatu${people}`, email: `yohanis.${people}@surat.example`, phone: `+62811470${1000 + people}` };
  const id = buyer.customerId;
  await db
    .update(customers)
    .set({ ...person, passwordHash: await passwordHash })
    .where(eq(customers.id, id));
  await db
    .update(sessions)
    .set({ createdAt: new Date(deps.now().getTime() - DAY) })
    .where(eq(sessions.customerId, id));
  return { ...person, buyer, id };
}
