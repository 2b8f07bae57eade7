import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const config: LinguiConfig = {
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
};

export default config;
