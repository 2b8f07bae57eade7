import { eq } from 'drizzle-orm';
import { hashPassword, isPassword } from '#server/modules/customers/password.ts';
import type { Executor } from '../db/client.ts';
import { type addresses, customers } from '../db/schema/customers.ts';
import type { SeedRegion } from './regions/types.ts';
import { stableId } from './stable-id.ts';

/** The sign-in for trying the shop out. */
export const demoPassword = 'Fondasi2025';
export const demoEmail = 'demo@fondasi.test';

const people = [
  {
    email: demoEmail,
    name: 'Maria Latuconsina',
    phone: '+6281234567001',
    gender: 'female',
    label: 'Rumah',
    street: 'Jalan Batu Merah Atas No. 12, RT 003/RW 05',
    landmark: 'Seberang bengkel motor',
    village: '81.71.02.2003',
    latitude: -3.6893,
    longitude: 128.1957,
  },
  {
    email: 'budi@fondasi.test',
    name: 'Budi Daeng Ngalle',
    phone: '+6281234567002',
    gender: 'male',
    label: 'Proyek',
    street: 'Jalan Perintis Kemerdekaan KM 10 No. 8',
    landmark: '',
    village: '73.71.14.1003',
    latitude: -5.1354,
    longitude: 119.495,
  },
] as const;

export const demoCustomerIds: readonly string[] = people.map(({ email }) => stableId(`customer ${email}`));

/** Demo customers with one primary address each: in Ambon, which only ships reach, and in Makassar, where the hub is. */
export async function demoRows(
  regions: readonly SeedRegion[],
  now: Date,
): Promise<{ customers: (typeof customers.$inferInsert)[]; addresses: (typeof addresses.$inferInsert)[] }> {
  const passwordHash = await hashPassword(demoPassword);
  return {
    customers: people.map(({ email, name, phone, gender }) => ({
      id: stableId(`customer ${email}`),
      email,
      name,
      phone,
      gender,
      passwordHash,
      createdAt: now,
    })),
    addresses: people.map(({ email, name, phone, label, street, landmark, village: code, latitude, longitude }) => {
      const village = regions.find(region => region.code === code);
      if (!village?.postal_code) throw new Error(`no village ${code} with a postal code`);
      return {
        id: stableId(`address ${email}`),
        customerId: stableId(`customer ${email}`),
        isPrimary: true,
        label,
        receiverName: name,
        phoneNumber: phone,
        fullAddress: street,
        landmark,
        regionCode: village.code,
        zipCode: village.postal_code,
        latitude,
        longitude,
        createdAt: now,
      };
    }),
  };
}

/** Whether the demo customer can sign in here with the published password. */
export async function hasDemoAccount(db: Executor): Promise<boolean> {
  const [found] = await db.select({ passwordHash: customers.passwordHash }).from(customers).where(eq(customers.email, demoEmail));
  return found !== undefined && (await isPassword(found.passwordHash, demoPassword));
}
