import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { catalogueQueries } from '#data/catalogue/queries.ts';
import { BrandsScreen } from '#features/catalogue/BrandsScreen.tsx';
import { languageOf } from '#i18n/use-language.ts';
import { searchOf, textIn } from '#lib/search-values.ts';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/brands/')({
  /** `filter` narrows the directory by a part of the name. */
  validateSearch: ({ filter }: Record<string, unknown>) => searchOf({ filter: textIn(filter) }),
  loader: ({ context: { queryClient, i18n } }) => queryClient.ensureQueryData(catalogueQueries.brands(languageOf(i18n.locale))),
  head: ({ match }) => routeHead(match.context, { title: msg`Brands` }),
  component: Brands,
});

function Brands() {
  const { filter } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BrandsScreen
      filter={filter ?? ''}
      onFilter={text => void navigate({ search: text === '' ? {} : { filter: text }, replace: true, resetScroll: false })}
    />
  );
}
