import { expect, it } from 'vitest';
import { worthwhile } from './worthwhile.ts';

/** An answer whose pieces come when a test says so. */
function answering() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: given => {
      controller = given;
    },
  });
  return {
    answer: new Response(body, { status: 203, headers: { 'x-mark': 'page' } }),
    send: (bytes: number) => controller?.enqueue(new Uint8Array(bytes)),
    end: () => controller?.close(),
    cut: () => controller?.error(new TypeError('cut')),
  };
}
const never = new Promise<undefined>(() => undefined);
const soon = () => new Promise<undefined>(resolve => setTimeout(resolve, 20, undefined));
const sizeOf = async (response: Response | null) => (await response?.arrayBuffer())?.byteLength;

it('a whole page is passed on with its status and headers', async () => {
  const { answer, send, end } = answering();
  send(300);
  end();
  const page = await worthwhile(answer, never);
  expect([page?.status, page?.headers.get('x-mark'), await sizeOf(page)]).toEqual([203, 'page', 300]);
});

it('of a slow one the beginning is shown, and the rest comes behind', async () => {
  const { answer, send, end } = answering();
  send(2_000);
  const page = await worthwhile(answer, soon());
  const size = sizeOf(page);
  send(500);
  end();
  expect(await size).toBe(2_500);
});

it('a drip is no page', async () => {
  const { answer, send } = answering();
  send(9);
  expect(await worthwhile(answer, soon())).toBeNull();
});

it('nor is one that breaks off', async () => {
  const { answer, send, cut } = answering();
  send(2_000);
  setTimeout(cut, 5);
  await expect(worthwhile(answer, never)).rejects.toThrow('cut');
});
