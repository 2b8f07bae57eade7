import { createFileRoute } from '@tanstack/react-router';
import { contentQueries } from '#data/content/queries.ts';
import { PageScreen } from '#features/content/PageScreen.tsx';
import { languageOf } from '#i18n/use-language.ts';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/guarantee-and-returns')({
  loader: ({ context: { queryClient, i18n } }) =>
    queryClient.ensureQueryData(contentQueries.page(languageOf(i18n.locale), 'guarantee-and-returns')),
  head: ({ match, loaderData }) => routeHead(match.context, { title: loaderData?.title, description: loaderData?.summary }),
  component: Guarantee,
});

function Guarantee() {
  return <PageScreen slug="guarantee-and-returns" />;
}
