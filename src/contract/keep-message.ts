import * as v from 'valibot';
import { clientMessage } from './worker-messages.ts';

/** Something that a page fetched; `accept` is the header that chose a picture's format. */
const SeenSchema = v.object({ address: v.string(), accept: v.optional(v.string()) });
export type Seen = v.InferOutput<typeof SeenSchema>;

/** A page names what it fetched before the worker was there. */
export const KeepMessageSchema = v.object({ type: v.literal(clientMessage.keep), seen: v.array(SeenSchema) });
