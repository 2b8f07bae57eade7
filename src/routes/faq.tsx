import { createFileRoute } from '@tanstack/react-router';
import { contentQueries } from '#data/content/queries.ts';
import { FaqScreen } from '#features/content/FaqScreen.tsx';
import { languageOf } from '#i18n/use-language.ts';
import { searchOf, textIn } from '#lib/search-values.ts';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/faq')({
  /** `q` narrows the questions. */
  validateSearch: ({ q }: Record<string, unknown>) => searchOf({ q: textIn(q) }),
  loader: ({ context: { queryClient, i18n } }) => queryClient.ensureQueryData(contentQueries.page(languageOf(i18n.locale), 'faq')),
  head: ({ match, loaderData }) => routeHead(match.context, { title: loaderData?.title, description: loaderData?.summary }),
  component: Faq,
});

function Faq() {
  const { q } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <FaqScreen
      query={q ?? ''}
      onQuery={text => void navigate({ search: text === '' ? {} : { q: text }, replace: true, resetScroll: false })}
    />
  );
}
