import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['id', 'en'],
  catalogs: [
    {
      // The check extracts into a copy.
      path: `${process.env.CATALOGUES_DIR ?? '<rootDir>/src/i18n/locales'}/{locale}`,
      include: ['<rootDir>/src'],
      exclude: ['**/*.test.ts', '**/*.test.tsx', '**/*.css.ts', '**/*.gen.ts', '**/*.d.ts'],
    },
  ],
  // Origins would turn every moved line into a change of both catalogues.
  format: formatter({ lineNumbers: false, origins: false }),
});
