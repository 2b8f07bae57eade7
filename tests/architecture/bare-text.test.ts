import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bareTexts } from './bare-text.ts';
import { product, root } from './sources.ts';

test('no text that may change, go or have something put before it stands bare beside siblings', () => {
  const drawn = product.filter(path => path.endsWith('.tsx'));
  expect(drawn.length).toBeGreaterThan(300);
  const bare = drawn.flatMap(path =>
    bareTexts(path, readFileSync(join(root, path), 'utf8')).map(({ line, text }) => `${path}:${line} ${text}`),
  );
  expect(bare, 'wrap it in <Words>, or make one template literal of the texts').toEqual([]);
});

test.each([
  ['a text that comes and goes', '<p><b>1</b>{isNew && "new"}</p>', 1],
  ['two that change', '<p>{a} {b}</p>', 3],
  ['a text beside an element', '<p><Icon />{name}</p>', 1],
  ['a word behind what comes and goes', '<p>{isNew ? <Icon /> : null} new</p>', 1],
  ['a fragment', '<p>{isNew ? <>{a}</> : null}<b>1</b></p>', 2],
  ['a list of texts', '<p><b>1</b>{names.map(name => name)}</p>', 1],
  ['a component’s children', '<button>{icon}{children}</button>', 1],
])('the rule finds %s', (_name, element, count) => {
  expect(bareTexts('Example.tsx', `const drawn = ${element};`)).toHaveLength(count);
});

test.each([
  ['an element’s only text', '<p>{isNew ? a : b}</p>'],
  ['one text of several', `<p>{\`\${a} \${b}\`}</p>`],
  ['what stays as it is', '<p>Fondasi <b>1</b> shop</p>'],
  ['elements that come and go', '<p>{isNew ? <Icon /> : null}{names.map(name => <b key={name}>{name}</b>)}</p>'],
  ['words with an element of their own', '<p><Icon /><Words>{name}</Words><Trans>Hello {name}</Trans></p>'],
])('the rule leaves %s', (_name, element) => {
  expect(bareTexts('Example.tsx', `const drawn = ${element};`)).toEqual([]);
});
