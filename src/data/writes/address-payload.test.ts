import * as v from 'valibot';
import { expect, test } from 'vitest';
import { addressCreate } from './address-create.ts';
import { addressUpdate } from './address-update.ts';

test('an address that an earlier version of the app wrote is read, and has no typed village', () => {
  const region = { sub_district: 'Batu Merah', district: 'Sirimau', city: 'Kota Ambon', state: 'Maluku' };
  const address = {
    ...{ label: 'Site', receiver_name: 'Markus', phone_number: '081234567890', full_address: 'Jalan Pattimura 3', landmark: '' },
    ...{ region_code: '81.71.02.2003', zip_code: '97128', latitude: null, longitude: null, is_primary: false },
  };
  const payload = { addressId: '0198c0de-0000-7000-8000-000000000000', address, region };
  expect(v.parse(addressCreate.schema, payload)).toEqual({ ...payload, address: { ...address, sub_district: '' } });
  const typed = { ...payload, address: { ...address, region_code: '81.71.02', sub_district: 'Batu Merah atas' } };
  expect(v.parse(addressUpdate.schema, typed)).toEqual(typed);
});
