/** One message of a stream of server-sent events; a comment has the name ':' and no data. */
export interface StreamMessage {
  readonly name: string;
  readonly data: string;
}

/** Reads server-sent events as they come. Ends with the stream or the signal; throws where the line breaks. */
export async function* readMessages(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<StreamMessage> {
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop);
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const blocks = text.split(/\r?\n\r?\n/);
      text = blocks.pop() ?? '';
      for (const block of blocks) yield messageOf(block);
    }
  } finally {
    signal.removeEventListener('abort', stop);
    // A caller that stops reading wants the connection closed as well.
    stop();
  }
}

function messageOf(block: string): StreamMessage {
  let name = ':';
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }
  return { name, data: data.join('\n') };
}
