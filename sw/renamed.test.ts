import { expect, test } from 'vitest';
import { renames, withNewNames } from './renamed.ts';

const kept = [
  '/assets/shop-1111aaaa.js',
  '/assets/queue-2222-bbb.js',
  '/assets/more-id--3333ccc.js',
  '/assets/old-4444dddd.css',
  '/index.html',
];
const now = [
  '/assets/shop-5555eeee.js',
  '/assets/queue-2222-bbb.js',
  '/assets/more-id-_6666fff.js',
  '/assets/new-7777gggg.css',
  '/index.html',
];

test('a file is known by its name without the hash; what stayed, came or went is no renaming', () => {
  expect([...renames(kept, now)]).toEqual([
    ['/assets/shop-1111aaaa.js', '/assets/shop-5555eeee.js'],
    ['/assets/more-id--3333ccc.js', '/assets/more-id-_6666fff.js'],
  ]);
});

test('where two files could be meant, none is', () => {
  expect(renames(['/assets/id-11112222.js', '/assets/id-33334444.js'], ['/assets/id-55556666.js']).size).toBe(0);
  expect(renames(['/assets/id-11112222.js'], ['/assets/id-55556666.js', '/assets/id-77778888.js']).size).toBe(0);
});

test('a text calls every file by its new name', () => {
  const text = 'import"./shop-1111aaaa.js";import("./more-id--3333ccc.js");const files=["assets/shop-1111aaaa.js"]';
  expect(withNewNames(text, renames(kept, now))).toBe(
    'import"./shop-5555eeee.js";import("./more-id-_6666fff.js");const files=["assets/shop-5555eeee.js"]',
  );
});
