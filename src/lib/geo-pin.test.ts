import { expect, test } from 'vitest';
import { formatPin, pinAt, stepOfKey } from './geo-pin.ts';

test('a pin is a place to a metre, on this side of the world', () => {
  expect(pinAt(-3.6954321, 128.1814321)).toEqual({ latitude: -3.69543, longitude: 128.18143 });
  expect(pinAt(-3.7, 128.2 - 360)).toEqual({ latitude: -3.7, longitude: 128.2 });
  expect(pinAt(95, 10)).toEqual({ latitude: 90, longitude: 10 });
});

test('arrow keys move it, and no other key', () => {
  expect(stepOfKey('ArrowUp', false)).toEqual([0, -10]);
  expect(stepOfKey('ArrowRight', true)).toEqual([1, 0]);
  expect(stepOfKey('Enter', false)).toBeNull();
});

test('it is written with the letters of the language', () => {
  const letters = { north: 'LU', south: 'LS', east: 'BT', west: 'BB' };
  expect(formatPin({ latitude: -3.69543, longitude: 128.18143 }, letters)).toBe('3.69543° LS, 128.18143° BT');
  expect(formatPin({ latitude: 1.5, longitude: -10 }, letters)).toBe('1.50000° LU, 10.00000° BB');
});
