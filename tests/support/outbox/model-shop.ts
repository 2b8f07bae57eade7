import { type Intent, subjectOf } from '#data/outbox/intents.ts';
import { AppError } from '#lib/app-error.ts';

/** What a shop knows, in a few lines: the server keeps one, and the witness replays another from what was written. */
export class ModelShop {
  /** By customer and subject: what stands there, in words. */
  readonly state = new Map<string, string>();

  /** Does what an intent asks for. @returns the refusal, or null */
  apply(intent: Intent): AppError | null {
    if (isRefused(intent)) return new AppError('quantity_not_allowed', 422);
    const place = placeOf(intent);
    switch (intent.kind) {
      case 'cart.remove':
        this.state.delete(place);
        return null;
      case 'order.place':
        this.#order(intent.userId, intent.shown.lines);
        return null;
      case 'address.update':
        if (!this.state.has(place)) return new AppError('not_found', 404);
        break;
      case 'address.delete':
        this.state.delete(place);
        return null;
      case 'notification.read':
        for (const id of intent.ids) this.state.set(`${intent.userId} note ${id}`, 'read');
        return null;
      case 'profile.update':
        if (intent.profile.photo !== null) this.state.set(`${intent.userId} photo`, intent.profile.photo.type);
        break;
    }
    this.state.set(place, tagOf(intent));
    return null;
  }

  /** The cart becomes an order, with exactly what is in it. */
  #order(userId: string, number: number): void {
    const lines = [...this.state].filter(([place]) => place.startsWith(`${userId} line `)).sort();
    for (const [place] of lines) this.state.delete(place);
    this.state.set(`${userId} order ${number}`, lines.map(([place, quantity]) => `${place}=${quantity}`).join());
  }
}

/** Where an intent writes. */
export const placeOf = (intent: Intent) => `${intent.userId} ${subjectOf(intent)}`;

/** What is told apart by: every edit of a schedule has a number of its own. */
export function tagOf(intent: Intent): string {
  switch (intent.kind) {
    case 'cart.set':
      return String(intent.line.quantity);
    case 'order.place':
      return String(intent.shown.lines);
    case 'address.create':
    case 'address.update':
      return intent.address.label;
    case 'profile.update':
      return intent.profile.name;
    case 'review.write':
      return intent.text;
    case 'receipt.send':
      return intent.orderNumber ?? '';
    case 'notification.read':
      return intent.ids.join();
    default:
      return '';
  }
}

/** The server refuses some, each time it is asked. */
const isRefused = (intent: Intent) => intent.kind !== 'notification.read' && Number(tagOf(intent)) > 0 && Number(tagOf(intent)) % 13 === 0;
