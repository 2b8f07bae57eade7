import type { Quotation, QuotationKind } from '#contract/quotations.ts';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;
const NUMBER = /^(\d{1,6})\/([A-Z0-9]+)(?:\/([^/]*))?\/[IVX]+\/(\d{4})$/;

/** Of what a paper's number is made; `date` as `2026-11-25`. */
interface NumberParts {
  readonly kind: QuotationKind;
  readonly initials: string;
  readonly date: string;
}

/** '012/PNW/FD/XI/2026': running number of a year, kind, initials where there are any, month in Roman digits, year. */
export function quotationNumber(running: number, { kind, initials, date }: NumberParts): string {
  const [year = '', month = '1'] = date.split('-');
  // A stroke is what parts the number.
  const letters = initials.replaceAll('/', '');
  return [String(running).padStart(3, '0'), kind, ...(letters === '' ? [] : [letters]), ROMAN[Number(month) - 1] ?? '', year].join('/');
}

/** The number for a new paper: one past the largest of its kind in its year. @param others that are saved */
export function nextNumber(others: readonly Pick<Quotation, 'number'>[], parts: NumberParts): string {
  const running = others.map(({ number }) => {
    const [, count, kind, , year] = NUMBER.exec(number) ?? [];
    return kind === parts.kind && year === parts.date.slice(0, 4) ? Number(count) : 0;
  });
  return quotationNumber(Math.max(0, ...running) + 1, parts);
}

/** The initials in a number that stands as the app gave it, '' for none; undefined for one of the customer's own making. */
export function initialsIn(number: string): string | undefined {
  const parts = NUMBER.exec(number);
  return parts === null ? undefined : (parts[3] ?? '');
}

/** The first letters of a name's words, or of its only word: 'Karya Mandiri Papua' is 'KMP', 'Fondasi' is 'FO'. */
export function initialsOf(name: string): string {
  const words = name.toUpperCase().match(/[A-Z0-9]+/g) ?? [];
  const firm = words.filter(word => !['CV', 'PT', 'UD', 'TB'].includes(word));
  const [first = ''] = firm;
  return firm.length > 1
    ? firm
        .slice(0, 4)
        .map(word => word[0])
        .join('')
    : first.slice(0, 2);
}
