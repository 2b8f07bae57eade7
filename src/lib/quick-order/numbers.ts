/** A number as it was written: what it is, and whether it could be another one. */
export interface WrittenNumber {
  readonly value: number;
  /** '1.500', which in cubic metres may be one and a half; '1,500', which of pieces may be a thousand and more; '10 setengah', which may be a size and a half. */
  readonly grouping: 'dots' | 'comma' | 'part' | null;
}

const FRACTION = /^(?:(\d+) )?([1-9]\d?)\/([2348]|16)$/;
const THOUSANDS = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/;
const COMMA_THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3})+$/;

/** Reads '20', '1.000', '0,5', '1.5', '1/2' and '2 1/2'; null for what is none of them, such as the '5/7' of a beam. */
export function writtenNumber(text: string): WrittenNumber | null {
  const fraction = FRACTION.exec(text);
  if (fraction !== null) {
    const [whole, above, below] = [Number(fraction[1] ?? 0), Number(fraction[2]), Number(fraction[3])];
    return above < below ? { value: whole + above / below, grouping: null } : null;
  }
  if (THOUSANDS.test(text)) return { value: Number(text.replaceAll('.', '').replace(',', '.')), grouping: 'dots' };
  if (COMMA_THOUSANDS.test(text)) {
    // Two groups can be nothing but thousands.
    const isCertain = text.split(',').length > 2;
    return { value: Number(isCertain ? text.replaceAll(',', '') : text.replace(',', '.')), grouping: isCertain ? null : 'comma' };
  }
  if (/^\d+(?:[.,]\d+)?$/.test(text)) return { value: Number(text.replace(',', '.')), grouping: null };
  return null;
}

const ONES: Readonly<Record<string, number>> = {
  satu: 1,
  dua: 2,
  tiga: 3,
  empat: 4,
  lima: 5,
  enam: 6,
  tujuh: 7,
  delapan: 8,
  lapan: 8,
  sembilan: 9,
};
const WHOLE: Readonly<Record<string, number>> = { sepuluh: 10, sebelas: 11, seratus: 100, seribu: 1_000 };
const PARTS: Readonly<Record<string, number>> = { setengah: 0.5, stengah: 0.5, separuh: 0.5, separo: 0.5, seperempat: 0.25 };
const THOUSAND = ['ribu', 'rb'];

/** Whether a word can stand in a spoken number. */
export const isNumberWord = (word: string): boolean =>
  word in ONES || word in WHOLE || word in PARTS || ['belas', 'puluh', 'ratus', 'perempat', ...THOUSAND].includes(word);

/** Whether words end with a part of one, such as a half. */
export const isPart = (words: readonly string[]): boolean => (words.at(-1) ?? '') in PARTS;

/** Reads a spoken number, 'dua puluh lima', 'satu setengah', '2 ribu'; null where the words are none. Figures come as written. */
export function spokenNumber(words: readonly string[]): number | null {
  const state = { total: 0, group: 0, last: null as number | null };
  for (const [at, word] of words.entries()) {
    if (word in PARTS) return at === words.length - 1 ? state.total + state.group + (state.last ?? 0) + (PARTS[word] ?? 0) : null;
    if (!take(state, word)) return null;
  }
  return state.total + state.group + (state.last ?? 0);
}

interface Spoken {
  /** Thousands that are finished. */
  total: number;
  /** Hundreds and tens of the group under way. */
  group: number;
  /** A number that may still be multiplied. */
  last: number | null;
}

function take(state: Spoken, word: string): boolean {
  const { last } = state;
  const value = ONES[word] ?? WHOLE[word] ?? (/^\d/.test(word) ? writtenNumber(word)?.value : undefined);
  if (value !== undefined) {
    if (last !== null && !(last >= 100 || last === 10)) return false;
    state.group += last ?? 0;
    state.last = value;
    if (word === 'seribu') Object.assign(state, { total: state.total + state.group + 1_000, group: 0, last: null });
    return true;
  }
  if (THOUSAND.includes(word)) {
    const sum = state.group + (last ?? 0);
    if (sum === 0) return false;
    Object.assign(state, { total: state.total + sum * 1_000, group: 0, last: null });
    return true;
  }
  if (last === null) return false;
  if (word === 'perempat') Object.assign(state, { last: last / 4 });
  else if (word === 'belas' && last < 10) Object.assign(state, { group: state.group + last + 10, last: null });
  else if (word === 'puluh') Object.assign(state, { group: state.group + last * 10, last: null });
  else if (word === 'ratus') Object.assign(state, { group: state.group + last * 100, last: null });
  else return false;
  return true;
}
