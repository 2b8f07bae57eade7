/** A text without any invisible character or half of one, for what no joiner belongs into: an e-mail address, a phone number, a search. White space stays. */
export function withoutInvisible(text: string): string {
  return text.replace(/[\p{DI}\p{Cs}\u2800]/gu, '');
}
