import { describe, expect, it } from 'vitest';
import { isHarmlessSvg } from './svg-check.ts';

const svg = (inside: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${attributes}>${inside}</svg>`;

describe('a drawing that is nothing else', () => {
  it.each([
    svg('<path fill="#b23a16" d="M1 1h8v8H1z"/>'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn by hand -->\n${svg('<g transform="scale(2)"><title>Toko</title><circle cx="1" cy="1" r="1"/></g>')}\n`,
    svg(
      '<defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs><rect width="9" height="9" fill="url(#a)"/>',
    ),
    svg('<symbol id="b"><path d="M0 0h1"/></symbol><use href="#b"/>'),
  ])('is taken: %s', drawing => {
    expect(isHarmlessSvg(drawing)).toBe(true);
  });

  it.each([
    svg('<script>alert(1)</script>'),
    svg('<SCRIPT>alert(1)</SCRIPT>'),
    svg('<path d="M0 0" onload="alert(1)"/>'),
    svg('', ' onload="alert(1)"'),
    svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>'),
    svg('<use href="https://elsewhere.test/x.svg#a"/>'),
    svg('<image href="https://elsewhere.test/x.png"/>'),
    svg('<foreignObject><p>x</p></foreignObject>'),
    svg('<style>@import url(https://elsewhere.test)</style>'),
    svg('<rect fill="url(https://elsewhere.test/#a)"/>'),
    svg('<path d="M0 0" style="background:url(x)"/>'),
    svg('<set attributeName="href" to="javascript:alert(1)"/>'),
    `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('<text>&x;</text>')}`,
    svg('<![CDATA[<script>alert(1)</script>]]>'),
    svg('<path d="M0 0" onload=alert(1) />'),
    svg('<!--> --><script>alert(1)</script>'),
    '<html><svg></svg></html>',
    'no drawing at all',
    '',
  ])('is refused: %s', drawing => {
    expect(isHarmlessSvg(drawing)).toBe(false);
  });
});
