import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { categoriesEndpoint, productEndpoint } from '#contract/catalogue.ts';
import type { Endpoint, Language } from '#contract/endpoint.ts';
import { type SiteInfo, siteInfoEndpoint } from '#contract/site.ts';
import { chosenVariant } from '#lib/buyable.ts';
import { discountedPrice } from '#lib/money.ts';
import type { Database } from '#server/db/client.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import { isSlug } from '#server/http/slug.ts';
import { rupiah } from '#server/rupiah.ts';
import { unitWord } from '#server/unit-words.ts';
import { readLogo, readLogoContent } from '../site/logo.ts';
import { type CardFacts, type CardPicture, drawCard } from './draw.ts';
import { cardWords } from './words.ts';

/** Cards kept in memory, of some 60 KB each. */
const KEPT = 64;
/** Cards that are being drawn or wait for it; what comes on top is asked to come again. */
const MOST_WAITING = 16;
/** Of each way to draw: a card that an earlier version drew is another one. */
const VERSION = 1;

/** Which page a card is for. */
export interface CardRequest {
  readonly kind: 'shop' | 'products' | 'categories';
  /** '' for the shop. */
  readonly slug: string;
  readonly language: Language;
  /** Id of the variant that the page shows; unknown ones are passed over. */
  readonly variant: string;
}

/** A card whose bytes are made when they are wanted. */
interface ShareCard {
  /** Names what is to be seen: another price is another tag. */
  readonly tag: string;
  readonly isKept: () => boolean;
  /** @throws Problem 503 unavailable where too many are being drawn */
  readonly draw: () => Promise<Buffer>;
}

interface Wanted {
  readonly facts: CardFacts;
  /** Addresses of pictures, which name their content. */
  readonly pictures: readonly string[];
}

/** Calls the shop in process. */
type CallShop = (request: Request) => Promise<Response>;

/** Makes cards of shared links from what any guest can read of the shop. */
export function shareCards(db: Database, callShop: CallShop) {
  const kept = new Map<string, Buffer>();
  const drawing = new Map<string, Promise<Buffer>>();

  return async (request: CardRequest): Promise<ShareCard> => {
    const site = await call(siteInfoEndpoint, '', request.language);
    const { facts, pictures } = await wantedBy(request, site);
    const logo = await readLogo(db);
    const markColor = site.mark_color ?? '';
    const seen = JSON.stringify([VERSION, facts, pictures, logo?.hash, markColor]);
    const tag = createHash('sha256').update(seen).digest('base64url').slice(0, 22);

    const make = async () => {
      const content = logo === null ? null : await readLogoContent(db);
      const sign = logo === null || content === null ? null : { content, isSvg: logo.kind === 'svg' };
      const card = await drawCard(facts, { logo: sign, markColor }, await Promise.all(pictures.map(readPicture)));
      kept.set(tag, card);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return card;
    };
    return {
      tag,
      isKept: () => kept.has(tag),
      async draw() {
        const known = kept.get(tag);
        if (known !== undefined) return known;
        const running = drawing.get(tag);
        if (running !== undefined) return running;
        if (drawing.size >= MOST_WAITING) throw new Problem(503, 'unavailable', { retryAfter: 5 });
        const made = make().finally(() => drawing.delete(tag));
        drawing.set(tag, made);
        return made;
      },
    };
  };

  async function wantedBy({ kind, slug, language, variant }: CardRequest, site: SiteInfo): Promise<Wanted> {
    if (kind !== 'shop' && !isSlug(slug)) throw notFound('page');
    const blank = { shop: site.name, claim: site.tagline ?? '', size: '', price: '', unit: '', note: '' };
    if (kind === 'products') return productCard(await call(productEndpoint, slug, language), blank, { language, variant });
    const { categories } = await call(categoriesEndpoint, '', language);
    if (kind === 'shop') {
      // Four of what the shop sells; with fewer categories the first alone.
      const pictures = categories.map(({ image_url: url }) => url);
      const facts = { ...blank, claim: site[`description_${language}`], title: site.headline ?? site.tagline ?? site.name };
      return { facts, pictures: pictures.slice(0, pictures.length < 4 ? 1 : 4) };
    }
    const found = categories.flatMap(top => [top, ...top.children]).find(each => each.slug === slug);
    if (found === undefined) throw notFound('category');
    return { facts: { ...blank, title: found.name, note: cardWords[language].products(found.product_count) }, pictures: [found.image_url] };
  }

  /** @throws Problem 404 */
  async function call<Answer extends v.GenericSchema>(
    endpoint: Endpoint<v.GenericSchema | undefined, undefined, Answer>,
    slug: string,
    language: Language,
  ) {
    const path = endpoint.path.replace(':slug', () => encodeURIComponent(slug));
    const answer = await callShop(new Request(`http://localhost/api${path}?lang=${language}`));
    if (answer.status === 404) throw notFound('page');
    if (!answer.ok) throw new Problem(503, 'unavailable', { retryAfter: 5 });
    return v.parse(v.object({ data: endpoint.answer }), await answer.json()).data as v.InferOutput<Answer>;
  }

  async function readPicture(url: string): Promise<CardPicture> {
    const answer = await callShop(new Request(new URL(url.replace(/([?&]w=)\d+/, '$1640'), 'http://localhost')));
    if (!answer.ok) throw new Problem(503, 'unavailable', { retryAfter: 5 });
    return { content: Buffer.from(await answer.arrayBuffer()), isSvg: answer.headers.get('content-type') === 'image/svg+xml' };
  }
}

type Product = v.InferOutput<typeof productEndpoint.answer>;

function productCard(
  product: Product,
  blank: Omit<CardFacts, 'title'>,
  { language, variant }: Pick<CardRequest, 'language' | 'variant'>,
): Wanted {
  const words = cardWords[language];
  const { name, is_discontinued: isDiscontinued } = product;
  const chosen = chosenVariant(product, variant);
  const look = chosen?.look === undefined ? '' : `&variant=${chosen.look}`;
  const pictures = [`${product.image.url}${look}`];
  const title = { ...blank, title: name, size: chosen?.name ?? '' };
  if (chosen === null || isDiscontinued === true) return { facts: { ...title, note: words.discontinued }, pictures };
  const price = rupiah(discountedPrice(chosen.price, chosen.discount));
  return { facts: { ...title, price, unit: `/${unitWord(chosen.unit, language)}`, note: words.vat }, pictures };
}
