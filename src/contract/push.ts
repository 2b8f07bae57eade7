import * as v from 'valibot';
import { CountSchema, EmptySchema, endpoint, LanguageSchema, MomentSchema, pageQuery } from './endpoint.ts';

/** 65 bytes: an uncompressed point of P-256. */
const PublicKeySchema = v.pipe(v.string('required'), v.regex(/^[\w-]{87}$/, 'invalid'));
/** 16 bytes. */
const AuthSchema = v.pipe(v.string('required'), v.regex(/^[\w-]{22}$/, 'invalid'));
export const PushEndpointSchema = v.pipe(v.string('required'), v.maxLength(1_000, 'too_long'), v.url('invalid'));

/** The browser's PushSubscription as JSON. */
export const pushTarget = { endpoint: PushEndpointSchema, keys: v.object({ p256dh: PublicKeySchema, auth: AuthSchema }) };

/** Which kinds of notifications a device wants to show. */
export const PushKindsSchema = v.object({ order: v.boolean(), promotion: v.boolean(), announcement: v.boolean() });
export type PushKinds = v.InferOutput<typeof PushKindsSchema>;
export type PushKind = keyof PushKinds;

/** A device of the customer that takes pushes; never with its endpoint, since a reader of that could push to the device. */
export const PushSubscriptionSchema = v.object({
  device_id: v.string(),
  language: LanguageSchema,
  kinds: PushKindsSchema,
  seen_at: MomentSchema,
});
export type PushDevice = v.InferOutput<typeof PushSubscriptionSchema>;

export const pushKeyEndpoint = endpoint({
  method: 'GET',
  path: '/v1/push-key',
  access: 'public',
  summary: "The shop's VAPID key, in base64url: what a browser subscribes with.",
  answer: v.object({ public_key: PublicKeySchema }),
});

export const pushSubscriptionsEndpoint = endpoint({
  method: 'GET',
  path: '/v1/push-subscriptions',
  access: 'customer',
  summary: "The customer's devices that take pushes.",
  query: v.object(pageQuery),
  answer: v.object({ push_subscriptions: v.array(PushSubscriptionSchema), total: CountSchema }),
});

export const putPushSubscriptionEndpoint = endpoint({
  method: 'PUT',
  path: '/v1/push-subscriptions/:device',
  access: 'customer',
  summary: 'Registers a device, or changes what it wants; ends with the session that it was registered in.',
  // Without `kinds` a known device keeps its own, and a new one wants all.
  body: v.object({ ...pushTarget, language: LanguageSchema, kinds: v.optional(PushKindsSchema) }),
  answer: PushSubscriptionSchema,
  problems: ['push_service_unknown'],
});

export const deletePushSubscriptionEndpoint = endpoint({
  method: 'DELETE',
  path: '/v1/push-subscriptions/:device',
  access: 'customer',
  summary: 'Ends the pushes to a device.',
  answer: EmptySchema,
});

export const renewPushSubscriptionEndpoint = endpoint({
  method: 'POST',
  path: '/v1/push-subscriptions/renewal',
  access: 'public',
  summary: 'A browser replaced its subscription. The worker that hears of it has no token: knowing the old endpoint is the proof.',
  body: v.object({ ...pushTarget, old_endpoint: PushEndpointSchema }),
  answer: EmptySchema,
  problems: ['push_service_unknown'],
});

export const endPushSubscriptionEndpoint = endpoint({
  method: 'POST',
  path: '/v1/push-subscriptions/end',
  access: 'public',
  summary: 'The customer logged out of a browser without a line, or another one took it over: knowing the endpoint is the proof.',
  body: v.object({ endpoint: PushEndpointSchema }),
  answer: EmptySchema,
});

/** The mark of a Declarative Web Push message (RFC 8030). */
export const declarativeWebPush = 8030;

/** The order in a push: ids and status, nothing that names the customer, the goods, or an amount. */
const PushDataSchema = v.object({
  /** The notification; ids sort by time, so that a late one is known as such. */
  id: v.string(),
  /** Id of the customer it is for. */
  to: v.string(),
  type: v.picklist([1, 2, 3]),
  order_id: v.nullable(v.string()),
  status: v.nullable(v.number()),
});

/** The decrypted payload: Declarative Web Push, which a browser that knows it shows even where the worker fails. */
export const PushPayloadSchema = v.object({
  web_push: v.literal(declarativeWebPush),
  /** The worker may change it: for another customer than the one who is signed in it is a generic notice. */
  mutable: v.literal(true),
  notification: v.object({
    title: v.string(),
    body: v.string(),
    lang: LanguageSchema,
    dir: v.literal('ltr'),
    /** Absolute address that a tap opens. */
    navigate: v.string(),
    /** Notifications of one order replace each other. */
    tag: v.string(),
    actions: v.array(v.object({ action: v.string(), title: v.string(), navigate: v.string() })),
    data: PushDataSchema,
  }),
});
export type PushPayload = v.InferOutput<typeof PushPayloadSchema>;
