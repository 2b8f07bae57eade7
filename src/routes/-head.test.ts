import { setupI18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { siteQueries } from '#data/site/queries.ts';
import { routeHead } from './-head.ts';

it('names the shop as far as it is known, and never gives a page an empty title', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const queryClient = new QueryClient();
  const titleOf = (page: object) => routeHead({ i18n, queryClient }, page).meta[0];
  expect([titleOf({}), titleOf({ title: 'Cart' })]).toEqual([undefined, { title: 'Cart' }]);
  queryClient.setQueryData(siteQueries.info('en').queryKey, { name: 'Toko Budi', tagline: '', description_en: '' } as never);
  expect([titleOf({}), titleOf({ title: 'Cart' })]).toEqual([{ title: 'Toko Budi' }, { title: 'Cart – Toko Budi' }]);
});
