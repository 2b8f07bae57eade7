const ONES = ['nol', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan', 'sepuluh', 'sebelas'] as const;
const GROUPS = ['', 'ribu', 'juta', 'miliar', 'triliun', 'kuadriliun'] as const;

/**
 * A number in Indonesian words, as a paper repeats its total: 173937 is 'seratus tujuh puluh tiga ribu sembilan ratus tiga puluh tujuh'.
 * Rules (Pedoman Umum Ejaan Bahasa Indonesia, words of numbers): a hundred and a thousand are 'seratus' and 'seribu', a million is 'satu juta';
 * miliar and triliun, not milyar and trilyun.
 * @param value a whole number of at most 15 digits, that may be negative
 */
export function terbilang(value: number): string {
  if (value < 0) return `minus ${terbilang(-value)}`;
  if (value === 0) return ONES[0];
  const words: string[] = [];
  for (let group = GROUPS.length - 1; group >= 0; group -= 1) {
    const count = Math.floor(value / 1_000 ** group) % 1_000;
    if (count === 0) continue;
    if (group === 1 && count === 1) words.push('seribu');
    else words.push(...hundreds(count), ...(group === 0 ? [] : [GROUPS[group] as string]));
  }
  return words.join(' ');
}

/** @param value 1 to 999 */
function hundreds(value: number): string[] {
  const [hundred, rest] = [Math.floor(value / 100), value % 100];
  const head = hundred === 0 ? [] : hundred === 1 ? ['seratus'] : [ONES[hundred] as string, 'ratus'];
  return [...head, ...tens(rest)];
}

/** @param value 0 to 99 */
function tens(value: number): string[] {
  if (value === 0) return [];
  if (value < 12) return [ONES[value] as string];
  if (value < 20) return [ONES[value - 10] as string, 'belas'];
  return [ONES[Math.floor(value / 10)] as string, 'puluh', ...tens(value % 10)];
}

/** 'Satu juta rupiah'. @param rupiah whole rupiah */
export function terbilangRupiah(rupiah: number): string {
  const words = `${terbilang(rupiah)} rupiah`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
