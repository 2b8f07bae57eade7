import { isNumberWord, isPart, spokenNumber, type WrittenNumber, writtenNumber } from './numbers.ts';
import type { OrderUnit } from './types.ts';
import { measureRank, oneOf, unitOf } from './units.ts';

/** A part of what was written, as quantities are looked for in it. */
export type Token =
  /** A number; `range` for '10-15', which is two. */
  | {
      readonly kind: 'number';
      readonly text: string;
      readonly number: WrittenNumber;
      readonly isRange: boolean;
      readonly isNegative: boolean;
    }
  /** A unit; `one` for 'sesak', which is a number as well. */
  | { readonly kind: 'unit'; readonly text: string; readonly unit: OrderUnit; readonly times: number; readonly isOne: boolean }
  /** 'x', '=', ':', '@', '-': they say what the number beside them is. */
  | { readonly kind: 'sign'; readonly text: string }
  | { readonly kind: 'word'; readonly text: string };

const NUMBER = String.raw`\d+ [1-9]\d?\/(?:[2348]|16)(?![\d/])|\d+\/\d+|\d+(?:[.,]\d+)*`;
const PIECE = new RegExp(
  [
    // '10-15', '10 s/d 15': only a unit or the end tells that it is a quantity.
    String.raw`(?<range>(?<![\p{L}\d.,/"-])(?:${NUMBER}) ?(?:-|~|s\/d|s\.d\.?|sampai|hingga|atau) ?(?:${NUMBER})(?![\p{L}]?\d|["x/.,]\d))(?<rangeUnit>\p{L}+\d?(?!\p{L}|\d))?`,
    String.raw`(?<negative>(?<= |^)-\d+(?:[.,]\d+)*)(?![\p{L}\d/"])`,
    // '2x1,5', '40x40x2', '1/2"', '5/7x4'.
    String.raw`(?<size>(?<![\p{L}\d.,/])\d+(?:[.,/]\d+)*(?:x\d+(?:[.,/]\d+)*)+(?:\p{L}+|")?|(?<![\p{L}\d.,/])(?:${NUMBER})["'])`,
    String.raw`(?<![\p{L}\d.,/])(?<number>${NUMBER})(?:(?<glued>\p{L}+[23]?)(?!\p{L}|\d))?`,
    String.raw`(?<word>[\p{L}\d][\p{L}\d.'/"-]*[\p{L}\d"']|[\p{L}\d]\.?)`,
    '(?<sign>[-x=:@])',
  ].join('|'),
  'gu',
);

/** Takes a plain part of a line apart. */
export function tokensOf(part: string): Token[] {
  // 'semen-20 sak' is 'semen - 20 sak', and 'k-225' a name.
  const spaced = part.replace(/(?<=\p{L}{3})-(?=\d)/gu, ' - ').replace(/\brp\.? ?(?=\d)/g, 'rp');
  return spoken([...spaced.matchAll(PIECE)].flatMap(match => tokensOfPiece(match.groups ?? {})));
}

function tokensOfPiece({
  range,
  rangeUnit,
  negative,
  size,
  number,
  glued,
  word,
  sign,
}: Readonly<Record<string, string | undefined>>): Token[] {
  if (range !== undefined) return [numberToken(range, { value: Number.NaN, grouping: null }, { isRange: true }), ...gluedTokens(rangeUnit)];
  if (negative !== undefined) {
    const written = writtenNumber(negative.slice(1));
    return written === null ? [{ kind: 'word', text: negative }] : [numberToken(negative, written, { isNegative: true })];
  }
  if (size !== undefined) return [{ kind: 'word', text: size }];
  if (number !== undefined) {
    const written = writtenNumber(number);
    if (written === null) return [{ kind: 'word', text: `${number}${glued ?? ''}` }];
    if (glued === undefined) return [numberToken(number, written)];
    if (glued === 'x') return [numberToken(number, written), { kind: 'sign', text: 'x' }];
    if (unitOf(glued) !== undefined || ['rb', 'ribu'].includes(glued)) return [numberToken(number, written), ...gluedTokens(glued)];
    return [{ kind: 'word', text: `${number}${glued}` }];
  }
  if (sign !== undefined) return [{ kind: 'sign', text: sign }];
  return wordTokens(word ?? '');
}

const gluedTokens = (word: string | undefined): Token[] => (word === undefined ? [] : wordTokens(word));

function wordTokens(word: string): Token[] {
  const times = /^x(\d+)$/.exec(word)?.[1];
  const written = times === undefined ? null : writtenNumber(times);
  if (times !== undefined && written !== null) return [{ kind: 'sign', text: 'x' }, numberToken(times, written)];
  if (word === 'x') return [{ kind: 'sign', text: 'x' }];
  const unit = unitOf(word);
  if (unit !== undefined) return [{ kind: 'unit', text: word, ...unit, isOne: false }];
  const one = oneOf(word);
  return one === undefined ? [{ kind: 'word', text: word.replace(/[.'-]+$/, '') }] : [{ kind: 'unit', text: word, ...one, isOne: true }];
}

function numberToken(text: string, number: WrittenNumber, { isRange = false, isNegative = false } = {}): Token {
  return { kind: 'number', text, number, isRange, isNegative };
}

/** Numbers in words count where a unit follows ('dua puluh sak'), so that 'tiga roda' stays a brand; figures before them join in. */
function spoken(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (const token of tokens) {
    if (token.kind === 'unit' && !token.isOne) {
      const number = spokenBefore(result);
      if (number !== null) result.splice(-number.length, number.length, number.token);
    }
    result.push(token);
  }
  const last = result.at(-1);
  // '2 ribu' is a number without a unit too.
  const number = last?.kind === 'word' && ['ribu', 'rb'].includes(last.text) ? spokenBefore(result) : null;
  if (number !== null && result.at(-number.length)?.kind === 'number') result.splice(-number.length, number.length, number.token);
  return result;
}

function spokenBefore(tokens: readonly Token[]): { readonly length: number; readonly token: Token } | null {
  let length = 0;
  while (length < tokens.length) {
    const token = tokens.at(-1 - length);
    if (token?.kind === 'word' && isNumberWord(token.text)) length += 1;
    else if (token?.kind === 'number' && !token.isRange && !token.isNegative && length > 0) {
      length += 1;
      break;
    } else break;
  }
  for (let taken = length; taken > 0; taken -= 1) {
    const own = tokens.slice(-taken);
    if (taken === 1 && own[0]?.kind === 'number') return null;
    const value = spokenNumber(own.map(({ text }) => text));
    const texts = own.map(({ text }) => text);
    const isUnclear = own[0]?.kind === 'number' && isPart(texts);
    if (value !== null) return { length: taken, token: numberToken(texts.join(' '), { value, grouping: isUnclear ? 'part' : null }) };
  }
  return null;
}

/** Whether a unit is one that goods are sold by, rather than a measure that may be their size. */
export const isSold = (unit: OrderUnit): boolean => measureRank(unit) === 0;
