import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '#server/seed/catalogue/catalogue.ts';
import { drawSource, lookOf, variantLook } from '../drawn.ts';
import { drawProduct } from './draw.ts';
import { drawingKinds } from './kinds.ts';
import { lookKey, printedSize, readLook } from './looks.ts';
import { traits } from './traits.ts';

const { products } = buildCatalogue();

/** Every variant of the seed with its product, its key and its drawing. */
const drawn = products.flatMap(product => {
  const source = { type: 'product', kind: product.drawing, hue: product.hue, label: product.label } as const;
  return product.variants.map(({ sku, name }) => {
    const key = variantLook(source, product.name.id, name.id);
    return { product, sku, name: name.id, key, svg: drawSource(source, lookOf(source, key)) };
  });
});
/** Marks of the product itself, in each of its variants: the cold of an air conditioner, the pressure on a switch, two tubes, a tape, a lid. */
const OWN_WORDS = ['22°', '1.5'];
const printed = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(match => match[1] ?? '');
const plain = (text: string) => text.replace(/\.(?=\d{3})/g, '');

describe('looks', () => {
  it.each([
    ['cement-sack', 'Semen PCC Sagara', '40 kg', '40kg'],
    ['cement-sack', 'Semen Cepat Kering', '1 kg', '1kg'],
    ['paint-pail', 'Cat Eksterior', 'Hijau Hutan · 2,5 liter', 'hijau-hutan_2.5l'],
    ['paint-gallon', 'Cat Tembok', 'Putih Tulang · 25 kg', 'putih-tulang_25kg'],
    ['water-tank', 'Tandon Air', '1.050 L', '1050l'],
    ['wall-switch', 'Saklar Kamila Hitam', 'Ganda', 'hitam_ganda'],
    ['wall-switch', 'Saklar dan Stop Kontak', 'Saklar tunggal', 'tunggal'],
    ['gas-stove', 'Kompor Gas 1 Tungku', 'Stainless', '1-tungku'],
    ['try-square', 'Siku dan Benang', 'Siku 30 cm', 'siku'],
    ['cable-roll', 'Kabel NYA', '2,5 mm² hijau-kuning', 'hijau-kuning'],
    ['drill', 'Bor Merah 13 mm', 'Mesin saja', ''],
    ['an-older-name', 'Semen', '40 kg', ''],
  ])('%s, %s: %s', (kind, product, variant, key) => {
    expect(lookKey(kind, product, variant)).toBe(key);
  });

  it('takes nothing from an address that the drawing does not know', () => {
    expect(readLook('cement-sack', 'merah_50kg')).toEqual({ colour: '', form: '', size: '50kg' });
    for (const words of ['<script>', 'GRATIS', '123456kg', '5 kg', '5kg5', 'merah', '-1kg', '1.234kg']) {
      expect(readLook('cement-sack', words), words).toEqual({ colour: '', form: '', size: '' });
    }
    expect(readLook('paint-can', 'merah_hijau_1kg_4kg')).toEqual({ colour: 'merah', form: '', size: '1kg' });
  });

  it('prints amounts as packages do', () => {
    expect(['40kg', '2.5l', '750ml', ''].map(printedSize)).toEqual(['40 KG', '2,5 L', '750 ML', '']);
  });

  it("print no amount that is another than the variant's", () => {
    const wrong = drawn.flatMap(({ product, sku, name, svg }) =>
      printed(svg)
        .filter(word => /\d/.test(word) && !OWN_WORDS.includes(word) && word !== product.label)
        .filter(word => !plain(name).includes(/\d+(?:,\d+)?/.exec(word)?.[0] ?? ''))
        .map(word => `${sku} (${name}): ${word}`),
    );
    expect(wrong).toEqual([]);
  });

  it('print the amount of everything that is sold in sacks, pails and cans of several sizes', () => {
    const packed = drawn.filter(
      ({ product }) => /sack|pail|gallon|paint-can|jerrycan|tank/.test(product.drawing) && product.slug !== 'pasir-silika-watukarsa',
    );
    expect(packed.length).toBeGreaterThan(100);
    expect(packed.filter(({ svg }) => !printed(svg).some(word => /\d (?:KG|L)$/.test(word))).map(({ sku }) => sku)).toEqual([]);
  });

  it('show as many colours as are sold', () => {
    for (const slug of [
      'cat-kayu-besi-rupawarna-kilap',
      'cat-eksterior-rupawarna-cuaca',
      'helm-proyek-garuka',
      'kloset-jongkok-sanimara',
      'genteng-metal-atapena-polos',
    ]) {
      const own = drawn.filter(({ product }) => product.slug === slug);
      expect(new Set(own.map(({ svg }) => svg)).size, slug).toBe(own.length);
    }
  });

  it('stay as small as any drawing', () => {
    expect(drawn.filter(({ svg }) => Buffer.byteLength(svg) >= 2048).map(({ sku, key }) => `${sku}: ${key}`)).toEqual([]);
  });

  it('are told apart in the drawing: no trait without a picture of its own', () => {
    for (const kind of drawingKinds) {
      const { colour, forms = [], sizes = [] } = traits[kind] ?? {};
      const plainPicture = drawProduct(kind, { hue: 205, label: 'A' });
      const differs = (key: string) => drawProduct(kind, { hue: 205, label: 'A', look: readLook(kind, key) }) !== plainPicture;
      if (colour !== undefined) expect(differs('merah'), `${kind} in red`).toBe(true);
      for (const unit of sizes) expect(differs(`3${unit}`), `${kind} of 3 ${unit}`).toBe(true);
      if (forms.length > 0) expect(forms.some(differs), `${kind} in its forms`).toBe(true);
    }
  });
});
