import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { subsetFontPlugin } from '../../build/font-subset.ts';

const root = import.meta.dirname;

/** The gallery of `src/ui`, which no build of the shop knows of. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [subsetFontPlugin(), react(), vanillaExtractPlugin({ identifiers: 'debug' })],
  server: { port: 3003, fs: { allow: [`${root}/../..`] } },
});
