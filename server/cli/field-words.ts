/** The mistake in a field, by the code of the contract. */
const words: Readonly<Record<string, string>> = {
  required: 'is missing',
  invalid: "can't be this",
  email_invalid: 'is no e-mail address',
  phone_invalid: 'is no phone number',
  tax_number_invalid: 'is no NPWP of 15 or 16 digits',
  number_invalid: 'has the wrong number of digits, or something else than digits',
  too_long: 'is too long',
  too_short: 'is too short or too small',
  too_small: 'is too small',
  too_large: 'is too large',
  file_too_large: 'is too large',
  file_type_not_allowed: "is not a kind of file that the shop takes, or a drawing with something in it that doesn't draw",
  file_heic: 'is HEIC, which the shop can’t read; save it as JPEG',
  file_damaged: "is damaged and can't be read",
  picture_too_many_pixels: 'has too many pixels',
};

/** A sentence on one field of a request. @param code one that has no words here is named */
export function fieldSentence(field: string, code: string): string {
  const said = words[code] ?? `was refused (${code})`;
  return field === 'body' ? `What was sent ${code === 'required' ? 'holds nothing to change' : said}.` : `'${field}' ${said}.`;
}
