import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const filesOf = (folder: string, end: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith(end) && !path.includes('.test.'))
    .map(path => ({ path, text: readFileSync(join(root, folder, path), 'utf8') }));

/** Elements that draw a dialog, a sheet or a popover; the primitives themselves are drawn by these. */
const drawn = filesOf('src', '.tsx')
  .filter(
    ({ path, text }) =>
      !path.startsWith('ui/primitives/') && /primitives\/(?:Dialog|Sheet|Popover|Modal|use-modal|use-disclosure)\b/.test(text),
  )
  .map(({ path }) => path);

test('no other file has a dialog of its own making', () => {
  const own = filesOf('src', '.tsx').filter(({ text }) => /<dialog[\s{]|role="(?:alert)?dialog"|popover=|showModal\(/.test(text));
  expect(own.map(({ path }) => path).sort()).toEqual(['shell/Sidebar.tsx', 'ui/primitives/Modal.tsx']);
});

test('each dialog, sheet and popover of the sources is opened by a browser test that looks at it', () => {
  const opened = filesOf('tests/e2e', '.spec.ts').flatMap(({ text }) =>
    [...text.matchAll(/expectSound(?:Open)?(?:Dialog|Popover)\(\s*page,\s*'([\w./-]+)'/g)].map(match => match[1] ?? ''),
  );
  expect(drawn.length).toBeGreaterThan(20);
  expect([...new Set(opened)].sort()).toEqual(drawn.sort());
});
