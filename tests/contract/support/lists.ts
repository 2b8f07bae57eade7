import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { type List, type ListLine, type ListLineInput, ListSchema } from '#contract/lists.ts';
import { outboxHeaders } from '#contract/outbox.ts';
import type { Answer, Answers, Buyer } from './orders.ts';

/** A customer's device: it says which one it is, as the storefront's outbox does. */
export class ListDevice {
  #seq = 0;

  constructor(
    readonly shop: Answers,
    readonly buyer: Buyer,
    readonly name: string,
  ) {}

  async call(method: string, path: string, json?: unknown, key: string = randomUUID()): Promise<Answer> {
    this.#seq += 1;
    const named = { [outboxHeaders.client]: this.name, [outboxHeaders.lane]: 'list', [outboxHeaders.seq]: String(this.#seq) };
    const headers = { ...this.buyer.headers, ...(method === 'GET' ? {} : { ...named, 'Idempotency-Key': key }) };
    const answer = await this.shop.fetch(`/api/v1${path}`, { method, headers, ...(json === undefined ? {} : { json }) });
    return { status: answer.status, body: await answer.json(), headers: answer.headers };
  }

  /** Adds a list. @returns its id */
  async add(edit: Readonly<Record<string, unknown>> = {}): Promise<string> {
    const id = randomUUID();
    listOf(await this.call('POST', '/lists', { id, name: 'Rumah Sentani', ...edit }));
    return id;
  }

  async read(id: string): Promise<List> {
    return listOf(await this.call('GET', `/lists/${id}`));
  }

  edit(id: string, edit: Readonly<Record<string, unknown>>, key?: string): Promise<Answer> {
    return this.call('PUT', `/lists/${id}`, edit, key);
  }

  /** Writes a line, as a device that knows this revision of it. */
  async write(id: string, line: Partial<ListLineInput> & { readonly id: string }, base = 0): Promise<ListLine | undefined> {
    const answer = listOf(await this.edit(id, { lines: [lineOf({ ...line, base })] }));
    return answer.lines.find(each => each.id === line.id);
  }
}

/** The list in an answer; fails with the refusal where there is none. */
export function listOf(answer: Answer): List {
  if (answer.status !== 200) throw new Error(`no list but ${JSON.stringify(answer.body)}`);
  return v.parse(ListSchema, answer.body.data);
}

/** A line of words, unless it says more. */
export function lineOf(line: Partial<ListLineInput> = {}): ListLineInput {
  const words = line.product_variant_id === undefined ? { text: 'paku payung' } : {};
  return { id: randomUUID(), quantity: 2, position: 1_024, ...words, ...line };
}
