import type { Plugin } from 'vite';

const MAKER = /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;
const SAME = 'createElement(Icon, {';

/** The library reads a context and a dozen options that no icon of this shop has; this draws the same without them. */
const PLAIN = `import { createElement } from 'react';

export default function createLucideIcon({ node }) {
  return ({ size = 24, ...rest }) => {
    const isNamed = 'role' in rest || 'title' in rest || 'aria-label' in rest || 'aria-labelledby' in rest;
    const drawn = { width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor' };
    const line = { strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' };
    const children = node.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement('svg', { ...drawn, ...line, 'aria-hidden': isNamed ? undefined : true, ...rest }, children);
  };
}
`;

/** Makes icons of their lines alone, on both sides alike. */
export function lucidePlugin(): Plugin {
  return {
    name: 'fondasi-lucide',
    apply: 'build',
    transform(code, id) {
      if (!MAKER.test(id)) return null;
      if (!code.includes(SAME)) this.error('lucide-react no longer makes icons as scripts/vite-lucide.ts knows it');
      return { code: PLAIN, map: null };
    },
  };
}
