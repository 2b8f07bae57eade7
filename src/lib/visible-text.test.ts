import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleText } from './visible-text.ts';
import { withoutInvisible } from './without-invisible.ts';

const invisible = [
  '\u200b',
  '\u2060',
  '\ufeff',
  '\u200e',
  '\u200f',
  '\u061c',
  '\u202a',
  '\u202c',
  '\u2066',
  '\u2069',
  '\u3164',
  '\u2800',
  '\u00ad',
  ' ',
  '\n',
  '\u00a0',
];
const mess = fc.array(fc.constantFrom(...invisible), { maxLength: 6 }).map(each => each.join(''));

describe('visibleText', () => {
  it('takes away what is invisible around a text, and nothing inside it', () => {
    const inside = fc.constantFrom('Budi', 'Ibu Sari', '👨‍👩‍👧 Rahman', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', 'Jalan\u200bPanjang', '½ m³');
    fc.assert(
      fc.property(mess, inside, mess, (before, text, after) => {
        expect(visibleText(before + text + after)).toBe(text);
      }),
    );
  });

  it('leaves nothing where nothing can be seen', () => {
    fc.assert(
      fc.property(mess, text => {
        expect(visibleText(text)).toBe('');
      }),
    );
    expect(visibleText('\u200d\ufe0f\u3164')).toBe('');
  });

  it('takes what it made as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        expect(visibleText(visibleText(text))).toBe(visibleText(text));
      }),
    );
  });

  it('takes no half of a character, as of an emoji that was cut through', () => {
    expect([visibleText('Rumah 🏠'.slice(0, 7)), visibleText('🏠 Rumah'.slice(1)), visibleText('🏠')]).toEqual(['Rumah', 'Rumah', '🏠']);
    expect(withoutInvisible('Rumah 🏠'.slice(0, 7))).toBe('Rumah ');
  });

  it('reads a long paste in one go', () => {
    const long = `a${' '.repeat(200_000)}b`;
    expect(visibleText(long)).toBe(long);
  });
});

describe('withoutInvisible', () => {
  it('joins what a zero-width character parts, and keeps white space', () => {
    expect(withoutInvisible('\u202a+62\u00a0812\u200b 345\u2060 6789\u202c')).toBe('+62\u00a0812 345 6789');
  });
});
