/**
 * Characters that the reader does not see come along with copied text: zero-width spaces, byte order marks, marks of writing direction,
 * fillers of other scripts. The contract and the forms take them away by this function and `withoutInvisible`, so that both see the same
 * text.
 */

/** White space, controls, what Unicode calls ignorable, and the blank of Braille. */
const blank = /[\s\p{Cc}\p{DI}\u2800]/u;

/** Parts of the character before them: the variation of an emoji, the letters of a flag. */
const attached = /\p{VS}|[\u{e0020}-\u{e007f}]/u;

/** A text without what is invisible around it and halves of characters, and '' where nothing of it can be seen; joiners and marks inside it stay. */
export function visibleText(text: string): string {
  // Half a character, as of an emoji that was cut through: the database takes none.
  const characters = [...text].filter(character => !/\p{Cs}/u.test(character));
  const start = characters.findIndex(character => !blank.test(character));
  if (start === -1) return '';
  let end = characters.length;
  while (isBlank(characters[end - 1] ?? '')) end -= 1;
  return characters.slice(start, end).join('');
}

const isBlank = (character: string) => blank.test(character) && !attached.test(character);
