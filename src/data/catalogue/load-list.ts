import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import { orFromPhone } from '../out-of-reach.ts';
import { catalogueQueries, type ProductFilters } from './queries.ts';

/**
 * Fetches what the page of a list shows first: its products and, where a chosen filter names one or nothing was found, the categories.
 * @throws AppError of an answer; without the shop the page looks on this phone
 */
export async function loadList(queryClient: QueryClient, lang: Language, filters: ProductFilters): Promise<void> {
  const list = catalogueQueries.products(lang, filters);
  const categories = () => queryClient.ensureQueryData(catalogueQueries.categories(lang)).catch(() => undefined);
  await Promise.all([orFromPhone(queryClient.ensureQueryData(list)), filters.category ? categories() : undefined]);
  if (queryClient.getQueryData(list.queryKey)?.total === 0) await categories();
}
