import type { Env, Hono, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { pageSlugs } from '#contract/content.ts';
import { customerPaths } from '#contract/page-rules.ts';
import { jobIds } from '#lib/calculators/job.ts';
import type { Database } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { countProducts, selectListed, selectProductSlugs } from './sitemap-store.ts';

/** Products in one file, each in two languages: a quarter of a megabyte, where the protocol allows 50,000 addresses and 50. */
const PRODUCTS = 1_500;

/** Closed to search engines: answers to the app, and pages that are different for everybody. */
const CLOSED = ['/api', ...customerPaths];

/** Pages that are always there. */
const STANDING = [
  ...['/', '/products', '/categories', '/brands', '/blog', '/calculators', '/quick-order'],
  ...jobIds.map(id => `/calculators/${id}`),
  ...pageSlugs.map(slug => `/${slug}`),
];

/**
 * Serves `/robots.txt`, `/sitemap.xml` and the files that it names, to be mounted at the root before the pages: every public page in each of
 * its languages, by the address that it calls its own (sitemaps.org/protocol.html, RFC 9309).
 */
export function mountSitemap<Variables extends Env>(app: Hono<Variables>, { db, config: { publicUrl } }: Deps): void {
  app.get('/robots.txt', http => {
    const rules = ['User-agent: *', 'Allow: /', ...CLOSED.map(path => `Disallow: ${path}`)];
    return http.text([...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n'), 200, { 'Cache-Control': 'no-cache' });
  });
  app.get('/sitemap.xml', compress(), asXml, async http => {
    const files = Array.from({ length: Math.ceil((await countProducts(db)) / PRODUCTS) }, (_, index) => `products-${index + 1}`);
    return http.body(
      list(
        'sitemapindex',
        'sitemap',
        ['pages', ...files].map(name => `${publicUrl}/sitemaps/${name}.xml`),
      ),
    );
  });
  app.get('/sitemaps/pages.xml', compress(), asXml, async http => http.body(pagesAt(publicUrl, await everyPage(db))));
  app.get('/sitemaps/:file{products-[1-9][0-9]{0,4}\\.xml}', compress(), asXml, async http => {
    const number = Number.parseInt(http.req.param('file').replace('products-', ''), 10);
    const slugs = await selectProductSlugs(db, { limit: PRODUCTS, offset: (number - 1) * PRODUCTS });
    return slugs.length === 0 ? http.text('not found', 404) : http.body(pagesAt(publicUrl, below('/product', slugs)));
  });
}

async function everyPage(db: Database): Promise<readonly string[]> {
  const { categories, brands, articles } = await selectListed(db);
  return [...STANDING, ...below('/categories', categories), ...below('/brands', brands), ...below('/blog_detail', articles)];
}

const below = (path: string, slugs: readonly string[]) => slugs.map(slug => `${path}/${encodeURIComponent(slug)}`);

const pagesAt = (publicUrl: string, paths: readonly string[]) =>
  list(
    'urlset',
    'url',
    paths.flatMap(path => [publicUrl + path, `${publicUrl}${path}?lang=en`]),
  );

/** None of these addresses has a character that XML gives a meaning. */
const list = (root: 'sitemapindex' | 'urlset', each: 'sitemap' | 'url', addresses: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map(address => `<${each}><loc>${address}</loc></${each}>`).join('\n')}
</${root}>
`;

const asXml: MiddlewareHandler = async (http, next) => {
  await next();
  if (!http.res.ok) return;
  http.header('Content-Type', 'application/xml; charset=utf-8');
  http.header('Cache-Control', 'public, max-age=3600');
};
