import type { Mutation, MutationOf } from '#data/outbox/mutations.ts';
import { AppError } from '#lib/app-error.ts';
import { subjectOf } from './kinds.ts';

/** A shop in a few lines: the server keeps one, and the witness replays another from what was written. */
export class ModelShop {
  /** By customer and subject: what stands there, in words. */
  readonly state = new Map<string, string>();

  /** Does what a mutation asks for. @returns the refusal, or null */
  apply(mutation: Mutation): AppError | null {
    if (isRefused(mutation)) return new AppError('quantity_not_allowed', 422);
    const place = placeOf(mutation);
    switch (mutation.kind) {
      case 'cart.remove':
        this.state.delete(place);
        return null;
      case 'order.place':
        this.#order(mutation);
        return null;
      case 'address.update':
        if (!this.state.has(place)) return new AppError('not_found', 404);
        break;
      case 'address.delete':
        this.state.delete(place);
        return null;
      case 'list.create':
      case 'list.edit':
        if (mutation.kind === 'list.edit' && !this.state.has(place)) return new AppError('not_found', 404);
        for (const { id } of mutation.edit.removed_lines) this.state.delete(`${place} line ${id}`);
        for (const { id, text } of mutation.edit.lines) this.state.set(`${place} line ${id}`, text);
        break;
      case 'list.delete':
        for (const part of [...this.state.keys()].filter(key => key === place || key.startsWith(`${place} line `))) this.state.delete(part);
        return null;
      case 'notification.read':
        for (const id of mutation.ids) this.state.set(`${mutation.userId} note ${id}`, 'read');
        return null;
      case 'profile.update':
        if (mutation.profile.photo !== null) this.state.set(`${mutation.userId} photo`, mutation.profile.photo.type);
        break;
    }
    this.state.set(place, tagOf(mutation));
    return null;
  }

  /** The cart becomes an order, with exactly what is in it; of a split with what is in it of the lines named. */
  #order({ userId, checkout, shown }: MutationOf<'order.place'>): void {
    const part = checkout.is_partial === true ? checkout.items.map(item => `${userId} line ${item.product_variant_id}`) : null;
    const isMeant = (place: string) => part?.includes(place) ?? place.startsWith(`${userId} line `);
    const lines = [...this.state].filter(([place]) => isMeant(place)).sort();
    for (const [place] of lines) this.state.delete(place);
    this.state.set(`${userId} order ${shown.lines}`, lines.map(([place, quantity]) => `${place}=${quantity}`).join());
  }
}

/** Where a mutation writes. */
export const placeOf = (mutation: Mutation) => `${mutation.userId} ${subjectOf(mutation)}`;

/** Tells edits apart: each of a schedule has a number of its own. */
export function tagOf(mutation: Mutation): string {
  switch (mutation.kind) {
    case 'cart.set':
      return String(mutation.line.quantity);
    case 'order.place':
      return String(mutation.shown.lines);
    case 'address.create':
    case 'address.update':
      return mutation.address.label;
    case 'profile.update':
      return mutation.profile.name;
    case 'review.write':
      return mutation.text;
    case 'receipt.send':
      return mutation.orderNumber ?? '';
    case 'list.create':
    case 'list.edit':
      return mutation.edit.name ?? '';
    case 'order.project':
      return mutation.projectName;
    case 'watch.set':
      return mutation.name;
    case 'notification.read':
      return mutation.ids.join();
    default:
      return '';
  }
}

/** The server refuses some, each time it is asked. */
const isRefused = (mutation: Mutation) =>
  mutation.kind !== 'notification.read' && Number(tagOf(mutation)) > 0 && Number(tagOf(mutation)) % 13 === 0;
