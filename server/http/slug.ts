const SLUG = /^[\p{L}\p{N}._-]{1,200}$/u;

/** A slug of an address as the shop can have it; anything else becomes one that nothing has, as not every text is one for the database. */
export function knownSlug(slug: string): string {
  return SLUG.test(slug) ? slug : '?';
}
