import * as v from 'valibot';
import { type PushPayload, PushPayloadSchema } from '#contract/push.ts';

/** The notification that a push asks for. */
export type Pushed = PushPayload['notification'];

/** A push event. A browser that knows Declarative Web Push hands over, in place of data, the notification that it would show. */
export interface PushedEvent {
  readonly data: { json(): unknown } | null;
  readonly notification?: unknown;
}

const { entries } = PushPayloadSchema.entries.notification;
/** The same with buttons only where the system has any. */
const DeclaredSchema = v.object({ ...entries, actions: v.fallback(entries.actions, []) });

/** Reads a push of either form; null where it is none of ours. */
export function read({ data, notification }: PushedEvent): Pushed | null {
  try {
    return notification ? v.parse(DeclaredSchema, notification) : v.parse(PushPayloadSchema, data?.json()).notification;
  } catch {
    return null;
  }
}
