import * as v from 'valibot';
import { clientMessage } from './worker-messages.ts';

/** A page names what it fetched before the worker was there. */
export const KeepMessageSchema = v.object({ type: v.literal(clientMessage.keep), addresses: v.array(v.string()) });
