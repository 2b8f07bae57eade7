import type { Language } from '#contract/endpoint.ts';

/** The words of one mail, before they are text and HTML. */
export interface Letter {
  readonly subject: string;
  /** Each a paragraph. */
  readonly lines: readonly string[];
  /** What the customer can do: an address of the shop with the words that lead there. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Below the action. */
  readonly after?: readonly string[];
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, mark => ESCAPES[mark] ?? '');

/** A mail as plain text. @param shop the shop's name, which signs it */
export function letterText({ lines, action, after = [] }: Letter, shop: string): string {
  const act = action === undefined ? [] : [`${action.label}:\n${action.url}`];
  return `${[...lines, ...act, ...after, shop].join('\n\n')}\n`;
}

/** The same as HTML, with the little style that mail readers keep. Every text in it may come from a customer and is escaped. */
export function letterHtml({ subject, lines, action, after = [] }: Letter, shop: string, language: Language): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`;
  const button =
    action === undefined
      ? ''
      : `<p style="margin:0 0 16px"><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;` +
        `background:#1f2937;color:#ffffff;text-decoration:none;font-weight:bold">${escaped(action.label)}</a></p>` +
        `<p style="margin:0 0 16px;font-size:13px;color:#4b5563;word-break:break-all">${escaped(action.url)}</p>`;
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${escaped(subject)}</title></head><body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#111827">` +
    `<div style="max-width:560px;margin:0 auto">${lines.map(paragraph).join('')}${button}${after.map(paragraph).join('')}` +
    `<p style="margin:24px 0 0;color:#4b5563">${escaped(shop)}</p></div></body></html>`
  );
}
