import * as v from 'valibot';
import { boundedText, CountSchema, endpoint, pageQuery, RupiahSchema } from './endpoint.ts';
import { ReturnLineSchema, ReturnSchema, returnOutcomes, returnReasons, returnStates, returnWords } from './returns.ts';
import { OptionalTextSchema, TextSchema } from './text.ts';

/** A return as the shop's own people see it. */
const AdminReturnSchema = v.object({
  ...ReturnSchema.entries,
  order_number: v.nullable(v.string()),
  customer: v.object({ name: v.string(), phone: v.string(), email: v.string() }),
  lines: v.array(v.object({ ...ReturnLineSchema.entries, sku: v.string(), restocked: CountSchema })),
  /** Rupiah that the customer paid for these goods. */
  value: RupiahSchema,
  /** The member of staff who noted or decided it. */
  person: v.string(),
});
export type AdminReturn = v.InferOutput<typeof AdminReturnSchema>;

const PersonSchema = v.optional(TextSchema(80), 'shop');

export const adminReturnsEndpoint = endpoint({
  method: 'GET',
  path: '/v1/admin/returns',
  access: 'admin',
  summary: 'Returns of all customers: those that wait for a decision first, the oldest of them first.',
  query: v.object({
    ...pageQuery,
    state: v.optional(v.fallback(v.nullable(v.pipe(boundedText(40), v.picklist(returnStates))), null), null),
  }),
  answer: v.object({ returns: v.array(AdminReturnSchema), total: CountSchema }),
});

export const adminReturnEndpoint = endpoint({
  method: 'GET',
  path: '/v1/admin/returns/:id',
  access: 'admin',
  summary: 'One return.',
  answer: AdminReturnSchema,
});

export const noteReturnEndpoint = endpoint({
  method: 'POST',
  path: '/v1/admin/orders/:id/returns',
  access: 'admin',
  summary: 'Notes a return that a customer asked for by phone or WhatsApp; `:id` may be the order’s number. It needs no photo.',
  body: v.object({
    reason: v.picklist(returnReasons, 'required'),
    wish: v.picklist(returnOutcomes, 'required'),
    words: OptionalTextSchema(returnWords),
    lines: v.pipe(
      v.array(
        v.object({
          sku: TextSchema(100),
          quantity: v.pipe(v.number('invalid'), v.integer('invalid'), v.minValue(1, 'too_small'), v.maxValue(1_000_000, 'too_large')),
        }),
        'required',
      ),
      v.minLength(1, 'required'),
      v.maxLength(200, 'too_long'),
    ),
    person: PersonSchema,
  }),
  answer: AdminReturnSchema,
  problems: ['return_not_open', 'return_not_allowed', 'return_quantity'],
});

export const acceptReturnEndpoint = endpoint({
  method: 'POST',
  path: '/v1/admin/returns/:id/acceptance',
  access: 'admin',
  summary:
    'Accepts a return: its money goes on the list of refunds, or a replacement is taken from the stock. `restock` puts the goods that came back into the stock. Without `amount` the refund is what the customer paid for the goods; it is never more than what is left of the order.',
  body: v.object({
    outcome: v.picklist(returnOutcomes, 'required'),
    restock: v.optional(v.boolean('invalid'), false),
    amount: v.optional(
      v.pipe(v.number('invalid'), v.integer('invalid'), v.minValue(1, 'too_small'), v.maxValue(2_000_000_000, 'too_large')),
    ),
    words: OptionalTextSchema(500),
    person: PersonSchema,
  }),
  answer: AdminReturnSchema,
  problems: ['return_settled', 'stock_short'],
});

export const rejectReturnEndpoint = endpoint({
  method: 'POST',
  path: '/v1/admin/returns/:id/rejection',
  access: 'admin',
  summary: 'Rejects a return; the customer reads why.',
  body: v.object({ words: TextSchema(500), person: PersonSchema }),
  answer: AdminReturnSchema,
  problems: ['return_settled'],
});

/** A photo of any return for the shop's own people. */
export const adminReturnPhotoFile = endpoint({
  method: 'GET',
  path: '/v1/admin/returns/:id/photos/:photo',
  access: 'admin',
  summary: 'A photo of a return.',
  answer: v.blob(),
});
