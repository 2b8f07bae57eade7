import type { Block, PageSection } from '#contract/content.ts';

/** Questions of one group, in order. */
export interface QuestionGroup {
  readonly slug: string;
  readonly name: string;
  readonly questions: readonly PageSection[];
}

/** Lower case without accents, so that 'cafe' finds 'Café'. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function textOf(block: Block): string {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.join(' ');
    case 'table':
      return [block.caption, ...block.columns.map(column => column.label), ...block.rows.flat()].join(' ');
    case 'link':
      return block.label;
  }
}

/** Questions that have every word of the query somewhere in question, answer or group's name; all for an empty query. */
export function findQuestions(sections: readonly PageSection[], query: string): readonly PageSection[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return sections.filter(({ heading, group, body }) => {
    const text = plain([heading, group?.name ?? '', ...body.map(textOf)].join(' '));
    return words.every(word => text.includes(word));
  });
}

/** Sections by group in the order of the page; groups without one are left out. */
export function byGroup(sections: readonly PageSection[]): readonly QuestionGroup[] {
  const groups = new Map<string, QuestionGroup>();
  for (const section of sections) {
    const { slug, name } = section.group ?? { slug: '', name: '' };
    groups.set(slug, { slug, name, questions: [...(groups.get(slug)?.questions ?? []), section] });
  }
  return [...groups.values()];
}
