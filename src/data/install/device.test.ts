import { expect, test } from 'vitest';
import { isAppleSafari } from './device.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iphone = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webkit}`;
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/17.5 Safari/605.1.15`;

test.each([
  ['Safari on an iPhone', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, 5, true],
  ['an iPad, which calls itself a Mac', mac, 5, true],
  ['a Mac', mac, 0, false],
  ['Chrome on an iPhone', `${iphone} CriOS/125.0.6422.80 Mobile/15E148 Safari/604.1`, 5, false],
  ['a view inside another app', `${iphone} Mobile/15E148 Instagram 330.0`, 5, false],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0 Mobile Safari/537.36',
    5,
    false,
  ],
])('the steps of Safari are for %s: %#', (_name, userAgent, touchPoints, expected) => {
  expect(isAppleSafari(userAgent, touchPoints)).toBe(expected);
});
