import * as v from 'valibot';
import { CountSchema, EmptySchema, endpoint, IdSchema, languageQuery, MomentSchema } from './endpoint.ts';

/** A device on which the customer is signed in. */
export const DeviceSessionSchema = v.object({
  id: IdSchema,
  /** Browser and kind of device, such as 'Chrome · Android'; null or empty where that is not known. */
  device: v.nullable(v.string()),
  created_at: MomentSchema,
  /** When it was signed in or renewed its tokens last, which a device in use does several times an hour. */
  last_used_at: MomentSchema,
  is_current: v.boolean(),
});
export type DeviceSession = v.InferOutput<typeof DeviceSessionSchema>;

export const sessionsEndpoint = endpoint({
  method: 'GET',
  path: '/v1/sessions',
  access: 'customer',
  summary: 'Devices on which the customer is signed in, those used last first.',
  answer: v.object({ sessions: v.array(DeviceSessionSchema), total: CountSchema }),
});

export const endOwnSessionEndpoint = endpoint({
  method: 'DELETE',
  path: '/v1/sessions/:id',
  access: 'customer',
  summary: "Ends one of the customer's sessions; its tokens stop working at once, and its device gets no more pushes.",
  answer: EmptySchema,
});

export const endOtherSessionsEndpoint = endpoint({
  method: 'DELETE',
  path: '/v1/sessions',
  access: 'customer',
  summary: "Ends all of the customer's sessions but this one.",
  answer: v.object({ ended: CountSchema }),
});

/** Everything that the shop has of the customer as one JSON file, not in the envelope; streamed, in the language of `lang`. */
export const accountExportFile = endpoint({
  method: 'GET',
  path: '/v1/account/export',
  access: 'customer',
  summary: 'Everything that the shop has of the customer, as a JSON file.',
  query: v.object(languageQuery),
  answer: v.blob(),
});

/**
 * Proof that the account's customer asks, and not a finder of an unlocked phone: the current password, or the account's e-mail address
 * where there is no password.
 */
export const AccountDeletionSchema = v.object({
  current_password: v.optional(v.pipe(v.string('invalid'), v.maxLength(200, 'too_long')), ''),
  confirmation: v.optional(v.pipe(v.string('invalid'), v.maxLength(254, 'too_long')), ''),
});
export type AccountDeletion = v.InferInput<typeof AccountDeletionSchema>;

/** `data` of the refusals of a deletion: numbers of the orders that have to end first, or whose money is on its way. */
export const DeletionHeldSchema = v.object({ orders: v.array(v.string()) });

export const deleteAccountEndpoint = endpoint({
  method: 'POST',
  path: '/v1/account/deletion',
  access: 'customer',
  summary:
    'Deletes the account for good. Placed orders stay as the books need them, without the person. While an order or a return is open it is refused with orders_open, while a refund is owed with money_owed; `data` names the orders.',
  body: AccountDeletionSchema,
  answer: EmptySchema,
  problems: ['orders_open', 'money_owed', 'current_password_incorrect'],
});
