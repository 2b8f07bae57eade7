import * as v from 'valibot';
import { payloads } from './outbox-payload.ts';

const KEY = 'wanted_line';
/** Milliseconds that a sign-in with a provider may take. */
const LIFE = 600_000;

const RowSchema = v.object({ at: v.number(), line: payloads['cart.set'].entries.line });
type Line = v.InferOutput<typeof RowSchema>['line'];

/** What a guest wanted, while this tab is at a provider's pages; no other tab sees it. Storage that is forbidden keeps nothing. */
export const wantedLineStore = {
  write(line: Line, now: number): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ at: now, line }));
    } catch {
      // Then it has to be added once more.
    }
  },
  /** Takes it out; null for none, and for one of a sign-in that nobody can finish any more. */
  take(now: number): Line | null {
    try {
      const text = sessionStorage.getItem(KEY);
      sessionStorage.removeItem(KEY);
      const row = v.safeParse(RowSchema, JSON.parse(text ?? 'null'));
      return row.success && now - row.output.at < LIFE ? row.output.line : null;
    } catch {
      return null;
    }
  },
};
