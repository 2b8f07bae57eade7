import { createFileRoute } from '@tanstack/react-router';
import { contentQueries } from '#data/content/queries.ts';
import { PageScreen } from '#features/content/PageScreen.tsx';
import { languageOf } from '#i18n/use-language.ts';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/terms-and-conditions')({
  loader: ({ context: { queryClient, i18n } }) =>
    queryClient.ensureQueryData(contentQueries.page(languageOf(i18n.locale), 'terms-and-conditions')),
  head: ({ match, loaderData }) => routeHead(match.context, { title: loaderData?.title, description: loaderData?.summary }),
  component: Terms,
});

function Terms() {
  return <PageScreen slug="terms-and-conditions" />;
}
