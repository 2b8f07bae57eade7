/** Characters by which WhatsApp makes text bold, slanted, struck or of one width, and others that look the same and do nothing. */
const MARKS: Readonly<Record<string, string>> = { '*': '∗', _: 'ˍ', '~': '∼', '`': 'ˋ' };

/** A text of a customer as WhatsApp shows it unchanged. */
export const plainText = (text: string): string => text.replace(/[*_~`]/g, mark => MARKS[mark] ?? mark).replace(/\s+/g, ' ');
