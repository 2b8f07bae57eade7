import { createFileRoute, notFound } from '@tanstack/react-router';
import { contentQueries } from '#data/content/queries.ts';
import { ArticleScreen } from '#features/content/ArticleScreen.tsx';
import { languageOf } from '#i18n/use-language.ts';
import { AppError } from '#lib/app-error.ts';
import { routeHead } from './-head.ts';

export const Route = createFileRoute('/blog_detail/$slug')({
  loader: async ({ context: { queryClient, i18n }, params }) => {
    try {
      const { title, summary } = await queryClient.ensureQueryData(contentQueries.article(languageOf(i18n.locale), params.slug));
      return { title, summary };
    } catch (error) {
      if (error instanceof AppError && error.status === 404) throw notFound();
      throw error;
    }
  },
  head: ({ match, loaderData }) => routeHead(match.context, { title: loaderData?.title, description: loaderData?.summary }),
  component: BlogDetail,
});

function BlogDetail() {
  const { slug } = Route.useParams();
  return <ArticleScreen slug={slug} />;
}
