import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { catalogueQueries } from '#data/catalogue/queries.ts';
import { CategoriesScreen } from '#features/catalogue/CategoriesScreen.tsx';
import { languageOf } from '#i18n/use-language.ts';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/categories/')({
  loader: ({ context: { queryClient, i18n } }) => queryClient.ensureQueryData(catalogueQueries.categories(languageOf(i18n.locale))),
  head: ({ match }) => routeHead(match.context, { title: msg`Categories` }),
  component: CategoriesScreen,
});
