/** Without the two that an address takes for a way: `/v1/products/..` is another path. */
const SLUG = /^(?!\.{1,2}$)[\p{L}\p{N}._-]{1,200}$/u;

/** Whether a text is one that the shop could have as a slug. */
export const isSlug = (text: string): boolean => SLUG.test(text);

/** A slug of an address as the shop can have it; anything else becomes one that nothing has, as not every text is one for the database. */
export function knownSlug(slug: string): string {
  return isSlug(slug) ? slug : '?';
}
