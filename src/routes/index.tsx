import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { homeQueries } from '#data/catalogue/home.ts';
import { catalogueQueries } from '#data/catalogue/queries.ts';
import { orFromPhone } from '#data/out-of-reach.ts';
import { siteQueries } from '#data/site/queries.ts';
import { HomeScreen } from '#features/catalogue/HomeScreen.tsx';
import { BlogShelf } from '#features/content/BlogShelf.tsx';
import { Tools } from '#features/tools/Tools.tsx';
import { languageOf } from '#i18n/use-language.ts';

const ActiveOrder = lazy(async () => ({ default: (await import('#features/orders/ActiveOrder.tsx')).ActiveOrder }));

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient, i18n } }) => {
    const language = languageOf(i18n.locale);
    await Promise.all([
      orFromPhone(queryClient.ensureQueryData(catalogueQueries.topCategories(language))),
      orFromPhone(queryClient.ensureQueryData(siteQueries.banners(language))),
      orFromPhone(queryClient.ensureQueryData(homeQueries.bestSellers(language))),
    ]);
  },
  component: Home,
});

function Home() {
  return <HomeScreen tools={<Tools order={<ActiveOrder />} />} blog={<BlogShelf />} />;
}
