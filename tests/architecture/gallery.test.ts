import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { allEntries } from '../gallery/all-entries.ts';
import type { Say } from '../gallery/entry.ts';
import { themes } from '../gallery/themes.ts';
import { product } from './sources.ts';

const components = product.flatMap(path => /^src\/ui\/((?:primitives|patterns)\/.+\.tsx)$/.exec(path)?.[1] ?? []);
const languages: Readonly<Record<string, Say>> = { id: id => id, en: (_, en) => en };
/** What React leaves in the place of a part that threw behind a boundary. */
const FAILED = '<!--$!-->';

describe('the gallery', () => {
  test('has an entry with states for each component, and no other', () => {
    expect(Object.keys(allEntries).sort()).toEqual([...components].sort());
    expect(Object.keys(allEntries).filter(path => Object.keys(allEntries[path] ?? {}).length === 0)).toEqual([]);
  });

  test('shows the themes that there are', () => {
    expect(themes).toEqual(expect.arrayContaining(['light', 'dark']));
  });

  const states = Object.entries(allEntries).flatMap(([path, entry]) => Object.entries(entry).map(([name, draw]) => ({ path, name, draw })));

  test.each(Object.keys(languages))('draws every state in %s', language => {
    const say = languages[language] as Say;
    for (const { path, name, draw } of states) {
      const html = renderToString(createElement(() => draw(say)));
      expect(html, `${path}, ${name}`).not.toContain(FAILED);
    }
  });
});
