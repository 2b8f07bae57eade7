import type { Block } from '#contract/content.ts';
import type { SeedSection } from './types.ts';

/** Lines do not break between 'Rp' and its figure, before a unit, or within '60 × 40 × 12' and '1 : 2 : 3'. */
const kept = (text: string): string =>
  text
    .replace(/(?<=\d) ([×:]) (?=\d)/g, '\u00a0$1\u00a0')
    .replace(/\bRp (?=\d)/g, 'Rp\u00a0')
    .replace(/(?<=\d) (?=(?:kg|km|cm|mm|m|m²|m³|°C|L)(?![\p{L}\p{N}]))/gu, '\u00a0');

export const heading = (id: string, text: string): Block => ({ type: 'heading', id, text: kept(text) });
export const p = (text: string): Block => ({ type: 'paragraph', text: kept(text) });
export const bullets = (...items: string[]): Block => ({ type: 'list', is_ordered: false, items: items.map(kept) });
export const steps = (...items: string[]): Block => ({ type: 'list', is_ordered: true, items: items.map(kept) });
export const link = (route: string, label: string): Block => ({ type: 'link', label, route });

/** A table of figures. A column whose label begins with '#' holds numbers, which stand to the right. */
export const table = (caption: string, columns: readonly string[], ...rows: string[][]): Block => ({
  type: 'table',
  caption,
  columns: columns.map(label => ({ label: label.replace(/^#/, ''), is_numeric: label.startsWith('#') })),
  rows: rows.map(row => row.map(kept)),
});

type Words = readonly [heading: string, ...body: (string | Block)[]];

const blocks = (body: readonly (string | Block)[]): Block[] => body.map(each => (typeof each === 'string' ? p(each) : each));

/** A section of a page in both languages; a bare string is a paragraph. */
export function section(anchor: string, inIndonesian: Words, inEnglish: Words): SeedSection {
  const [headingId, ...bodyId] = inIndonesian;
  const [headingEn, ...bodyEn] = inEnglish;
  return { id: anchor, heading: { id: headingId, en: headingEn }, body: { id: blocks(bodyId), en: blocks(bodyEn) } };
}
