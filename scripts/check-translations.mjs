/** The catalogues hold exactly the sources' messages, and every one has its Indonesian with the same placeholders. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { root } from './sources.mjs';

const catalogue = locale => join(root, 'src', 'i18n', 'locales', `${locale}.po`);
const LINGUI = join(root, 'node_modules', '@lingui', 'cli', 'dist', 'lingui.js');
const LOCALES = ['en', 'id'];
const read = locale => readFileSync(catalogue(locale), 'utf8');
// The header holds dates and gains lines on a second extraction.
const withoutHeader = text => text.slice(text.indexOf('\n\n')).trim();

/** Placeholders that a translation must not lose: `{name}`, `{count, plural…}` and the numbered tags of JSX. */
function placeholders(message) {
  // A plural's cases stand in braces too, behind their keyword; languages differ in which they have.
  const names = [...message.matchAll(/(?<!\b(?:zero|one|two|few|many|other)\s*)\{\s*(\w+)\s*[,}]/g)].map(match => match[1]);
  const tags = [...message.matchAll(/<\/?\d+\/?>/g)].map(match => match[0]);
  return [...new Set([...names, ...tags])].sort().join(' ');
}

/** Extracts into a copy of the catalogues, so that a check changes nothing. */
function findUnextracted() {
  const copy = join(root, '.cache', 'catalogues');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const locale of LOCALES) copyFileSync(catalogue(locale), join(copy, `${locale}.po`));
  const { status, stdout, stderr } = spawnSync(process.execPath, [LINGUI, 'extract', '--clean'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CATALOGUES_DIR: copy },
  });
  if (status !== 0) return [`The extraction failed.\n${stdout}${stderr}`];
  const isSame = LOCALES.every(locale => withoutHeader(read(locale)) === withoutHeader(readFileSync(join(copy, `${locale}.po`), 'utf8')));
  return isSame ? [] : ['The catalogues are behind the sources: run npm run i18n.'];
}

async function findUntranslated() {
  const messages = await formatter().parse(read('id'), { locale: 'id', sourceLocale: 'en', filename: catalogue('id') });
  return Object.entries(messages).flatMap(([id, { message = id, translation = '' }]) => {
    if (translation === '') return [`No Indonesian for: ${message}`];
    const isWhole = placeholders(message) === placeholders(translation);
    return isWhole ? [] : [`Other placeholders than its English: ${message} → ${translation}`];
  });
}

const problems = [...findUnextracted(), ...(await findUntranslated())];
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
