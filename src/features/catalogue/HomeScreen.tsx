import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import type { HomeShelf } from '#contract/site.ts';
import { homeQueries } from '#data/catalogue/home.ts';
import { catalogueQueries } from '#data/catalogue/queries.ts';
import { siteQueries } from '#data/site/queries.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Container } from '#ui/primitives/Container.tsx';
import { HydrationBoundary } from '#ui/primitives/HydrationBoundary.tsx';
import { BasketProvider } from './Basket.tsx';
import * as css from './HomeScreen.css.ts';
import { AllProducts } from './home/AllProducts.tsx';
import { Banners } from './home/Banners.tsx';
import { CategoryRail } from './home/CategoryRail.tsx';
import { Hero } from './home/Hero.tsx';
import { LaterShelf } from './home/LaterShelf.tsx';
import { ShelfSection } from './shelf/ShelfSection.tsx';

/** The order of a shop whose merchant has set none. */
const USUAL: readonly HomeShelf[] = ['categories', 'banners', 'best_sellers', 'all_products', 'promotion', 'newest', 'blog'];

/** The front of the shop. `tools`: the row of tools; `blog`: the shelf of its articles. */
export function HomeScreen({ tools, blog }: { tools: ReactNode; blog: ReactNode }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data: site } = useQuery(siteQueries.info(language));
  // The route has fetched them side by side; what this phone doesn't have steps aside while the shop is silent.
  const { data: categories = [] } = useQuery(catalogueQueries.topCategories(language));
  const { data: banners = [] } = useQuery(siteQueries.banners(language));
  const shelves: Readonly<Record<HomeShelf, ReactNode>> = {
    categories: categories.length > 0 && (
      <ShelfSection title={t`Categories`} isPlain renderSeeAll={props => <Link to="/categories" {...props} />}>
        <HydrationBoundary>
          <CategoryRail categories={categories} />
        </HydrationBoundary>
      </ShelfSection>
    ),
    banners: banners.length > 0 && (
      <ShelfSection title={t`This week’s picks`} isPlain>
        <HydrationBoundary>
          <Banners banners={banners} />
        </HydrationBoundary>
      </ShelfSection>
    ),
    best_sellers: (
      <LaterShelf
        title={t`Best sellers`}
        query={homeQueries.bestSellers(language)}
        renderSeeAll={props => <Link to="/products" search={{ sort: 'best_selling' }} {...props} />}
        isFirst
      />
    ),
    all_products: (
      <ShelfSection title={t`All products`} renderSeeAll={props => <Link to="/products" {...props} />}>
        <AllProducts />
      </ShelfSection>
    ),
    promotion: (
      <LaterShelf
        title={t`Promotion`}
        query={homeQueries.promotion(language)}
        renderSeeAll={props => <Link to="/products" search={{ promotion: true, sort: 'best_selling' }} {...props} />}
      />
    ),
    newest: (
      <LaterShelf
        title={t`New`}
        query={homeQueries.newest(language)}
        renderSeeAll={props => <Link to="/products" search={{ sort: 'newest' }} {...props} />}
      />
    ),
    blog,
  };
  return (
    <BasketProvider>
      <HydrationBoundary>
        <Hero headline={site?.headline ?? site?.name ?? t`Shop`} />
      </HydrationBoundary>
      {tools}
      <Container className={css.page}>
        {(site?.shelves ?? USUAL).map(name => (
          <Fragment key={name}>{shelves[name]}</Fragment>
        ))}
      </Container>
    </BasketProvider>
  );
}
