import * as v from 'valibot';

/** What is noted beside a price list on this phone. */
const AboutSchema = v.object({
  catalogue: v.string(),
  version: v.string(),
  /** SHA-256 of the list. */
  checksum: v.string(),
  products: v.number(),
  variants: v.number(),
  /** Bytes that fetching all of it cost. */
  bytes: v.number(),
  /** Milliseconds since the epoch by the shop's clock: from when on the list was surely right. */
  checkedAt: v.number(),
});
export type About = v.InferOutput<typeof AboutSchema>;

/** The note as it was stored; null where there is none that this app can read. */
export function aboutOf(stored: unknown): About | null {
  const parsed = v.safeParse(AboutSchema, stored);
  return parsed.success ? parsed.output : null;
}
