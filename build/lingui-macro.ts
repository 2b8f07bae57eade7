import { transformAsync } from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import type { Plugin } from 'vite';

const MACRO_IMPORT = /['"]@lingui\/(?:core|react)\/macro['"]/;
// A route split off by the router is the same file with a query behind its name.
const OWN_SOURCE = /^(?!.*\/node_modules\/)[^?]*\.tsx?(?:\?tsr-[\w=&%.-]*)?$/;

/**
 * Expands Lingui's macros at build time. Babel runs only over files that import a macro and only parses types
 * and JSX; turning those into JavaScript stays with the bundler.
 */
export function linguiMacroPlugin(): Plugin {
  return {
    name: 'fondasi-lingui-macro',
    enforce: 'pre',
    transform: {
      filter: { id: OWN_SOURCE, code: MACRO_IMPORT },
      async handler(code, id) {
        const filename = id.replace(/\?.*$/, '');
        const result = await transformAsync(code, {
          filename,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: filename.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
          plugins: [linguiMacro],
        });
        return result?.code ? { code: result.code, map: result.map ?? null } : null;
      },
    },
  };
}
