import * as v from 'valibot';

/** The error at the bottom, below the query builder's own, whose words carry the statement with its values: a customer's data has no place in a log. */
function rootOf(error: Error): Error {
  let root = error;
  while (root.cause instanceof Error) root = root.cause;
  return root;
}

/** An error in words for the log. */
export function logText(error: unknown): string {
  return error instanceof Error ? messageOf(rootOf(error)) : typeof error === 'string' ? error : 'an error without words';
}

/** An error with the places that it came through, in one line. */
export function logTrace(error: unknown): string {
  if (!(error instanceof Error)) return logText(error);
  const root = rootOf(error);
  const frames = (root.stack ?? '').split('\n').filter(line => /^\s+at /.test(line));
  return [`${root.name}: ${messageOf(root)}`, ...frames.slice(0, 6).map(line => line.trim())].join(' | ');
}

/** The words of an error, in one line, without those that repeat a value. */
function messageOf(error: Error): string {
  // It names the value that it did not expect.
  if (error instanceof v.ValiError) return `a value does not fit its schema: ${placesOf(error)}`;
  // It quotes the text that is no JSON.
  if (error instanceof SyntaxError && error.message.includes('JSON')) return 'a text is no JSON';
  // The query builder's own words where nothing is below them.
  if (error.message.startsWith('Failed query')) return 'a query failed';
  // The database quotes values behind a colon, or the number that does not fit; names of tables stand before.
  const isOfDatabase = 'severity' in error && 'code' in error;
  const message = isOfDatabase ? error.message.replace(/: ".*$/s, '').replace(/\bvalue "[^"]*"/g, 'a value') : error.message;
  return message.replace(/\s+/g, ' ').trim();
}

const placesOf = (error: v.ValiError<v.GenericSchema>) =>
  [...new Set(error.issues.map(issue => `${v.getDotPath(issue) ?? 'itself'} (expected ${issue.expected ?? issue.type})`))]
    .slice(0, 5)
    .join(', ');
