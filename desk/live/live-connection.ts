const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;

export interface StreamMessage {
  readonly name: string;
  readonly data: string;
}

/**
 * Milliseconds before the next attempt: they grow with the failures in a row, and differ so that not all desks come back at one moment.
 * @param chance from 0 to 1
 */
export function pauseAfter(failures: number, chance: number): number {
  const whole = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.max(0, failures - 1));
  return Math.max(FIRST_PAUSE, Math.round(whole * (0.5 + chance / 2)));
}

/** Cuts what has arrived of a stream into whole messages, and the rest that waits for its end. Comments are no messages. */
export function cutMessages(text: string): { readonly messages: readonly StreamMessage[]; readonly rest: string } {
  const blocks = text.split('\n\n');
  const rest = blocks.pop() ?? '';
  return { messages: blocks.map(messageOf).filter(({ data }) => data !== ''), rest };
}

function messageOf(block: string): StreamMessage {
  const values = (field: string) =>
    block
      .split('\n')
      .filter(line => line.startsWith(`${field}:`))
      .map(line => line.slice(field.length + 1).replace(/^ /, ''));
  return { name: values('event').at(-1) ?? 'message', data: values('data').join('\n') };
}
