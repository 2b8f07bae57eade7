/**
 * A number as it is shown: '+6281234567890' → '0812-3456-7890', '+62411873456' → '0411-873-456'.
 * A number of another country, one longer than any landline, and a text that isn't E.164, is shown as it is.
 */
export function formatPhone(e164: string): string {
  const national = /^\+62(8\d{6,12}|[1-79]\d{6,9})$/.exec(e164)?.[1];
  if (national === undefined) return e164;
  const digits = `0${national}`;
  if (national.startsWith('8')) return [digits.slice(0, 4), digits.slice(4, 8), digits.slice(8)].join('-');
  // Jakarta, Bandung, Semarang, Surabaya and Medan have three digits before the subscriber's number, everywhere else has four;
  // no area begins with 01: such a number was typed as 3-3-4, and is accepted in these groups only.
  const area = /^0(?:1|21|22|24|31|61)/.test(digits) ? 3 : 4;
  const middle = area + (digits.length - area > 7 ? 4 : 3);
  return [digits.slice(0, area), digits.slice(area, middle), digits.slice(middle)].join('-');
}
