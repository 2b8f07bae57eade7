import { existsSync, readFileSync } from 'node:fs';
import { lingui } from '@lingui/vite-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption, type UserConfig } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import { className } from './scripts/class-names.ts';
import { firstWordsPlugins } from './scripts/vite-first-words.ts';
import { inlineCssPlugin } from './scripts/vite-inline-css.ts';
import { leafletPlugin } from './scripts/vite-leaflet.ts';
import { linguiMacroPlugin } from './scripts/vite-lingui-macro.ts';
import { lucidePlugin } from './scripts/vite-lucide.ts';
import { startPlugin } from './scripts/vite-start.ts';
import { subsetFontPlugin } from './scripts/vite-subset-font.ts';

const root = import.meta.dirname;

/** Native code, WebAssembly beside its loader, and CommonJS that looks for files at run time stay outside the bundle. */
const UNBUNDLED = ['@electric-sql/pglite', '@node-rs/argon2', 'pg', 'sharp'];

const CARD =
  /\/src\/(?:features\/catalogue\/(?:card\/(?!VariantSheet)|shelf\/)|i18n\/use-page-words|ui\/primitives\/(?:Breadcrumbs|Grid|use-near|use-part)\.)|\/useSuspenseQuery\./;

const FIELDS =
  /\/src\/ui\/(?:primitives\/(?:Checkbox|Chip|Field|Select|TextField|Pagination)|patterns\/PageBar)\.|\/icons\/(?:check|chevron-left|chevron-right|sliders-horizontal)\.mjs$/;

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
      swDest: `${root}/dist/client/sw.js`,
      globPatterns: ['**/*.{js,css,html,woff2}'],
    },
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
      outDir: 'dist/server',
      copyPublicDir: false,
      target: 'node20',
      rolldownOptions: {
        input: { main: 'server/main.ts', 'entry-server': 'src/entry-server.tsx', admin: 'server/admin/main.ts' },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
    ssr: { noExternal: true, external: UNBUNDLED },
  };
}

function clientBuild(): UserConfig {
  return {
    build: {
      outDir: 'dist/client',
      manifest: true,
      target: 'es2022',
      // The content security policy allows no data: fonts or styles.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            // Two files for what every first visit runs: one that changes with a dependency, one with a deployment of ours.
            groups: [
              { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
              { name: 'shop', tags: ['$initial'] },
              // What speaks to the shop and to the disk, with the contract's shapes: one file, fetched after the first frame.
              { name: 'engine', test: /\/src\/app\/engine\.ts/ },
              // A product's card with all that it needs, and small parts of several pages of the catalogue.
              { name: 'card', test: CARD },
              { name: 'article', test: /\/ArticleCard(?:Skeleton|\.css)\./ },
              { name: 'choice', test: /\/(?:VariantChoice|RadioCard|use-purchase|QuantityField)\./ },
              // Small parts that lists and forms share: a file each would cost a weak line more in requests than in bytes.
              { name: 'fields', test: FIELDS },
              // The same for what comes after the first page.
              { name: 'parts', test: /\/src\/ui\/(?!primitives\/Notice)|\/node_modules\/(?:@tanstack|lucide-react)\//, minShareCount: 2 },
            ],
          },
        },
      },
    },
  };
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  plugins: [
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
    lucidePlugin(),
    linguiMacroPlugin(),
    react(),
    lingui(),
    isSsrBuild ? null : firstWordsPlugins(),
    vanillaExtractPlugin({ identifiers: className }),
    isSsrBuild ? null : inlineCssPlugin(),
    isSsrBuild ? null : startPlugin(),
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
    proxy: Object.fromEntries(['/api', '/media', '/uploads'].map(path => [path, 'http://127.0.0.1:3001'])),
  },
}));
