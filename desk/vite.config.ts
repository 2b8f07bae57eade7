import { lingui } from '@lingui/vite-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { subsetFontPlugin } from '../build/font-subset.ts';
import { linguiMacroPlugin } from '../build/lingui-macro.ts';

const root = import.meta.dirname;
/** As in ../vite.config.ts. */
const built = process.env.BUILD_DIR ?? `${root}/../dist`;

/** The worker is a file of its own under an address that never changes, and imports nothing. */
const worker: UserConfig = {
  build: {
    outDir: `${built}/desk`,
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    rolldownOptions: { input: 'sw/main.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
  },
};

/**
 * What several screens need is one file: by themselves the calls and primitives would be sixty small ones, and on a slow line each
 * handful of requests costs another round trip.
 */
const SHARED = {
  name: 'shared',
  test: /[\\/](?:src[\\/](?:ui|contract|lib|i18n(?![\\/]locales))|desk[\\/](?:ui|data|words)|node_modules[\\/])/,
  minShareCount: 2,
};

const program: UserConfig = {
  plugins: [
    subsetFontPlugin(),
    linguiMacroPlugin(),
    react(),
    lingui({ configPath: `${root}/../lingui.config.ts` }),
    vanillaExtractPlugin({ identifiers: 'short' }),
  ],
  build: {
    outDir: `${built}/desk`,
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'es2022',
    // The content security policy allows no data: fonts or styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The charts' library is fetched with the one screen that draws them.
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: [SHARED] } } },
  },
};

/** The merchant's desk: `vite build --mode worker` makes its worker, every other mode its program. */
export default defineConfig(({ command, mode }) => ({
  root,
  base: '/desk/',
  publicDir: false,
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  ...(mode === 'worker' ? worker : program),
  server: {
    port: 3002,
    strictPort: true,
    proxy: Object.fromEntries(['/api', '/media', '/uploads'].map(path => [path, process.env.API_URL ?? 'http://127.0.0.1:3001'])),
  },
}));
