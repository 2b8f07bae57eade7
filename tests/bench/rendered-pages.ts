/** An anonymous page with the most that its address can ask for; `{n}` is another number in each request, so that none is found ready. */
export interface AskedPage {
  readonly name: string;
  readonly path: string;
}

interface Product {
  readonly slug: string;
  readonly rating_count: number;
  readonly variants: readonly unknown[];
}

async function dataOf<Data>(url: string, path: string): Promise<Data> {
  const answer = await fetch(`${url}/api/v1/${path}`);
  const { data }: { data: Data } = await answer.json();
  return data;
}

/** Every page that the shop renders for anybody, with its worst address. */
export async function askedPages(url: string): Promise<readonly AskedPage[]> {
  const { products } = await dataOf<{ products: readonly Product[] }>(url, 'products?limit=200&sort=rating');
  const { brands } = await dataOf<{ brands: readonly { slug: string }[] }>(url, 'brands');
  const { articles } = await dataOf<{ articles: readonly { slug: string }[] }>(url, 'articles?limit=50');
  const most = (measure: (product: Product) => number) => products.toSorted((one, other) => measure(other) - measure(one))[0]?.slug ?? '';
  const everyBrand = brands.map(({ slug }) => slug).join(',');
  const page = (path: string) => `${path}${path.includes('?') ? '&' : '?'}n={n}`;
  const long = encodeURIComponent(
    'semne kermik 40x40 granti pipa pvc ½" besi beton 10mm cat tembok eksterior putih lampu led 12w gerinda tangan kabel',
  );
  return [
    { name: 'home', path: page('/') },
    { name: 'all products', path: page('/products') },
    { name: 'all products, 200 a page', path: page('/products?limit=200') },
    { name: 'all products, 200 a page, the last one', path: page('/products?limit=200&page=40000') },
    {
      name: 'all filters',
      path: page('/products?limit=200&in_stock=true&promotion=true&rating=1&min_price=1&max_price=90000000&sort=price_desc'),
    },
    { name: 'every brand chosen, 200 a page', path: page(`/products?limit=200&brand=${everyBrand}`) },
    { name: 'search, 200 a page', path: page('/products?limit=200&search=semen') },
    { name: 'search for one letter, 200 a page', path: page('/products?limit=200&search=s') },
    { name: 'search of 120 characters with typos', path: page(`/products?limit=200&search=${long}`) },
    { name: 'search that finds nothing', path: page('/products?search=qwrtzpx') },
    { name: 'category, 200 a page', path: page('/categories/semen-mortar?limit=200') },
    { name: 'brand, 200 a page', path: page('/brands/sagara?limit=200') },
    { name: 'categories', path: page('/categories') },
    { name: 'brands', path: page('/brands') },
    { name: 'product with the most variants', path: page(`/product/${most(({ variants }) => variants.length)}`) },
    { name: 'product with the most ratings', path: page(`/product/${most(({ rating_count }) => rating_count)}`) },
    { name: 'product that there is not', path: '/product/none-{n}' },
    { name: 'blog', path: page('/blog') },
    ...articles.map(({ slug }) => ({ name: `article ${slug}`, path: page(`/blog_detail/${slug}`) })),
    { name: 'questions', path: page('/faq') },
    { name: 'terms', path: page('/terms-and-conditions') },
    { name: 'guarantee', path: page('/guarantee-and-returns') },
    { name: 'about', path: page('/about') },
    { name: 'login', path: page('/login') },
    { name: 'cart of a guest', path: page('/cart') },
    { name: 'orders of a guest', path: page('/transactions') },
    { name: 'no such page', path: '/no/such/page-{n}' },
  ];
}
