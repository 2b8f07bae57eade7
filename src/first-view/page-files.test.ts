import { describe, expect, it } from 'vitest';
import { type Manifest, pageFiles, routeSources } from './page-files.ts';

const manifest: Manifest = {
  'index.html': { file: 'index.js', imports: ['_vendor.js'], css: ['index.css'] },
  '_vendor.js': { file: 'vendor.js' },
  '_card.js': { file: 'card.js', imports: ['index.html', '_grid.js'], css: ['card.css'] },
  '_grid.js': { file: 'grid.js', imports: ['_vendor.js'], css: ['grid.css'] },
  'src/routes/index.tsx?tsr-split=component': { file: 'home.js', imports: ['index.html', '_card.js', '_grid.js'], css: ['home.css'] },
  'src/routes/cart.index.tsx?tsr-split=component': { file: 'cart.js' },
};

describe("a page's files", () => {
  it('are those beyond the shell, what is imported before its importer, each once', () => {
    const home = routeSources(manifest).get('/') ?? '';
    expect(pageFiles(manifest, [home, home])).toEqual({
      scripts: ['grid.js', 'card.js', 'home.js'],
      sheets: ['grid.css', 'card.css', 'home.css'],
    });
  });

  it('are none where the build does not know the source', () => {
    expect(pageFiles(manifest, ['src/routes/gone.tsx'])).toEqual({ scripts: [], sheets: [] });
  });

  it('are found by the id of the route', () => {
    expect([...routeSources(manifest).keys()]).toEqual(['/', '/cart/']);
  });
});
