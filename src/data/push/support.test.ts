import { expect, test } from 'vitest';
import { type PushEnvironment, pushSupport } from './support.ts';

const android: PushEnvironment = {
  hasWorker: true,
  hasPush: true,
  permission: 'default',
  userAgent: 'Mozilla/5.0 (Linux; Android 14)',
  touchPoints: 5,
  isInstalled: false,
};
const iPhone = { ...android, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)', hasPush: false, permission: null };

test('a browser with pushes is ready until its owner blocks them', () => {
  expect(pushSupport(android)).toBe('ready');
  expect(pushSupport({ ...android, permission: 'granted' })).toBe('ready');
  expect(pushSupport({ ...android, permission: 'denied' })).toBe('blocked');
});

test('a browser without pushes is told so; an iPhone or iPad has to install the app first', () => {
  expect(pushSupport({ ...android, hasPush: false })).toBe('unsupported');
  expect(pushSupport({ ...android, permission: null })).toBe('unsupported');
  expect(pushSupport(iPhone)).toBe('install_first');
  expect(pushSupport({ ...iPhone, userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' })).toBe('install_first');
  expect(pushSupport({ ...iPhone, isInstalled: true })).toBe('unsupported');
  expect(pushSupport({ ...android, isInstalled: true })).toBe('ready');
});
