import { rulesOf } from '#lib/css-rules.ts';

/**
 * Parts a minified sheet: rules whose every class is among `names` go to `later`, with their keyframes, and so does what is for paper; the rest
 * stays, in its order.
 */
export function splitCss(sheet: string, names: ReadonlySet<string>): { first: string; later: string } {
  let first = '';
  let later = '';
  for (const { head, body } of rulesOf(sheet)) {
    if (head === '@media print') later += `${head}{${body}}`;
    else if (/^@(?:media|supports|container)/.test(head)) {
      const inner = splitCss(body, names);
      if (inner.first) first += `${head}{${inner.first}}`;
      if (inner.later) later += `${head}{${inner.later}}`;
    } else if (isLater(head, names)) later += `${head}{${body}}`;
    else first += `${head}{${body}}`;
  }
  return { first, later };
}

function isLater(head: string, names: ReadonlySet<string>): boolean {
  const keyframes = /^@keyframes (\S+)$/.exec(head)?.[1];
  if (keyframes !== undefined) return names.has(keyframes);
  const classes = [...head.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '');
  return classes.length > 0 && classes.every(name => names.has(name));
}
