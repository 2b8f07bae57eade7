/** Bytes without which an answer that was waited for says nothing yet. */
const LEAST = 1_000;

/**
 * A page once it is worth showing: whole, or when the patience is over what has come of it with the rest behind. A line that drips or cuts
 * gives neither, and would leave the customer before a blank page.
 * @param late resolves when the patience is over
 * @returns null where too little has come
 * @throws what broke the answer off
 */
export async function worthwhile(answer: Response, late: Promise<undefined>): Promise<Response | null> {
  // A redirect is passed on as it is.
  if (answer.type === 'opaqueredirect' || answer.body === null) return answer;
  const reader = answer.body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  let reading = reader.read();
  for (;;) {
    const next = await Promise.race([reading, late]);
    if (next === undefined) break;
    if (next.done) return new Response(new Blob(chunks), answer);
    chunks.push(next.value);
    bytes += next.value.length;
    reading = reader.read();
  }
  if (bytes < LEAST) {
    // The customer gets the shell instead of this answer; the copy of it that is kept goes on loading.
    void reader.cancel().catch(() => undefined);
    return null;
  }
  const rest = new ReadableStream<Uint8Array>({
    start: controller => {
      for (const chunk of chunks) controller.enqueue(chunk);
    },
    pull: async controller => {
      const next = await reading;
      if (next.done) return controller.close();
      reading = reader.read();
      controller.enqueue(next.value);
    },
  });
  return new Response(rest, answer);
}
