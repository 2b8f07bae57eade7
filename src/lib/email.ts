const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";
const label = '[a-z\\d](?:[a-z\\d-]*[a-z\\d])?';
const email = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+(?:[a-z]{2,}|xn--${label})$`, 'i');

/**
 * Whether a text is an e-mail address as mail servers take it: any mark that RFC 5322 allows unquoted, so "o'brien@contoh.id" too, and
 * a domain of at least two parts. A domain of another script is written in Punycode ('xn--…'), as browsers do by themselves.
 */
export function isEmail(text: string): boolean {
  return email.test(text);
}
