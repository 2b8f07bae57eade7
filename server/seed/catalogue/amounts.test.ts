import { describe, expect, it } from 'vitest';
import type { ProductData, VariantData } from '../../modules/catalogue/catalogue-data.ts';
import { buildCatalogue } from './catalogue.ts';

const { products } = buildCatalogue();

/** Indonesian writes 1.050 and 12,5. */
const toNumber = (text: string): number => Number(text.replace(/\.(?=\d{3})/g, '').replace(',', '.'));
const number = '(\\d+(?:[.,]\\d+)*)';

/** Everything that a customer reads about a product in Indonesian, piece by piece. */
const textsOf = ({ description, facts, attributes }: ProductData): readonly string[] => [
  ...description.id.split(/[.;] /),
  ...facts.map(fact => fact.id),
  ...attributes.map(({ value }) => value.id),
];
const found = (product: ProductData, pattern: string): readonly number[] =>
  textsOf(product).flatMap(text => [...text.matchAll(new RegExp(pattern, 'g'))].map(match => toNumber(match[1] ?? '')));

/** The face that is seen of a piece that is laid, and the joint around it, in centimetres. */
const laid: Record<string, readonly [width: number, height: number, joint: number]> = {
  'bata-merah-press-watukarsa-gowa': [20, 5, 1],
  'bata-merah-oven-watukarsa-ekspos': [20, 5, 1],
  'bata-merah-jumbo-watukarsa-berongga': [24, 10, 1],
  'batako-press-watukarsa': [39, 19, 1],
  'roster-beton-watukarsa': [20, 20, 1],
  'paving-bata-watukarsa': [21, 10.5, 0.3],
  // A hexagon has the area of a rectangle of its width and √3/2 of it.
  'paving-heksagon-watukarsa': [20, 20 * Math.sqrt(0.75), 0.3],
  'grass-block-watukarsa': [40, 40, 0.3],
};

function piecesPerSquareMetre({ slug }: ProductData): number {
  const tile = /-(\d+)x(\d+)$/.exec(slug);
  const [width, height, joint] = tile === null ? (laid[slug] ?? [0, 0, 0]) : [Number(tile[1]), Number(tile[2]), 0];
  return 10_000 / ((width + joint) * (height + joint));
}

describe('amounts', () => {
  it('says as many pieces per square metre as the dimensions make with their joints', () => {
    const wrong = products.flatMap(product => {
      const right = piecesPerSquareMetre(product);
      // 'About 79' of 79.4 and 6 of 6.2: to the whole piece; tiles to a tenth.
      const near = right > 6 ? 0.6 : 0.16;
      return found(product, `${number} (?:keping per|/) m²`)
        .filter(claim => Math.abs(claim - right) > near)
        .map(claim => `${product.slug}: ${claim} for ${right.toFixed(1)}`);
    });
    expect(wrong).toEqual([]);
    expect(products.filter(product => product.slug in laid && found(product, `${number} (?:keping per|/) m²`).length > 0)).toHaveLength(8);
  });

  it('fills a box of tiles with the area of its tiles', () => {
    const wrong = products.flatMap(product => {
      const [pieces] = found(product, `${number} keping, `);
      const area = (pieces ?? 0) / piecesPerSquareMetre(product);
      const isBox = product.attributes.some(({ value }) => /keping, .* m²$/.test(value.id));
      return isBox && product.variants.some(({ content }) => Math.abs((content?.thousandths ?? 0) / 1_000 - area) > 0.005)
        ? [`${product.slug}: ${area}`]
        : [];
    });
    expect(wrong).toEqual([]);
  });

  it('gives a sheet the area of its size', () => {
    const wrong = products.flatMap(({ variants }) =>
      variants
        .filter(({ unit, content }) => unit === 'lembar' && content?.unit === 'm2')
        .filter(({ content, size: [length, width] }) => Math.abs((content?.thousandths ?? 0) / 1_000 / ((length * width) / 1e6) - 1) > 0.02)
        .map(({ sku }) => sku),
    );
    expect(wrong).toEqual([]);
  });

  it('holds what the name of the variant says', () => {
    const said = ({ name, content }: VariantData): number | null => {
      const patterns: Record<string, string> = {
        kg: `${number} kg`,
        liter: `${number} (?:liter|L)\\b`,
        m: `${number} m\\b`,
        pcs: `(?:· |isi )${number}`,
      };
      const match = new RegExp(patterns[content?.unit ?? ''] ?? '$^', 'i').exec(name.id);
      return match === null ? null : toNumber(match[1] ?? '');
    };
    const wrong = products.flatMap(({ variants }) =>
      variants
        .filter(variant => variant.content !== null && said(variant) !== null && said(variant) !== variant.content.thousandths / 1_000)
        .map(variant => `${variant.sku}: ${variant.name.id}, ${variant.content?.thousandths}`),
    );
    expect(wrong).toEqual([]);
  });

  it('says of a cubic metre of blocks how many of them fill it', () => {
    const blocks = products.flatMap(({ variants }) => variants).filter(({ name }) => name.id.includes('keping') && name.id.includes('cm'));
    expect(blocks.length).toBeGreaterThan(6);
    for (const { name } of blocks) {
      const [thick, pieces] = [...name.id.matchAll(new RegExp(number, 'g'))].map(([text]) => toNumber(text));
      expect(pieces, name.id).toBe(Math.floor(1e6 / (60 * 20 * (thick ?? 0))));
    }
  });

  it('stretches grout as far as the joints of the tiles that are named', () => {
    // (a + b) / (a × b) × thickness × joint × 1.6 kg per litre, all in millimetres: kilograms per m². Thickness as the tiles are made.
    const cases = [
      ['semen-putih-sagara', 400, 400, 7.5, 2, 1],
      ['nat-keramik-marenda-halus', 400, 400, 7.5, 3, 1],
      ['nat-lebar-marenda-teras', 300, 300, 10, 6, 5],
      ['nat-anti-jamur-marenda-kamar-mandi', 250, 400, 7, 2, 1],
    ] as const;
    for (const [slug, a, b, thick, joint, kilograms] of cases) {
      const product = products.find(each => each.slug === slug);
      const area = (kilograms * a * b) / ((a + b) * thick * joint * 1.6);
      const claims = product === undefined ? [] : found(product, `${number} m² (?:keramik|batu|per)`);
      expect(claims.length, slug).toBeGreaterThan(0);
      // Some is lost in the bucket and on the sponge, a sixth at most.
      for (const claim of claims) expect([claim <= area, claim >= (area * 5) / 6], `${slug}: ${claim} of ${area}`).toEqual([true, true]);
    }
  });
});
