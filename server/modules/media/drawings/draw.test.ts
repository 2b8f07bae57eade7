import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawProduct } from './draw.ts';
import { drawingKinds } from './kinds.ts';
import { drawAvatar, drawBrand, drawPayment, drawService, paymentKinds, serviceKinds } from './marks.ts';
import { articleNames, bannerNames, drawArticle, drawBanner } from './scenes.ts';

/** Throws at the first tag that is not closed in order, attribute that is given twice, bare ampersand or number that is not one. */
function assertWellFormed(svg: string): void {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w-]*(?::\w+)?="[^"<]*")*)\s*(\/?)>/g,
    (_, closing: string, name: string, attributes: string, empty: string) => {
      const names = [...attributes.matchAll(/([\w-]+)="/g)].map(match => match[1]);
      if (new Set(names).size !== names.length) throw new Error(`attribute twice in <${name}${attributes}>`);
      if (closing) {
        if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
      } else if (!empty) open.push(name);
      return '';
    },
  );
  if (open.length > 0) throw new Error(`not closed: ${open.join(', ')}`);
  if (/[<>]/.test(rest)) throw new Error(`stray markup: ${rest}`);
  if (/&(?!amp;|lt;|gt;)/.test(svg)) throw new Error('bare ampersand');
  if (/NaN|undefined|Infinity/.test(svg)) throw new Error('a number is missing');
}

function assertSelfContained(svg: string): void {
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(match => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  const used = [...svg.matchAll(/(?:url\(|href=")#(\w+)/g)].map(match => match[1]);
  expect(used.filter(id => !ids.includes(id))).toEqual([]);
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|data:|<script|<image|<foreignObject|style=|\son\w+=/);
}

const hues = [0, 16, 48, 95, 120, 145, 205, 265, 333, 359];
const bytes = (svg: string): number => Buffer.byteLength(svg);

describe.each(drawingKinds)('%s', kind => {
  it('stays under 2,048 bytes with the longest label in every colour', () => {
    for (const hue of hues) {
      for (const label of ['WWWWWWWWWW', '&&&&&&&&&&']) expect(bytes(drawProduct(kind, { hue, label }))).toBeLessThan(2048);
    }
  });

  it('is well-formed, self-contained and the same every time', () => {
    const svg = drawProduct(kind, { hue: 205, label: 'NUSANTARA' });
    assertWellFormed(svg);
    assertSelfContained(svg);
    expect(drawProduct(kind, { hue: 205, label: 'NUSANTARA' })).toBe(svg);
  });

  it('escapes its label', () => {
    const svg = drawProduct(kind, { hue: 16, label: '<script>&' });
    assertWellFormed(svg);
    expect(svg).not.toContain('<script');
  });

  it('differs between brands, with and without a label', () => {
    expect(drawProduct(kind, { hue: 16 })).not.toBe(drawProduct(kind, { hue: 205 }));
    assertWellFormed(drawProduct(kind, { hue: 16 }));
  });
});

describe('all drawings', () => {
  it('shows a different picture for every kind', () => {
    expect(new Set(drawingKinds.map(kind => drawProduct(kind, { hue: 16 }))).size).toBe(drawingKinds.length);
  });

  it('prints no more than ten characters, and none that XML forbids', () => {
    const svg = drawProduct('cement-sack', { hue: 16, label: 'TIGARODA\u0000\u0007INDONESIA' });
    expect(svg).toContain('>TIGARODA</text>');
    expect(drawProduct('paint-pail', { hue: 16, label: 'ABCDEFGHIJKLM' })).toContain('>ABCDEFGHIJ</text>');
  });

  it('reads any hue as an angle', () => {
    expect(drawProduct('drill', { hue: 376 })).toBe(drawProduct('drill', { hue: 16 }));
    expect(drawProduct('drill', { hue: -344 })).toBe(drawProduct('drill', { hue: 16 }));
  });

  it.each(['cement-sack', 'cable-roll', 'floor-drain', 'fan', 'screws'] as const)('%s can be rendered', async kind => {
    const { width, height, channels } = await sharp(Buffer.from(drawProduct(kind, { hue: 16, label: 'A<B&C' }))).metadata();
    expect([width, height, channels]).toEqual([320, 320, 4]);
    const { entropy } = await sharp(Buffer.from(drawProduct(kind, { hue: 16 }))).stats();
    expect(entropy).toBeGreaterThan(2);
  });
});

const pictures: [string, number, () => string][] = [
  ...bannerNames.map((name): [string, number, () => string] => [`banner ${name}`, 6144, () => drawBanner(name)]),
  ...articleNames.map((name): [string, number, () => string] => [`article ${name}`, 4096, () => drawArticle(name)]),
  ...serviceKinds.map((kind): [string, number, () => string] => [`service ${kind}`, 1024, () => drawService(kind)]),
  ...paymentKinds.map((kind): [string, number, () => string] => [`payment ${kind}`, 1024, () => drawPayment(kind)]),
  ['avatar', 1229, drawAvatar],
  ['brand', 1229, () => drawBrand('Baja & Batu <Timur> Nusantara', 205)],
];

describe.each(pictures)('%s', (_, limit, draw) => {
  it('is small, well-formed, self-contained and the same every time', () => {
    const svg = draw();
    expect(bytes(svg)).toBeLessThan(limit);
    assertWellFormed(svg);
    assertSelfContained(svg);
    expect(draw()).toBe(svg);
  });
});

describe('scenes', () => {
  it('carry no words', () => {
    for (const svg of [...bannerNames.map(drawBanner), ...articleNames.map(drawArticle)]) expect(svg).not.toContain('<text');
  });
});
