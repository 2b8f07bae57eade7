import { pathToFileURL } from 'node:url';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';

const MAKER = /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;
const SAME = 'createElement(Icon, {';
const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

/** The library reads a context and a dozen options that no icon of this shop has; this draws the same without them. */
const PLAIN = `import { createElement } from 'react';

export default function createLucideIcon({ node }) {
  return ({ size = 24, ...rest }) => {
    const isNamed = 'role' in rest || 'title' in rest || 'aria-label' in rest || 'aria-labelledby' in rest;
    const drawn = { width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor' };
    const line = { strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' };
    const children = node.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement('svg', { ...drawn, ...line, 'aria-hidden': isNamed ? undefined : true, ...rest }, ...children);
  };
}
`;

/** An icon's elements and their attributes. */
export type IconLines = readonly (readonly [string, Readonly<Record<string, string>>])[];

/** Makes icons of their lines alone, and of one path where they can be, on both sides alike. */
export function lucidePlugin(): Plugin {
  return {
    name: 'fondasi-lucide',
    apply: 'build',
    async transform(code, id) {
      if (MAKER.test(id)) {
        if (!code.includes(SAME)) this.error('lucide-react no longer makes icons as build/lucide.ts knows it');
        return { code: PLAIN, map: null };
      }
      if (!ICON.test(id) || !code.includes('createLucideIcon(')) return null;
      const { __iconData: icon } = await import(pathToFileURL(id).href);
      if (!icon?.node) this.error(`lucide-react no longer describes icons as build/lucide.ts knows it: ${id}`);
      const lines = JSON.stringify(joined(icon.node));
      return { code: `import make from '../createLucideIcon.mjs'; export default make({ node: ${lines} });`, map: null };
    },
  };
}

/** The same lines in fewer elements: each is one more that a phone has to style, to lay out and to wake up. */
export function joined(lines: IconLines): IconLines {
  const elements = lines.map(([tag, { key, ...attributes }]) => `<${tag}${Object.entries(attributes).map(pair).join('')}/>`);
  const { data } = optimize(`<svg>${elements.join('')}</svg>`, {
    plugins: [
      { name: 'convertShapeToPath', params: { convertArcs: true } },
      { name: 'mergePaths', params: { force: true } },
    ],
  });
  return [...data.matchAll(/<(\w+)((?: [\w-]+="[^"]*")+)\/>/g)].map(([, tag = '', attributes = '']) => [
    tag,
    Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
  ]);
}

const pair = ([name, value]: [string, string]) => ` ${name}="${value}"`;
