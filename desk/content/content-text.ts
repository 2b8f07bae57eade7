import type { EditableContent } from '#contract/admin-content.ts';
import type { Block, PageSection } from '#contract/content.ts';

type Table = Extract<Block, { type: 'table' }>;

/** The text of one language, whose sections or blocks the editor holds as plain text. */
export type Side = EditableContent['id'];

const NUMBERED = /^\d+[.)]\s+/;
const LINK = /^\[(.+)\]\((\S+)\)$/;

/**
 * A text as the merchant types it: an empty line parts paragraphs, '#' begins a heading, '-' an entry of a list, '1.' a step, '|' a row of a
 * table under '|= caption', and '[words](/page)' is a link. On a page '#' begins a section, '##' a heading in it, and '=' a group.
 */
export function typedText(side: Side): string {
  if (!('sections' in side)) return side.body.map(block => typedBlock(block, '#')).join('\n\n');
  let group = '';
  return side.sections
    .map(section => {
      const next = section.group?.name ?? '';
      const begins = next === group ? [] : [`= ${next}`];
      group = next;
      return [...begins, `# ${section.heading}`, ...section.body.map(block => typedBlock(block, '##'))].join('\n\n');
    })
    .join('\n\n');
}

function typedBlock(block: Block, mark: string): string {
  switch (block.type) {
    case 'heading':
      return `${mark} ${block.text}`;
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.map((item, place) => `${block.is_ordered ? `${place + 1}.` : '-'} ${item}`).join('\n');
    case 'table':
      return [`|= ${block.caption}`, rowOf(block.columns.map(({ label }) => label)), ...block.rows.map(rowOf)].join('\n');
    case 'link':
      return `[${block.label}](${block.route})`;
  }
}

const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** What stands in a typed text. Anchors and columns of numbers that the text before had are kept, since other texts lead to them. */
export function sideOf(text: string, before: Side): { sections: PageSection[] } | { body: Block[] } {
  const parts = partsOf(text);
  if (!('sections' in before)) {
    const ids = idsOf(before.body);
    return { body: parts.map(part => blockOf(part, ids, before.body)) };
  }
  const ids = new Ids(before.sections.map(({ id, heading }) => [heading, id]));
  const groups = new Ids(before.sections.flatMap(({ group }) => (group === null ? [] : [[group.name, group.slug] as const])));
  const old = before.sections.flatMap(({ body }) => body);
  const inner = idsOf(old);
  const sections: PageSection[] = [];
  let group: PageSection['group'] = null;
  for (const part of parts) {
    const [first = ''] = part;
    if (/^=\s*/.test(first)) {
      const name = first.replace(/^=\s*/, '');
      group = name === '' ? null : { slug: groups.same(name), name };
    } else if (/^#\s+/.test(first)) {
      const heading = first.replace(/^#\s+/, '');
      sections.push({ id: ids.next(heading), heading, group, body: [] });
    } else {
      if (sections.length === 0) sections.push({ id: ids.next(''), heading: '', group, body: [] });
      sections.at(-1)?.body.push(blockOf(part, inner, old));
    }
  }
  return { sections };
}

/** Lines that belong together; a heading, a group and a link stand alone, and so does each kind of line. */
function partsOf(text: string): string[][] {
  const parts: string[][] = [];
  let kind = '';
  for (const line of text.split('\n').map(each => each.trim())) {
    const next = kindOf(line);
    if (next === '') kind = '';
    else if (next === kind && next !== 'alone') parts.at(-1)?.push(line);
    else parts.push([line]);
    if (next !== '') kind = next;
  }
  return parts;
}

function kindOf(line: string): string {
  if (line === '') return '';
  if (/^(?:#{1,3}\s+|=)/.test(line) || LINK.test(line)) return 'alone';
  if (/^[-*•]\s+/.test(line)) return 'list';
  if (NUMBERED.test(line)) return 'steps';
  return line.startsWith('|') ? 'table' : 'paragraph';
}

function blockOf(lines: readonly string[], ids: Ids, before: readonly Block[]): Block {
  const [first = ''] = lines;
  const link = LINK.exec(first);
  if (link !== null) return { type: 'link', label: link[1] ?? '', route: link[2] ?? '' };
  switch (kindOf(first)) {
    case 'alone': {
      const text = first.replace(/^[#=]+\s*/, '');
      return { type: 'heading', id: ids.next(text), text };
    }
    case 'list':
      return { type: 'list', is_ordered: false, items: lines.map(line => line.replace(/^[-*•]\s+/, '')) };
    case 'steps':
      return { type: 'list', is_ordered: true, items: lines.map(line => line.replace(NUMBERED, '')) };
    case 'table':
      return tableOf(lines, before);
    default:
      return { type: 'paragraph', text: lines.join(' ') };
  }
}

function tableOf(lines: readonly string[], before: readonly Block[]): Table {
  const caption =
    lines
      .find(line => line.startsWith('|='))
      ?.slice(2)
      .trim() ?? '';
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map(cell => cell.trim());
  const [labels = [], ...rows] = lines.filter(line => !line.startsWith('|=')).map(cells);
  const old = before.flatMap(block => (block.type === 'table' ? block.columns : []));
  const isNumeric = (place: number) => rows.length > 0 && rows.every(row => /^[\d–-]/.test(row[place] ?? ''));
  const columns = labels.map((label, place) => ({
    label,
    is_numeric: old.find(column => column.label === label)?.is_numeric ?? isNumeric(place),
  }));
  return { type: 'table', caption, columns, rows: rows.map(row => labels.map((_, place) => row[place] ?? '')) };
}

const idsOf = (blocks: readonly Block[]) =>
  new Ids(blocks.flatMap(block => (block.type === 'heading' ? [[block.text, block.id] as const] : [])));

/** Anchors of headings: the one that a heading had before, or one made of its words; none twice. */
class Ids {
  readonly #known: readonly (readonly [text: string, id: string])[];
  readonly #used = new Set<string>();

  constructor(known: readonly (readonly [text: string, id: string])[]) {
    this.#known = known;
  }

  /** The same words have the same id. */
  same(text: string): string {
    return this.#known.find(([each]) => each === text)?.[1] ?? slugOf(text);
  }

  next(text: string): string {
    const wanted = this.#known.find(([each, id]) => each === text && !this.#used.has(id))?.[1] ?? slugOf(text);
    let id = wanted;
    for (let number = 2; this.#used.has(id); number += 1) id = `${wanted}-${number}`;
    this.#used.add(id);
    return id;
  }
}

/** Words as a part of an address. */
function slugOf(text: string): string {
  const slug = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug.slice(0, 80) || 'text';
}
