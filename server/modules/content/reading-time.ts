import type { Block } from '#contract/content.ts';

const WORDS_A_MINUTE = 200;

/** Every word of a text in the order of reading. */
export function wordsOf(body: readonly Block[]): string[] {
  return body
    .flatMap(block => {
      switch (block.type) {
        case 'heading':
        case 'paragraph':
          return [block.text];
        case 'list':
          return block.items;
        case 'table':
          return [block.caption, ...block.columns.map(column => column.label), ...block.rows.flat()];
        case 'link':
          return [block.label];
        default:
          return [];
      }
    })
    .flatMap(text => text.split(/\s+/))
    .filter(word => /[\p{L}\p{N}]/u.test(word));
}

/** Whole minutes that a text takes, at least one. */
export const readingMinutes = (body: readonly Block[]): number => Math.max(1, Math.round(wordsOf(body).length / WORDS_A_MINUTE));
