import * as v from 'valibot';
import { EmptySchema, endpoint, LanguageSchema } from './endpoint.ts';
import { PushEndpointSchema, pushTarget } from './push.ts';

export const putDeskPushEndpoint = endpoint({
  method: 'PUT',
  path: '/v1/desk/push',
  access: 'staff',
  summary: 'Registers this browser for news of placed orders, by the key of `/v1/push-key`; ends with this session.',
  body: v.object({ ...pushTarget, lang: v.optional(LanguageSchema, 'id') }),
  answer: EmptySchema,
  problems: ['push_service_unknown'],
});

export const deleteDeskPushEndpoint = endpoint({
  method: 'DELETE',
  path: '/v1/desk/push',
  access: 'staff',
  summary: 'Ends the pushes to a browser of the member of staff.',
  body: v.object({ endpoint: PushEndpointSchema }),
  answer: EmptySchema,
});

/** The decrypted payload of a push to staff: a placed order by its number and total, and nothing that names its customer. */
export const DeskPushSchema = v.object({
  title: v.string(),
  body: v.string(),
  lang: LanguageSchema,
  /** Path at the desk that a tap opens. */
  url: v.string(),
  /** Notifications of one order replace each other. */
  tag: v.string(),
});
export type DeskPush = v.InferOutput<typeof DeskPushSchema>;
