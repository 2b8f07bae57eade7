import { describe, expect, it } from 'vitest';
import type { Block, PageSection } from '#contract/content.ts';
import { byGroup, findQuestions } from './faq-filter.ts';

const group = (slug: string, name: string) => ({ slug, name });
const question = (id: string, heading: string, body: Block[], inGroup: PageSection['group']): PageSection => ({
  id,
  heading,
  group: inGroup,
  body,
});

const sections = [
  question('when', 'Kapan saya membayar?', [{ type: 'paragraph', text: 'Setelah admin memvalidasi.' }], group('payment', 'Pembayaran')),
  question(
    'ways',
    'Cara bayar?',
    [{ type: 'table', caption: 'Cara', columns: [{ label: 'Batas', is_numeric: false }], rows: [['QRIS 30 menit']] }],
    group('payment', 'Pembayaran'),
  ),
  question(
    'sea',
    'Berapa lama?',
    [{ type: 'list', is_ordered: false, items: ['Maluku: 7–14 hari', 'Café Laut'] }],
    group('shipping', 'Pengiriman'),
  ),
];
const found = (query: string) => findQuestions(sections, query).map(section => section.id);

describe('findQuestions', () => {
  it('finds all without a query', () => {
    expect(found('')).toEqual(['when', 'ways', 'sea']);
    expect(found('  \t ')).toEqual(['when', 'ways', 'sea']);
  });

  it('looks into questions, paragraphs, lists, tables and group names', () => {
    expect(found('kapan')).toEqual(['when']);
    expect(found('memvalidasi')).toEqual(['when']);
    expect(found('maluku')).toEqual(['sea']);
    expect(found('qris')).toEqual(['ways']);
    expect(found('pembayaran')).toEqual(['when', 'ways']);
  });

  it('wants every word, in any order, whatever its case and accents', () => {
    expect(found('ADMIN kapan')).toEqual(['when']);
    expect(found('kapan qris')).toEqual([]);
    expect(found('cafe')).toEqual(['sea']);
    expect(found('CAFÉ')).toEqual(['sea']);
  });

  it('takes signs as they are', () => {
    expect(found('.*')).toEqual([]);
    expect(found('(')).toEqual([]);
    expect(found('7–14')).toEqual(['sea']);
  });
});

it('byGroup keeps the order and leaves out groups without a question', () => {
  expect(byGroup(sections).map(({ slug, questions }) => [slug, questions.length])).toEqual([
    ['payment', 2],
    ['shipping', 1],
  ]);
  expect(byGroup(findQuestions(sections, 'maluku')).map(({ slug }) => slug)).toEqual(['shipping']);
  expect(byGroup([])).toEqual([]);
});
