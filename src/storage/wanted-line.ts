import * as v from 'valibot';
import { tabStorage } from './tab.ts';
import { type WantedLine, WantedLineSchema } from './wanted-line-schema.ts';

const KEY = 'wanted_line';
/** Milliseconds that a sign-in with a provider may take. */
const LIFE = 600_000;

const RowSchema = v.pipe(v.string(), v.parseJson(), v.object({ at: v.number(), line: WantedLineSchema }));

/** The line that a guest wanted, while this tab is at a provider's pages; no other tab sees it. Storage that is forbidden keeps nothing. */
export const wantedLineStore = {
  write: (line: WantedLine, now: number) => tabStorage.write(KEY, JSON.stringify({ at: now, line })),
  /** Takes it out; null for none, and where the sign-in began too long ago to be finished. */
  take(now: number): WantedLine | null {
    const row = v.safeParse(RowSchema, tabStorage.take(KEY));
    return row.success && now - row.output.at < LIFE ? row.output.line : null;
  },
};
