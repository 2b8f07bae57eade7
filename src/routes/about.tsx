import { createFileRoute } from '@tanstack/react-router';
import { contentQueries } from '#data/content/queries.ts';
import { PageScreen } from '#features/content/PageScreen.tsx';
import { languageOf } from '#i18n/use-language.ts';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/about')({
  loader: ({ context: { queryClient, i18n } }) => queryClient.ensureQueryData(contentQueries.page(languageOf(i18n.locale), 'about')),
  head: ({ match, loaderData }) => routeHead(match.context, { title: loaderData?.title, description: loaderData?.summary }),
  component: About,
});

function About() {
  return <PageScreen slug="about" />;
}
