import { greetingWords, headingWords, leadingFillers, numberedHeading, trailingFillers } from './filler-words.ts';
import { plainPart } from './normalise.ts';
import { isSold, type Token, tokensOf } from './tokens.ts';
import { type AskReason, MOST_OF_A_UNIT, type OrderItem, type OrderUnit } from './types.ts';
import { isNotFixed, measureRank } from './units.ts';

/** What was found to be the quantity, and which tokens say it. */
interface Quantity {
  readonly from: number;
  readonly to: number;
  readonly number: (Token & { kind: 'number' }) | null;
  readonly unit: OrderUnit | null;
  /** How many of the unit one of what was said is: 12 of a dozen. */
  readonly times: number;
}

/** Words after which a number is a size or a number of a model. */
const BEFORE_SIZE = ['k', 'd', 'c', 'm', 'no', 'nomor', 'tipe', 'type', 'ukuran', 'uk', 'diameter', 'dia', 'ø'];
/** Words after which a number with a measure says how long or thick goods are. */
const BEFORE_MEASURE = ['pjg', 'panjang', 'tebal', 'tbl', 'lebar', 'tinggi'];
/** Words after which a number says what is in a package, or what it costs. */
const BEFORE_PACK = ['isi', '@', 'per', 'harga'];
/** Goods that a bare number is a size of. */
const NUMBERED = ['besi', 'behel', 'paku', 'pipa', 'kayu', 'triplek', 'kabel'];
/** Bars go by their diameter. */
const BARS = ['besi', 'behel'];

/** Reads one part of a line, written as it is. @param shown the part as the customer wrote it */
export function readPart(part: string, shown: string): OrderItem {
  const plain = plainPart(part);
  const { tokens, pack } = withoutPack(tokensOf(plain));
  const base = { text: shown, pack };
  const found = quantityOf(tokens);
  const words = wordsOf(found === null ? tokens : [...tokens.slice(0, found.from), ...tokens.slice(found.to)]);
  if (found === null) {
    const isHeading = plain.endsWith(':') || headingWords.test(plain);
    if (isHeading || greetingWords.test(plain) || !/[\p{L}\d]/u.test(plain))
      return {
        ...base,
        status: 'skip',
        quantity: null,
        unit: null,
        words,
        reason: isHeading && !greetingWords.test(plain) ? 'heading' : 'note',
      };
    return { ...base, status: 'ask', quantity: null, unit: null, words, reason: 'no_quantity' };
  }
  // 'Alamat: Jalan Raya 20' and 'Lantai 2:' want nothing.
  const isBare = found.unit === null;
  if (isBare && noteStart.test(plain)) return { ...base, status: 'skip', quantity: null, unit: null, words: plain, reason: 'note' };
  if (isBare && (plain.endsWith(':') || numberedHeading.test(plain)))
    return { ...base, status: 'skip', quantity: null, unit: null, words: plain, reason: 'heading' };
  return { ...base, ...checked(found, tokens, words), unit: found.unit, words };
}

/** A line that tells where to, how much money or whom to call, whatever numbers are in it. */
const noteStart =
  /^(?:https?|alamat|total|jumlah|subtotal|harga|telp|telepon|tlp|hp|no\.? ?hp|wa|jl|jln|jalan(?! setapak)|tgl|tanggal|rek|no\.? ?rek|norek|ongkir|jam(?= \d)|rt|blok(?= ?[a-z]?\d)|kepada|a\.?n\.?)\b/;

function checked(found: Quantity, tokens: readonly Token[], words: string): Pick<OrderItem, 'status' | 'quantity' | 'reason'> {
  const ask = (reason: AskReason, quantity: number | null = null) => ({ status: 'ask', quantity, reason }) as const;
  const { number, unit } = found;
  if (isAmbiguous(found, tokens) || /(?:^| )masing/.test(words)) return ask('several_quantities');
  if (number?.isRange) return ask('range');
  if (number?.isNegative) return ask('negative');
  const isUnclear =
    number?.number.grouping === 'part' ||
    (number?.number.grouping === 'dots' && (unit === 'm3' || unit === 'ton')) ||
    (number?.number.grouping === 'comma' && (unit === null || isSold(unit)) && unit !== 'm3' && unit !== 'm2');
  if (isUnclear) return ask('number_unclear');
  const quantity = (number?.number.value ?? 1) * found.times;
  if (quantity === 0) return ask('zero');
  if (quantity > MOST_OF_A_UNIT) return ask('too_much');
  if (!/\p{L}/u.test(words)) return ask('no_product', quantity);
  if (unit !== null && isNotFixed(unit)) return ask('unit_not_fixed', quantity);
  if (BARS.includes(words.split(' ')[0] ?? '') && !/\d/.test(words)) return ask('no_size', quantity);
  return { status: 'ok', quantity, reason: null };
}

/** Sold units beside the one that was taken: which of them is meant? */
function isAmbiguous(found: Quantity, tokens: readonly Token[]): boolean {
  return found.unit !== null && isSold(found.unit) && pairsIn(tokens).filter(({ unit }) => unit !== null && isSold(unit)).length > 1;
}

function quantityOf(tokens: readonly Token[]): Quantity | null {
  const pairs = pairsIn(tokens);
  const sold = pairs.filter(({ unit }) => unit !== null && isSold(unit));
  // Of 'besi 10 15 btg' the last pair is the quantity; a ton is never a size.
  return (
    sold.at(-1) ??
    pairs.filter(({ unit }) => unit === 'ton').at(-1) ??
    leadingMeasure(tokens, pairs) ??
    bareNumber(tokens) ??
    bestMeasure(pairs)
  );
}

/** '2 kg paku 5': a measure in front is the quantity, where the number at the end is a size. */
function leadingMeasure(tokens: readonly Token[], pairs: readonly Quantity[]): Quantity | null {
  const first = pairs.find(({ from }) => from === 0);
  const name = tokens[first?.to ?? 0];
  return first !== undefined && name?.kind === 'word' && NUMBERED.includes(name.text) ? first : null;
}

/** Of 'cat 5 kg 2 ton' the tons: a later measure of the same rank wins. */
function bestMeasure(pairs: readonly Quantity[]): Quantity | null {
  const measures = pairs.filter(({ unit }) => unit !== null && !isSold(unit));
  const best = Math.min(...measures.map(({ unit }) => measureRank(unit as OrderUnit)));
  return measures.filter(({ unit }) => measureRank(unit as OrderUnit) === best).at(-1) ?? null;
}

/** Numbers with their units, and 'sesak', which is both. */
function pairsIn(tokens: readonly Token[]): Quantity[] {
  return tokens.flatMap((token, at): Quantity[] => {
    if (token.kind !== 'unit') return [];
    if (token.isOne) return [{ from: at, to: at + 1, number: null, unit: token.unit, times: token.times }];
    const number = tokens[at - 1];
    if (number?.kind !== 'number' || isSizeAt(tokens, at - 1, token.unit)) return [];
    return [{ from: at - 1, to: at + 1, number, unit: token.unit, times: token.times }];
  });
}

/** Whether the word before a number makes it a size. */
function isSizeAt(tokens: readonly Token[], at: number, unit: OrderUnit | null): boolean {
  const [earlier, before] = [tokens[at - 2], tokens[at - 1]];
  // The 'm' of '5 m' belongs to the five.
  const isOfNumber = before?.kind === 'unit' && (earlier?.kind === 'number' || /\d$/.test(earlier?.text ?? ''));
  if (before === undefined || before.kind === 'sign' || before.kind === 'number' || isOfNumber) return false;
  return BEFORE_SIZE.includes(before.text) || ((unit === null || !isSold(unit)) && BEFORE_MEASURE.includes(before.text));
}

/** A number without a unit: '10x', 'x10', '= 20', ': 20', at the start before a letter, at the end. */
function bareNumber(tokens: readonly Token[]): Quantity | null {
  const bare = tokens.flatMap((token, at) => {
    const isOfUnit = tokens[at + 1]?.kind === 'unit' && !(tokens[at + 1] as Token & { kind: 'unit' }).isOne;
    // A fraction is a size, and so many figures are a telephone number.
    const isNone = token.kind === 'number' && (token.text.includes('/') || /^0\d{6}|\d{10}/.test(token.text));
    return token.kind !== 'number' || isOfUnit || isNone || isSizeAt(tokens, at, null) ? [] : [{ token, at }];
  });
  const sign = (at: number) => (tokens[at]?.kind === 'sign' ? tokens[at]?.text : undefined);
  const taken = (own: (typeof bare)[number] | undefined, from: number, to: number): Quantity | null =>
    own === undefined ? null : { from, to, number: own.token, unit: null, times: 1 };
  const timed = bare.find(({ at }) => sign(at + 1) === 'x' || sign(at - 1) === 'x');
  if (timed !== undefined)
    return taken(timed, sign(timed.at - 1) === 'x' ? timed.at - 1 : timed.at, sign(timed.at + 1) === 'x' ? timed.at + 2 : timed.at + 1);
  const equal = bare.find(({ at }) => sign(at - 1) === '=' || sign(at - 1) === ':');
  if (equal !== undefined) return taken(equal, equal.at - 1, equal.at + 1);
  const first = bare.find(({ at }) => at === 0 && tokens[1]?.kind === 'word' && /^\p{L}/u.test(tokens[1].text));
  const end = tokens.length - 1 - Number(tokens.at(-1)?.kind === 'sign');
  return (
    taken(first, 0, 1) ??
    taken(
      bare.find(({ at }) => at === end),
      end,
      end + 1,
    )
  );
}

/** Takes out what a package holds and what it costs: 'isi 4 pcs', '@ 65.000', 'per 6 m'. A weight ('@ 40 kg') is a size of the goods and stays. */
function withoutPack(tokens: readonly Token[]): { readonly tokens: readonly Token[]; readonly pack: string } {
  const rest: Token[] = [];
  const packs: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, number, unit] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    if (token === undefined) break;
    const isPack = (token.kind === 'word' || token.kind === 'sign') && BEFORE_PACK.includes(token.text) && number?.kind === 'number';
    if (isPack && (unit?.kind !== 'unit' || isSold(unit.unit))) {
      const own = unit?.kind === 'unit' ? [token, number, unit] : [token, number];
      packs.push(own.map(({ text }) => text).join(' '));
      at += own.length - 1;
    } else if (token.kind === 'word' && /^rp\d/.test(token.text)) packs.push(token.text);
    else rest.push(token);
  }
  return { tokens: rest, pack: packs.join(' ') };
}

/** The words of what is wanted, without signs and without what is said to be polite. */
function wordsOf(tokens: readonly Token[]): string {
  const words = tokens.flatMap((token, at) => {
    if (token.kind === 'sign') return [];
    // '40kg' and '40 kilo' are '40 kg'.
    const isMeasure = token.kind === 'unit' && !token.isOne && tokens[at - 1]?.kind === 'number' && !isSold(token.unit);
    return [isMeasure ? (token as Token & { kind: 'unit' }).unit : token.text];
  });
  let [from, to] = [0, words.length];
  while (to - from > 1 && leadingFillers.has(words[from] ?? '')) from += 1;
  while (to - from > 1 && trailingFillers.has(words[to - 1] ?? '')) to -= 1;
  return words.slice(from, to).join(' ');
}
