import { expect, it } from 'vitest';
import type { AppRouter } from '../boot/router.tsx';
import { ownAddress } from './page-address.ts';

it('is the same however the path was typed: in lower case, with the search as it is', () => {
  const router = {
    state: { matches: [{ search: { search: 'PVC 4"', page: 1 } }] },
    latestLocation: { pathname: '/Product/Semen-PCC-Sagara' },
  };
  expect(ownAddress(router as unknown as AppRouter)).toEqual(['/product/semen-pcc-sagara', { search: 'PVC 4"' }]);
});
