import { expect, test } from 'vitest';
import { createLog, formatOf } from './log.ts';
import { inRequest } from './request-context.ts';

function logOf(format: 'text' | 'json', level: 'info' | 'warn' | 'error' = 'info') {
  const written: string[] = [];
  return { ...createLog({ format, level, write: line => void written.push(line) }), written };
}

test('a program reads one object a line, with level, moment, request and fields', async () => {
  const { log, say, written } = logOf('json');
  log('pushes failed: away', 'error');
  await inRequest('a1b2c3d4', async () => log('GET /api/v1/orders/:number 200 in 3 ms', 'info', { status: 200 }));
  say('  stop        Ctrl+C');
  say('');
  expect(written.every(line => line.endsWith('\n') && line.indexOf('\n') === line.length - 1)).toBe(true);
  const lines = written.map(line => JSON.parse(line));
  expect(lines).toMatchObject([
    { level: 'error', msg: 'pushes failed: away', pid: process.pid },
    { level: 'info', msg: 'GET /api/v1/orders/:number 200 in 3 ms', request: 'a1b2c3d4', status: 200 },
    { level: 'info', msg: 'stop Ctrl+C' },
  ]);
  expect('request' in lines[0]).toBe(false);
  expect(new Date(lines[0].time).toISOString()).toBe(lines[0].time);
});

test('a person reads the moment, the request and the line', async () => {
  const { log, say, written } = logOf('text');
  log('pushes failed: away', 'error');
  await inRequest('a1b2c3d4', async () => log('GET page failed: no', 'error'));
  say('  stop        Ctrl+C');
  expect(written.map(line => line.replace(/^\d{4}-\d\d-\d\dT[\d:.]+Z /, '* '))).toEqual([
    '* pushes failed: away\n',
    '* request a1b2c3d4 GET page failed: no\n',
    '  stop        Ctrl+C\n',
  ]);
});

test('what outlives a request does not speak in its name', async () => {
  const { log, written } = logOf('json');
  let later: Promise<void> = Promise.resolve();
  await inRequest('a1b2c3d4', async () => {
    later = new Promise(resolve => setImmediate(resolve)).then(() => log('events could not be read'));
  });
  await later;
  expect(JSON.parse(written[0] ?? '')).not.toHaveProperty('request');
});

test('a level leaves out what matters less', () => {
  const { log, written } = logOf('json', 'warn');
  log('quiet');
  log('heard', 'warn');
  log('heard too', 'fatal');
  expect(written.map(line => JSON.parse(line).msg)).toEqual(['heard', 'heard too']);
});

test('where no format is set a terminal gets text and a pipe gets JSON', () => {
  const log = { level: 'info', requests: false } as const;
  expect([true, false].map(isTerminal => formatOf({ log: { ...log, format: null } }, isTerminal))).toEqual(['text', 'json']);
  expect(formatOf({ log: { ...log, format: 'text' } }, false)).toBe('text');
});
