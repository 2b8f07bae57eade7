import { describe, expect, it } from 'vitest';
import { type Block, pageSlugs } from '#contract/content.ts';
import { jobIds } from '#lib/calculators/job.ts';
import { calculated, jobOf } from '#lib/calculators/jobs.ts';
import { quoteShipment } from '#lib/freight/quote.ts';
import { parseSearch } from '#lib/search-text.ts';
import { wordsOf } from '#server/modules/content/reading-time.ts';
import { articleNames } from '#server/modules/media/drawings/scenes.ts';
import { pictureId } from '#server/modules/media/pictures.ts';
import { ratesOf } from '#server/modules/shipping/rates.ts';
import { buildCatalogue } from '../catalogue/catalogue.ts';
import { seedRates, seedServices, seedZones } from '../freight/freight.ts';
import { seedBanners } from '../shop/banners.ts';
import { seedArticles } from './articles/articles.ts';
import { seedPages } from './pages/pages.ts';
import { articlePictureRows, articleRows, pageRows } from './rows.ts';
import { tagNames } from './tags.ts';

const languages = ['id', 'en'] as const;
const pageSections = seedPages.flatMap(page =>
  page.groups.flatMap(({ sections }) => sections.map(section => ({ page: page.slug, ...section }))),
);
const bodies = [
  ...seedArticles.map(({ slug, body }) => ({ name: slug, body })),
  ...pageSections.map(({ page, id, body }) => ({ name: `${page}#${id}`, body })),
];
const repeated = (keys: readonly string[]): readonly string[] => keys.filter((key, index) => keys.indexOf(key) !== index);
const blocksOf = (body: { readonly id: readonly Block[]; readonly en: readonly Block[] }) => [...body.id, ...body.en];

describe('the texts', () => {
  it('are all there in both languages, block by block', () => {
    expect(seedArticles.length).toBeGreaterThanOrEqual(6);
    expect(seedPages.map(page => page.slug).sort()).toEqual([...pageSlugs].sort());
    const shape = (block: Block): string => {
      if (block.type === 'list') return `list ${block.is_ordered} ${block.items.length}`;
      if (block.type === 'table') return `table ${block.columns.map(column => column.is_numeric)} ${block.rows.length}`;
      if (block.type === 'heading') return `heading ${block.id}`;
      return block.type === 'link' ? `link ${block.route}` : block.type;
    };
    for (const { name, body } of bodies) expect(body.en.map(shape), name).toEqual(body.id.map(shape));
  });

  it('leave nothing empty and are no copy of the other language', () => {
    const pairs = [...seedArticles, ...seedPages].flatMap(({ title, summary }) => [title, summary]);
    for (const { id, en } of [...pairs, ...pageSections.map(section => section.heading), ...Object.values(tagNames)]) {
      expect([id.trim(), en.trim()]).not.toContain('');
    }
    for (const { id, en } of pairs.filter(pair => pair.id.includes(' '))) expect(en).not.toBe(id);
    for (const { name, body } of bodies) {
      for (const language of languages) expect(wordsOf(body[language]).length, name).toBeGreaterThan(5);
    }
  });

  it('hold data, never markup', () => {
    for (const { name, body } of bodies) expect(JSON.stringify(blocksOf(body)), name).not.toMatch(/<\/?[a-z]|&[a-z]+;|https?:/i);
  });

  it('have tables whose rows fit their columns', () => {
    for (const { name, body } of bodies) {
      for (const block of blocksOf(body)) {
        if (block.type === 'table') for (const row of block.rows) expect(row, `${name}: ${row}`).toHaveLength(block.columns.length);
      }
    }
  });

  it('lead only to what exists', () => {
    const sections = new Map(
      seedPages.map(page => [`/${page.slug}`, pageSections.filter(section => section.page === page.slug).map(({ id }) => id)]),
    );
    const known = new Set([
      ...sections.keys(),
      ...seedArticles.map(article => `/blog_detail/${article.slug}`),
      ...buildCatalogue().categories.map(category => `/categories/${category.slug}`),
      ...jobIds.map(id => `/calculators/${id}`),
    ]);
    for (const { name, body } of bodies) {
      for (const block of blocksOf(body)) {
        if (block.type !== 'link') continue;
        const [address = '', anchor] = block.route.split('#');
        const [path = '', search] = address.split('?');
        // A link to a calculator fills it in, and the figures make sense to it.
        const job = search === undefined ? undefined : jobOf(path.replace('/calculators/', ''));
        if (search !== undefined) expect(job && calculated(job, parseSearch(search)).problems, block.route).toBeNull();
        expect([...known], name).toContain(path);
        if (anchor !== undefined) expect(sections.get(path), name).toContain(anchor);
      }
    }
  });

  it('have anchors that are unique on their page', () => {
    for (const page of seedPages) {
      const groups = page.groups.flatMap(({ group }) => (group === null ? [] : [group.slug]));
      expect(repeated([...groups, ...pageSections.filter(section => section.page === page.slug).map(({ id }) => id)])).toEqual([]);
    }
    for (const { slug, body } of seedArticles) {
      expect(repeated(body.id.flatMap(block => (block.type === 'heading' ? [block.id] : []))), slug).toEqual([]);
    }
  });
});

describe('articles', () => {
  it('are 350 to 600 words long in either language', () => {
    const counts = seedArticles.flatMap(({ slug, body }) =>
      languages.map(language => [slug, language, wordsOf(body[language]).length] as const),
    );
    expect(counts.filter(([, , words]) => words < 350 || words > 600)).toEqual([]);
  });

  it('have slugs, tags that are used, and covers that are drawn', () => {
    expect(repeated(seedArticles.map(article => article.slug))).toEqual([]);
    expect([...new Set(seedArticles.flatMap(article => article.tags))].sort()).toEqual(Object.keys(tagNames).sort());
    const drawn = new Set([
      ...articlePictureRows().map(row => row.id),
      ...seedBanners.map(({ image }) => pictureId({ type: 'banner', name: image })),
    ]);
    for (const row of articleRows()) expect(drawn, row.slug).toContain(row.pictureId);
    for (const { cover } of seedArticles) if (cover.type === 'article') expect(articleNames).toContain(cover.name);
  });

  it('take about as long to read as they are long', () => {
    for (const { card } of articleRows()) {
      for (const language of languages) expect([2, 3]).toContain(card[language].minutes);
    }
  });
});

describe('the FAQ', () => {
  it('answers at least fourteen questions in four groups', () => {
    const faq = pageRows().find(row => row.slug === 'faq')?.content.en.sections ?? [];
    expect(faq.length).toBeGreaterThanOrEqual(14);
    expect([...new Set(faq.map(section => section.group?.slug))]).toEqual(['ordering', 'payment', 'shipping', 'returns-and-account']);
    expect(faq.filter(section => !section.heading.endsWith('?')).map(section => section.id)).toEqual([]);
  });
});

describe('figures of freight that the texts state', () => {
  const ambon = seedZones.find(zone => zone.regency === '81.71');
  const tank = { quantity: 1, weight: 22_000, size: [1_030, 1_030, 1_400], flags: [] } as const;
  const cement = { quantity: 10, weight: 40_000, size: [600, 400, 120], flags: [] } as const;
  const charged = (service: string, ...items: readonly (typeof tank | typeof cement)[]) => {
    if (ambon === undefined) throw new Error('no zone for Ambon');
    const quote = quoteShipment(items, ratesOf(ambon, seedServices, seedRates), new Date('2025-09-11T00:00:00Z')).find(
      each => each.service === service,
    );
    return quote?.available ? quote.chargeable_weight / 1_000 : quote?.reason;
  };

  it('are those of the tariff', () => {
    expect(charged('sea-cargo', tank)).toBe(372);
    expect(charged('land-cargo', tank)).toBe(298);
    expect(charged('sea-cargo', cement)).toBe(400);
    expect(charged('sea-cargo', tank, cement)).toBe(444);
    expect(charged('express', tank)).toBe('over_parcel_limit');
    const sea = seedRates.filter(rate => rate.zone === ambon?.zone && rate.depot === ambon.depot && rate.service === 'sea-cargo');
    expect(sea.map(({ fromKg, rupiahPerKg, handling }) => [fromKg, rupiahPerKg, handling])).toEqual([
      [0, 4_000, 35_000],
      [5_000, 2_600, 35_000],
    ]);
  });
});
