import { describe, expect, it } from 'vitest';
import { pageStyles } from './page-styles.ts';

const html = '<main class="page wide"><a class="link" href="/">.button</a></main>';
const parts = (...rules: string[]) => pageStyles(rules.join(''), html);

describe("a page's styles", () => {
  it('are the rules that one of its elements may obey; the others come behind it, with what stands between them', () => {
    expect(
      parts('body{margin:0}', '.button{top:0}', '.page{gap:0}', '.page>a{left:0}', '.card{top:1px}', '.note{top:2px}', '.link{top:3px}'),
    ).toEqual({
      first: 'body{margin:0}.page{gap:0}.page>a{left:0}.link{top:3px}',
      leftOut: '1.button{top:0}2.card{top:1px}.note{top:2px}',
    });
  });

  it('stay where one of several selectors has all of its classes there', () => {
    expect(parts('.button,.link:hover{top:0}', '.page .button,.button .link{top:1px}').leftOut).toBe(
      '1.page .button,.button .link{top:1px}',
    );
  });

  it('stay whatever their conditions say of elements that are not there, or not yet', () => {
    for (const selector of [
      '.link:not(.button,:is(.card))',
      '.page:has(.button,.card)',
      '.link[href$=".card"]',
      ':root[data-opening] .page',
      '.link::before',
    ]) {
      expect(parts(`${selector}{top:0}`).leftOut, selector).toBe('');
    }
  });

  it('stay where they begin with an at sign', () => {
    const rules = ['@keyframes turn{to{rotate:1turn}}', '@media (min-width:1px){.button{top:0}}', '@font-face{font-family:a}'];
    expect(parts(...rules)).toEqual({ first: rules.join(''), leftOut: '' });
  });
});
