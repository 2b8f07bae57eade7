import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { lingui } from '@lingui/vite-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption, type UserConfig } from 'vite';
import { type ManifestOptions, VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { chunkGroups } from './build/chunk-groups.ts';
import { firstWordsPlugins } from './build/first-words.ts';
import { subsetFontPlugin } from './build/font-subset.ts';
import { groupedEntriesPlugin } from './build/grouped-entries.ts';
import { inlineCssPlugin } from './build/inline-css.ts';
import { leafletPlugin } from './build/leaflet.ts';
import { linguiMacroPlugin } from './build/lingui-macro.ts';
import { pageScriptsPlugin } from './build/page-scripts.ts';
import { UNBUNDLED } from './build/unbundled.ts';

const root = import.meta.dirname;
/** Where the build goes: a folder of its own, which scripts/build.mjs makes and switches in. */
const built = process.env.BUILD_DIR ?? `${root}/dist`;

/** The oldest browsers that everything works in (README.md): the first of each kind with `<dialog>` and `Array.prototype.at`. */
const FLOOR = ['chrome92', 'safari15.4', 'firefox98'];

/** The worker keeps under a file's name only what the build wrote: each entry of its list gets the hash that its fetch checks. */
const withIntegrity: NonNullable<VitePWAOptions['injectManifest']['manifestTransforms']>[number] = entries => ({
  manifest: entries.map(entry => ({ ...entry, integrity: integrityOf(readFileSync(`${built}/client/${entry.url}`)) })),
  warnings: [],
});

const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

function serviceWorker(): PluginOption {
  const manifest: Partial<ManifestOptions> = JSON.parse(readFileSync(`${root}/manifest.webmanifest`, 'utf8'));
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'main.ts',
    injectRegister: false,
    manifest,
    injectManifest: {
      rollupFormat: 'iife',
      swDest: `${built}/client/sw.js`,
      globPatterns: ['**/*.{js,css,html,woff2}', 'icons/icon.svg'],
      manifestTransforms: [withIntegrity],
    },
    includeManifestIcons: false,
    integration: {
      // The plugin would name the worker after its source, and the worker's address must never change.
      configureCustomSWViteBuild(inlineConfig) {
        inlineConfig.build = { ...inlineConfig.build, rolldownOptions: { output: { entryFileNames: 'sw.js' } } };
      },
    },
  });
}

function serverBuild(): UserConfig {
  return {
    build: {
      outDir: `${built}/server`,
      copyPublicDir: false,
      target: 'node20',
      rolldownOptions: {
        input: {
          main: 'server/main.ts',
          'entry-server': 'src/entry-server.tsx',
          admin: 'server/cli/main.ts',
          'watchdog-thread': 'server/watchdog-thread.ts',
        },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
    ssr: { noExternal: true, external: UNBUNDLED },
  };
}

function clientBuild(): UserConfig {
  return {
    build: {
      outDir: `${built}/client`,
      manifest: true,
      // Of ES2022 the oldest supported browsers lack class static blocks alone, of which the build has none (tests/e2e/first-view/old-browsers.spec.ts).
      // Naming them here would turn every private field into a WeakMap, 0.9 KiB of a first view.
      target: 'es2022',
      cssTarget: FLOOR,
      // The content security policy allows no data: fonts or styles.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // The check counts importers, not their chunks: those of the reviews' contract and of an article's card are loaded later themselves.
        checks: { ineffectiveDynamicImport: false },
        output: {
          chunkFileNames: chunk => `assets/${chunk.facadeModuleId?.endsWith('?lingui') ? 'more-' : ''}[name]-[hash].js`,
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
  };
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  plugins: [
    isSsrBuild ? null : pageScriptsPlugin(),
    subsetFontPlugin(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/app/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
      addExtensions: true,
    }),
    leafletPlugin(),
    linguiMacroPlugin(),
    react(),
    lingui(),
    isSsrBuild ? null : firstWordsPlugins(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    isSsrBuild ? null : inlineCssPlugin(),
    isSsrBuild ? null : groupedEntriesPlugin(),
    command === 'build' && !isSsrBuild && existsSync(`${root}/sw/main.ts`) ? serviceWorker() : null,
  ],
  // React has had this hook since 18; the stand-in for older ones would only be carried along.
  resolve: {
    alias: [
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
      // Its main file is one piece; of this one only what the map uses is carried.
      { find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' },
    ],
  },
  // Without it the server's bundle would carry React's development build.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  ...(isSsrBuild ? serverBuild() : clientBuild()),
  server: {
    port: 3000,
    strictPort: true,
    proxy: {
      ...Object.fromEntries(['/api', '/media', '/uploads'].map(path => [path, 'http://127.0.0.1:3001'])),
      '/desk': 'http://127.0.0.1:3002',
    },
  },
}));
