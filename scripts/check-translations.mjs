/** The catalogues hold exactly the sources' messages, and every one has its Indonesian with the same placeholders. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { root } from './sources.mjs';

/** Folders of catalogues: the storefront's, and the desk's own. */
const FOLDERS = [join('src', 'i18n', 'locales'), join('desk', 'locales')];
const catalogue = (folder, locale) => join(root, folder, `${locale}.po`);
const LINGUI = join(root, 'node_modules', '@lingui', 'cli', 'dist', 'lingui.js');
const LOCALES = ['en', 'id'];
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
  const copies = FOLDERS.map((_, place) => join(root, '.cache', `catalogues-${place}`));
  const files = FOLDERS.flatMap((folder, place) =>
    LOCALES.map(locale => ({ path: catalogue(folder, locale), copy: join(copies[place], `${locale}.po`) })),
  );
  for (const copy of copies) {
    rmSync(copy, { recursive: true, force: true });
    mkdirSync(copy, { recursive: true });
  }
  for (const { path, copy } of files) copyFileSync(path, copy);
  const { status, stdout, stderr } = spawnSync(process.execPath, [LINGUI, 'extract', '--clean'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CATALOGUES_DIR: copies[0], DESK_CATALOGUES_DIR: copies[1] },
  });
  if (status !== 0) return [`The extraction failed.\n${stdout}${stderr}`];
  const isSame = files.every(({ path, copy }) => withoutHeader(readFileSync(path, 'utf8')) === withoutHeader(readFileSync(copy, 'utf8')));
  return isSame ? [] : ['The catalogues are behind the sources: run npm run i18n.'];
}

/** @returns {Promise<Record<string, { message?: string, translation?: string }>>} */
const indonesianOf = folder =>
  formatter().parse(readFileSync(catalogue(folder, 'id'), 'utf8'), { locale: 'id', sourceLocale: 'en', filename: catalogue(folder, 'id') });

async function findUntranslated(folder) {
  return Object.entries(await indonesianOf(folder)).flatMap(([id, { message = id, translation = '' }]) => {
    if (translation === '') return [`No Indonesian for: ${message}`];
    const isWhole = placeholders(message) === placeholders(translation);
    return isWhole ? [] : [`Other placeholders than its English: ${message} → ${translation}`];
  });
}

/** The desk loads both catalogues: of a message that stands in both, one Indonesian would hide the other. */
async function findTwoWords() {
  const [shop, desk] = await Promise.all(FOLDERS.map(indonesianOf));
  return Object.entries(desk)
    .filter(([id, { translation }]) => shop[id] !== undefined && shop[id].translation !== translation)
    .map(
      ([id, { message = id, translation }]) =>
        `Other Indonesian at the desk than in the shop: ${message} → ${translation}, ${shop[id].translation}`,
    );
}

const untranslated = await Promise.all(FOLDERS.map(findUntranslated));
const problems = [...findUnextracted(), ...untranslated.flat(), ...(await findTwoWords())];
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
