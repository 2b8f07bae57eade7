import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { createOutbox, type Outbox } from '#data/outbox/outbox.ts';
import type { OutboxOptions } from '#data/outbox/ports.ts';
import { applyAnswer } from '#data/writes/apply.ts';
import { kinds } from '#data/writes/kinds.ts';
import { sendRecords } from '#data/writes/send.ts';
import { createStore } from '#lib/store.ts';

/** The app's own outbox for one customer, in memory, with the real sender. @param parts of it that a test replaces */
export function appOutbox(api: Api, client: QueryClient, userId: string, parts: Partial<OutboxOptions> = {}): Outbox {
  return createOutbox({
    owner: createStore<string | null>(userId),
    send: records => sendRecords(api, 'id', records),
    onAnswered: (mutation, answer) => applyAnswer(client, 'id', mutation, answer),
    ...parts,
    kinds,
  });
}
