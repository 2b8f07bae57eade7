import * as v from 'valibot';
import type { Address, AddressInputSchema, NewAddressSchema } from '#contract/addresses.ts';
import { IdSchema } from '#contract/endpoint.ts';
import { storedPhone } from '#lib/phone.ts';
import type { Executor } from '#server/db/client.ts';
import { most } from '#server/http/customer-limits.ts';
import { full, invalid, notFound } from '#server/http/problem.ts';
import { type AddressPlace, addressPlaces } from '../regions/service.ts';
import {
  type AddressFields,
  type AddressRow,
  countAddresses,
  deleteAddressRow,
  demotePrimary,
  insertAddress,
  lockCustomer,
  promoteOldest,
  selectAddress,
  selectAddresses,
  updateAddress,
} from './store.ts';

type Input = v.InferOutput<typeof AddressInputSchema>;
type NewInput = v.InferOutput<typeof NewAddressSchema>;

/**
 * The caller's addresses, the primary one first.
 * @throws Problem 404 where `customerId` of the path is not the caller
 */
export async function listAddresses(db: Executor, callerId: string, customerId: string): Promise<Address[]> {
  if (customerId !== callerId) throw notFound('customer');
  const rows = await selectAddresses(db, customerId);
  const places = await addressPlaces(
    db,
    rows.map(row => row.regionCode),
  );
  return rows.map(row => toAddress(row, places.get(row.regionCode)));
}

/**
 * One own address with the names of its regions.
 * @throws Problem 404 for an unknown id and for another customer's
 */
export async function readAddress(db: Executor, customerId: string, id: string): Promise<Address> {
  const row = v.is(IdSchema, id) ? await selectAddress(db, customerId, id) : undefined;
  if (row === undefined) throw notFound('address');
  return withPlace(db, row);
}

/** An own address with the code of its regency (such as '81.71'), from which freight is computed; null where there is none. */
export async function addressForOrder(
  db: Executor,
  customerId: string,
  addressId: string,
): Promise<{ address: Address; regencyCode: string } | null> {
  const row = v.is(IdSchema, addressId) ? await selectAddress(db, customerId, addressId) : undefined;
  return row === undefined ? null : { address: await withPlace(db, row), regencyCode: row.regionCode.slice(0, 5) };
}

/**
 * Adds an address; the first one is primary whatever it asks for.
 * @throws Problem 422 for an unknown village and for a district without a village's name, for the twenty-first address, and for an id that is taken
 */
export async function createAddress(tx: Executor, customerId: string, input: NewInput, now: Date): Promise<Address> {
  const place = await placeOf(tx, input);
  await lockCustomer(tx, customerId);
  const existing = await countAddresses(tx, customerId);
  if (existing >= most.addresses) throw full('addresses_full', 'body');
  const isPrimary = existing === 0 || input.is_primary;
  if (isPrimary) await demotePrimary(tx, customerId);
  const id = input.id === undefined ? {} : { id: input.id.toLowerCase() };
  const row = await insertAddress(tx, { ...fieldsOf(input), ...id, customerId, isPrimary, createdAt: now });
  if (row === undefined) throw invalid({ id: ['id_invalid'] });
  return toAddress(row, place);
}

/**
 * Replaces the fields of an own address. A primary one stays primary: there is always exactly one.
 * @throws Problem 404 for an unknown id and for another customer's, 422 for an unknown village, for a district without a village's name
 */
export async function replaceAddress(tx: Executor, customerId: string, id: string, input: Input): Promise<Address> {
  await lockCustomer(tx, customerId);
  const before = v.is(IdSchema, id) ? await selectAddress(tx, customerId, id) : undefined;
  if (before === undefined) throw notFound('address');
  const place = await placeOf(tx, input);
  const becomesPrimary = input.is_primary && !before.isPrimary;
  if (becomesPrimary) await demotePrimary(tx, customerId);
  const row = await updateAddress(tx, customerId, id, { ...fieldsOf(input), ...(becomesPrimary ? { isPrimary: true } : {}) });
  if (row === undefined) throw notFound('address');
  return toAddress(row, place);
}

/** An own address as it stands, for a write that is repeated; as it was asked for where it has been deleted since. */
export async function addressAgain(db: Executor, customerId: string, id: string, input: Input): Promise<Address> {
  const row = await selectAddress(db, customerId, id);
  return withPlace(db, row ?? { ...fieldsOf(input), id, customerId, isPrimary: false });
}

/**
 * Deletes an own address; after the primary one the oldest of the others takes its place.
 * @throws Problem 404 for an unknown id and for another customer's
 */
export async function deleteAddress(tx: Executor, customerId: string, id: string): Promise<void> {
  await lockCustomer(tx, customerId);
  const deleted = v.is(IdSchema, id) ? await deleteAddressRow(tx, customerId, id) : undefined;
  if (deleted === undefined) throw notFound('address');
  if (deleted.isPrimary) await promoteOldest(tx, customerId);
}

async function placeOf(db: Executor, { region_code: code, sub_district: typed }: Input): Promise<AddressPlace> {
  const place = (await addressPlaces(db, [code])).get(code);
  if (place === undefined || (isDistrict(code) && typed === '')) throw invalid({ region_code: ['region_unknown'] });
  return place;
}

/** The village is not chosen from the list yet. */
const isDistrict = (code: string) => code.length === '81.71.02'.length;

type ShownRow = Omit<AddressRow, 'createdAt'>;

async function withPlace(db: Executor, row: ShownRow): Promise<Address> {
  return toAddress(row, (await addressPlaces(db, [row.regionCode])).get(row.regionCode));
}

function fieldsOf(input: Input) {
  return {
    label: input.label,
    receiverName: input.receiver_name,
    phoneNumber: storedPhone(input.phone_number),
    fullAddress: input.full_address,
    landmark: input.landmark,
    regionCode: input.region_code,
    villageName: isDistrict(input.region_code) ? input.sub_district : '',
    zipCode: input.zip_code,
    latitude: input.latitude,
    longitude: input.longitude,
  } satisfies AddressFields;
}

function toAddress(row: ShownRow, place: AddressPlace | undefined): Address {
  return {
    id: row.id,
    customer_id: row.customerId,
    is_primary: row.isPrimary,
    label: row.label,
    receiver_name: row.receiverName,
    phone_number: row.phoneNumber,
    full_address: row.fullAddress,
    landmark: row.landmark,
    region_code: row.regionCode,
    sub_district: place?.sub_district || row.villageName,
    district: place?.district ?? '',
    city: place?.city ?? '',
    state: place?.state ?? '',
    zip_code: row.zipCode,
    latitude: row.latitude,
    longitude: row.longitude,
  };
}
