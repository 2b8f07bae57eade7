/**
 * Text wholly in JSON quotes, unwrapped once: addresses that were shared before text stayed text have a search for the number five
 * as `"5"`. Anything else stays as it is: `3"` is a search for three inches.
 */
function unquoted(text: string): string {
  if (!/^".*"$/s.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Reads everything behind '?' of an address as text, so that `1.050` is not made `1.05` nor `1e3` a thousand. The first of two namesakes counts. */
export function parseSearch(search: string): Record<string, string> {
  const values: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(search)) values[name] ??= unquoted(value);
  return values;
}

/** Writes what `parseSearch` reads, with its '?'; text that would be unwrapped is wrapped once more. */
export function stringifySearch(values: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const text = String(value);
    search.set(name, unquoted(text) === text ? text : JSON.stringify(text));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
