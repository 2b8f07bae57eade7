import { expect, test } from 'vitest';
import { splitCss } from '../../build/split-css.ts';

test('rules of the named classes go, with their keyframes; what other rules share stays', () => {
  const sheet =
    '@keyframes rise{0%{opacity:0}}body{margin:0}@media print{nav,.card{display:none}}.toast{animation:rise}.toast,.card{color:red}@media (min-width:1px){.toast:hover>svg{top:0}.card{left:0}}';
  expect(splitCss(sheet, new Set(['toast', 'rise']))).toEqual({
    first: 'body{margin:0}.toast,.card{color:red}@media (min-width:1px){.card{left:0}}',
    later:
      '@keyframes rise{0%{opacity:0}}@media print{nav,.card{display:none}}.toast{animation:rise}@media (min-width:1px){.toast:hover>svg{top:0}}',
  });
});
