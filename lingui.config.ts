import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const exclude = ['**/*.test.ts', '**/*.test.tsx', '**/*.css.ts', '**/*.gen.ts', '**/*.d.ts'];

export default defineConfig({
  sourceLocale: 'en',
  locales: ['id', 'en'],
  catalogs: [
    {
      // The check extracts into a copy.
      path: `${process.env.CATALOGUES_DIR ?? '<rootDir>/src/i18n/locales'}/{locale}`,
      include: ['<rootDir>/src'],
      exclude,
    },
    {
      // The desk's own words; those that it shares with the storefront stand in the catalogue above.
      path: `${process.env.DESK_CATALOGUES_DIR ?? '<rootDir>/desk/locales'}/{locale}`,
      include: ['<rootDir>/desk'],
      exclude,
    },
  ],
  // Origins would turn every moved line into a change of both catalogues.
  format: formatter({ lineNumbers: false, origins: false }),
});
