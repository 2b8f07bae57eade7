/** What a line of the log must not hold, and what stands there instead. Each is bounded, so that a long line costs little. */
const COVERS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // User and password of an address.
  [/\b([a-z][a-z\d+.-]{1,20}:\/\/)[^\s/@]{1,300}@/gi, '$1[redacted]@'],
  [/[^\s@<>"'(),;:=[\]]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g, '[email]'],
  [/\b(bearer|basic) +[\w.~+/=-]{6,4000}/gi, '$1 [redacted]'],
  [
    /\b((?:set-)?cookie|authorization|passwords?|passwd|secret|(?:refresh_|access_)?token|(?:admin|api)[_-]key)(["']?\s{0,3}[:=]\s{0,3}["']?)[^\s"',;&)]{1,4000}/gi,
    '$1$2[redacted]',
  ],
  // Indonesian numbers as customers write them, and others with their country.
  [/(?<![\w.-])(?:\+?62|0)[ -]?8\d(?:[ -]?\d){6,11}(?!\w)/g, '[phone]'],
  [/\+\d(?:[ -]?\d){8,14}(?!\w)/g, '[phone]'],
  // Tokens and keys of this shop have 43 characters, those of others more; ids and names of files have fewer.
  [/(?<![\w-])[\w-]{40,4000}(?![\w-])/g, '[token]'],
];

/** A line without what looks like an e-mail address, a telephone number, a password or a token: the last guard behind callers that leave them out. */
export const redacted = (line: string): string => COVERS.reduce((text, [pattern, instead]) => text.replace(pattern, instead), line);
