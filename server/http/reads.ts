import type { Context } from 'hono';
import { endpoints } from '#contract/api.ts';

/** Paths of questions that travel as a body. */
const questions = new Set(endpoints.flatMap(({ isRead, path }) => (isRead ? [`/api${path}`] : [])));

/** Whether a request changes nothing: it goes on while the disk is full, and counts among the reads. */
export function isRead({ req: { method, path } }: Context): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return true;
  return method === 'POST' && questions.has(path.replace(/\/$/, ''));
}
