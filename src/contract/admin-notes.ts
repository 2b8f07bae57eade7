import * as v from 'valibot';
import { endpoint, MomentSchema } from './endpoint.ts';
import { TextSchema } from './text.ts';

/** Characters of a note at most. */
const NOTE_LENGTH = 1_000;

/** What one of the shop's own people noted on an order for the others; `person` is their name as it was then. No customer reads it. */
const OrderNoteSchema = v.object({ id: v.string(), at: MomentSchema, person: v.string(), words: v.string() });
export type OrderNote = v.InferOutput<typeof OrderNoteSchema>;

/** Reads what staff noted on an order. */
export const orderNotesEndpoint = endpoint({
  method: 'GET',
  path: '/v1/admin/orders/:id/notes',
  access: 'admin',
  summary:
    'What the shop’s own people noted on an order for each other, newest first; `:id` may be the order’s number. Its customer never sees it.',
  answer: v.object({ notes: v.array(OrderNoteSchema) }),
});

/** Notes something on an order. */
export const addOrderNoteEndpoint = endpoint({
  method: 'POST',
  path: '/v1/admin/orders/:id/notes',
  access: 'admin',
  summary: 'Notes something on an order, whatever its status; `:id` may be the order’s number. Its customer never sees it.',
  body: v.object({ words: TextSchema(NOTE_LENGTH), person: v.optional(TextSchema(80), 'shop') }),
  answer: OrderNoteSchema,
});
