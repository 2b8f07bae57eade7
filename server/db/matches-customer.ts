import { or, type SQL, sql } from 'drizzle-orm';
import { toE164 } from '#lib/phone.ts';
import { customers } from './schema/customers.ts';

/** Customers with a word in their name, phone number or e-mail address, however the number is written. */
export function matchesCustomer(search: string): SQL | undefined {
  if (search === '') return undefined;
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const digits = toE164(search) ?? search.replace(/[^\d+]/g, '');
  const byPhone = digits.length >= 4 ? sql`${customers.phone} like ${`%${digits}%`}` : undefined;
  return or(sql`${customers.name} ilike ${pattern}`, sql`${customers.email} ilike ${pattern}`, byPhone);
}
