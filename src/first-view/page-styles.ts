import { rulesOf } from '#lib/css-rules.ts';

export interface PageStyles {
  readonly first: string;
  /** Rules in their order, and between them how many of the first stand there: `2.a{top:0}.b{top:0}1.c{top:0}`. */
  readonly leftOut: string;
}

/**
 * Parts a page's styles: rules that some element of its HTML may obey stay ahead of it, the others come behind it. On a slow line they would
 * keep the first frame back by their bytes. `src/first-view/later-styles.ts` puts them back where they were. Rules that begin with `@` stay in any case:
 * Chrome styles the elements anew that a rule may concern, but all of the page for such a one.
 * @param sheet minified
 * @param html elements and their classes; what selectors say beyond classes is not looked at
 */
export function pageStyles(sheet: string, html: string): PageStyles {
  const present = classesOf(html);
  let first = '';
  let leftOut = '';
  let kept = 0;
  for (const { head, body } of rulesOf(sheet)) {
    const text = `${head}{${body}}`;
    if (mayApply(head, present)) {
      first += text;
      kept += 1;
    } else {
      leftOut += `${kept || ''}${text}`;
      kept = 0;
    }
  }
  return { first, leftOut };
}

/** Whether a page shows anything that has a class of this sheet. @param html elements and their classes */
export function isSheetShown(sheet: string, html: string): boolean {
  const present = classesOf(html);
  return [...sheet.matchAll(/\.([\w-]+)/g)].some(([, name]) => present.has(name ?? ''));
}

const classesOf = (html: string) => new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => (names ?? '').split(' ')));

/** Of a selector list, what says nothing of classes that must be there: `:not(.a,.b)`, `:is(.a)` and attributes. */
const ASIDE = /\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g;

/** Whether one of the selectors has no class that the page lacks. */
function mayApply(head: string, present: ReadonlySet<string>): boolean {
  if (head.startsWith('@')) return true;
  const selectors = head.replace(ASIDE, '').split(',');
  return selectors.some(selector => [...selector.matchAll(/\.([\w-]+)/g)].every(([, name]) => present.has(name ?? '')));
}
