import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import type { ProductSearch } from '#data/catalogue/product-search.ts';
import type { ProductFilters } from '#data/catalogue/queries.ts';

/** Which page a product list stands on. */
export type ListPlace =
  | { readonly to: '/products' }
  | { readonly to: '/categories/$category'; readonly params: { readonly category: string } }
  | { readonly to: '/brands/$brand'; readonly params: { readonly brand: string } };

/** Filters that the page itself stands for. */
export function fixedFilters(place: ListPlace): ProductFilters {
  if (place.to === '/categories/$category') return { category: place.params.category };
  if (place.to === '/brands/$brand') return { brand: [place.params.brand] };
  return {};
}

interface ListLinkProps {
  place: ListPlace;
  search: ProductSearch;
  children: ReactNode;
  className?: string;
  'aria-label'?: string;
  'aria-current'?: 'page' | 'true';
  /** False keeps the place on the page. */
  resetScroll?: boolean;
}

/** A link to the same list with another search. */
export function ListLink({ place, ...rest }: ListLinkProps) {
  // Exact, else a link to fewer filters than those in force would count as the current page.
  const link = { ...rest, activeOptions: { exact: true }, activeProps: {} };
  if (place.to === '/products') return <Link to={place.to} {...link} />;
  if (place.to === '/categories/$category') return <Link to={place.to} params={place.params} {...link} />;
  return <Link to={place.to} params={place.params} {...link} />;
}

/** Changes the search of a list where a control isn't a link; the place on the page is kept. */
export function useGoToList(place: ListPlace): (search: ProductSearch) => void {
  const navigate = useNavigate();
  return useCallback(
    search => {
      const options = { search, resetScroll: false };
      if (place.to === '/products') void navigate({ to: place.to, ...options });
      else if (place.to === '/categories/$category') void navigate({ to: place.to, params: place.params, ...options });
      else void navigate({ to: place.to, params: place.params, ...options });
    },
    [navigate, place],
  );
}
