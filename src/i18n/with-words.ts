let words: () => Promise<unknown> = async () => undefined;

/** Where the words of all that is fetched later come from; set once by the app in a browser. */
export function wordsComeFrom(load: () => Promise<unknown>): void {
  words = load;
}

/** A part of the app together with its words. The build puts it around each dynamic import (`build/first-words.ts`). */
export async function withWords<Part>(loading: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([loading, words()]);
  return part;
}
