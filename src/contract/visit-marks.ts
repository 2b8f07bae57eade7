/**
 * Search parameters that say how a customer came: the start of the installed app, and what messengers, advertisements and mail write into
 * an address (Google, Meta, Microsoft, TikTok, X, Mailchimp).
 */
const VISIT_MARK = /^(?:source|utm_\w+|fbclid|igsh(?:id)?|[dg]clid|[gw]braid|_gl|msclkid|ttclid|twclid|mc_[ce]id)(?:=|$)/;

/** A page's address without the marks of one visit, each of which makes another address of the same page; all else as it was written. */
export function withoutVisitMarks(address: string): string {
  const url = new URL(address);
  const parameters = url.search.slice(1).split('&');
  url.search = parameters.filter(parameter => !VISIT_MARK.test(parameter)).join('&');
  return url.href;
}
