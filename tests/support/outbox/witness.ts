import { type Mutation, mutationOf, type NewMutation } from '#data/outbox/mutations.ts';
import type { OutboxRecord } from '#storage/outbox-record.ts';
import { queueOf } from './kinds.ts';
import { ModelShop, placeOf, tagOf } from './model-shop.ts';
import type { Page } from './parts.ts';
import type { World } from './world.ts';

/** Compares what a device promised with what the server did. @returns what went wrong, in words */
export function findings(world: World, all: readonly World[]): string[] {
  const { disk, server, promised, handled } = world;
  const found = [...world.breaches, ...disk.breaches];
  for (const wanted of promised) {
    const tag = tagOf({ ...wanted, id: '' });
    const isThere = (record: OutboxRecord) => {
      const mutation = mutationOf(record);
      if (mutation.userId !== wanted.userId || mutation.kind.split('.')[0] !== wanted.kind.split('.')[0]) return false;
      return mutation.kind === 'notification.read' ? mutation.ids.includes(tag) : tagOf(mutation) === tag;
    };
    if (tag !== '' && !disk.written.some(isThere)) found.push(`lost: ${wanted.kind} ${tag} was called saved and is nowhere`);
  }
  for (const record of disk.written) {
    const { id } = record;
    const isSettled =
      server.answered.has(id) ||
      disk.replaced.has(id) ||
      disk.cancelled.has(id) ||
      handled.has(id) ||
      world.forgone.has(id) ||
      isWiped(world, record) ||
      isWipedAndReplaced(world, record) ||
      isLeft(world, record);
    if (!isSettled) found.push(`lost: ${id} never reached the server`);
    if (server.refused.has(id) && isForgotten(world, record)) found.push(`lost: ${id} was refused, and no screen tells of it`);
  }
  for (const { id, attempts, refusal } of disk.box.records) {
    if (refusal === undefined) found.push(`stuck: ${id} still waits after ${attempts} tries`);
    else if (!server.refused.has(id)) found.push(`set aside: ${id} without a word of the server`);
  }
  for (const { key, kind } of disk.box.unreadable) found.push(`stuck: ${kind} ${key} is set aside as unreadable`);
  return [...found, ...pageFindings(world), ...orderFindings(world), ...stateFindings(world, all)];
}

/** A disk that is deleted while no page that lives on knows what is on it takes that along. */
const isWiped = ({ disk }: World, { id }: OutboxRecord) => disk.wiped.get(id)?.every(({ isOver }) => isOver) === true;

/** A page that writes back what a deleted disk held merges it at once with what its customer wants anew. */
const isWipedAndReplaced = ({ disk }: World, record: OutboxRecord) =>
  disk.wiped.has(record.id) &&
  disk.written.some(other => numberOf(other) > numberOf(record) && placeOf(mutationOf(other)) === placeOf(mutationOf(record)));

/** Edits that open pages held in memory are done, and the pages have their disk again. */
function pageFindings(world: World): string[] {
  const found: string[] = [];
  for (const { outbox } of world.pages) {
    if (outbox.keeping.get() === 'page') found.push('stuck: a page still has no disk');
    for (const { id, kept } of outbox.view.get().entries) if (kept === 'saving') found.push(`stuck: ${id} is still being saved`);
  }
  for (const { wanted, page } of world.pageOnly) {
    // A removal has no number to be told apart by, and an address or a list that is made and removed again comes to nothing.
    if (page.isOver || wanted.kind === 'cart.remove' || wanted.kind.startsWith('address.') || wanted.kind.startsWith('list.')) continue;
    const place = placeOf({ ...wanted, id: '' } as Mutation);
    const same = [...world.roamed.values(), ...world.disk.written]
      .filter(record => placeOf(mutationOf(record)) === place)
      .sort((one, other) => numberOf(one) - numberOf(other));
    const first = same.findIndex(record => page.made.includes(record.id) && holds(mutationOf(record), wanted));
    const isSettled = ({ id }: OutboxRecord) => world.server.answered.has(id) || world.handled.has(id) || world.disk.epochs.has(id);
    const isFound = first !== -1 && same.slice(first).some(record => isSettled(record) || isLeft(world, record));
    if (!isFound) found.push(`lost: ${wanted.kind} ${tagOf({ ...wanted, id: '' } as Mutation)} of an open page`);
  }
  return found;
}

/** Ids are given out in order. */
const numberOf = ({ id }: OutboxRecord) => Number(id.split('-')[1]);

function holds(mutation: Mutation, wanted: NewMutation): boolean {
  const tag = tagOf({ ...wanted, id: '' } as Mutation);
  return mutation.kind === 'notification.read' ? mutation.ids.includes(tag) : tagOf(mutation) === tag;
}

/** Whether nothing tells any more of a record that was refused. */
function isForgotten(world: World, record: OutboxRecord): boolean {
  const { disk, told } = world;
  const mutation = mutationOf(record);
  const isTold = told.some(
    wanted => wanted.kind.split('.')[0] === mutation.kind.split('.')[0] && tagOf({ ...wanted, id: '' }) === tagOf(mutation),
  );
  // A page that had no disk has decided its subject anew.
  const isDecided = [...world.roamed.values()].some(
    other => numberOf(other) > numberOf(record) && placeOf(mutationOf(other)) === placeOf(mutation),
  );
  const isKept = disk.box.records.some(({ id }) => id === record.id) || disk.replaced.has(record.id) || isDecided;
  return !isKept && !isTold && !isWiped(world, record) && !isUncertain(world, record);
}

/** Milliseconds in which a tab whose disk failed forgets a customer once more. */
const FORGETTING = 60_000;

/**
 * Edits that a customer left behind at a logout may have arrived or not: both are right. So may those that another tab wrote until all
 * disks had forgotten, where the clock was put back in between: by its moment it is older than the logout, and nothing of that may stay.
 */
function isLeft({ leftAt, moments }: World, { userId, createdAt }: OutboxRecord): boolean {
  const left = leftAt.get(userId);
  if (left === undefined) return false;
  const made = moments.get(createdAt) ?? 0;
  return made <= left.at || (made <= left.at + FORGETTING && createdAt <= left.shown);
}

/** Each effect once, and in every queue in the order in which the mutations were made. */
function orderFindings(world: World): string[] {
  const found: string[] = [];
  const own = world.server.log.filter(({ mutation }) => mutation.id.startsWith(world.name));
  const written = new Map(world.disk.written.map(record => [record.id, record]));
  const log = own.filter(({ mutation }) => !isUncertain(world, written.get(mutation.id) ?? world.roamed.get(mutation.id)));
  if (new Set(log.map(({ mutation }) => mutation.id)).size < log.length) found.push('duplicated: one mutation had its effect twice');
  const last = new Map<string, number>();
  for (const { mutation } of own) {
    const record = written.get(mutation.id);
    // Edits that a page held in memory have no place among those of the disk, see below.
    if (world.roamed.has(mutation.id) || record === undefined) continue;
    const queue = `${world.disk.epochs.get(mutation.id)} ${mutation.userId} ${queueOf(mutation)}`;
    const { seq } = record;
    if (seq <= (last.get(queue) ?? 0)) found.push(`reordered: ${mutation.id} came after a later one of its queue`);
    last.set(queue, Math.max(seq, last.get(queue) ?? 0));
  }
  return [...found, ...world.allPages.flatMap(page => pageOrderFindings(log, page))];
}

/** The edits of one page arrive in the order in which they were made, with a disk or without. */
function pageOrderFindings(log: World['server']['log'], { made }: Page): string[] {
  const places = new Map(made.map((id, place) => [id, place]));
  const last = new Map<string, number>();
  return log.flatMap(({ mutation }) => {
    const place = places.get(mutation.id);
    if (place === undefined) return [];
    const queue = `${mutation.userId} ${queueOf(mutation)}`;
    const isLate = place < (last.get(queue) ?? 0);
    last.set(queue, Math.max(place, last.get(queue) ?? 0));
    return isLate ? [`reordered: ${mutation.id} came after what its page wanted later`] : [];
  });
}

const isUncertain = (world: World, record: OutboxRecord | undefined) =>
  record !== undefined && (isLeft(world, record) || world.handled.has(record.id));

/** The server's shop is what the mutations come to in the order in which they were made, without those that it refused. */
function stateFindings(world: World, all: readonly World[]): string[] {
  const model = new ModelShop();
  const epochOf = ({ id }: OutboxRecord) => world.disk.epochs.get(id) ?? 0;
  const uncertain = new Set<string>();
  for (const other of all) {
    if (other === world) continue;
    // The last arrival wins between two devices, which their queues say nothing about.
    for (const record of [...other.disk.written, ...other.roamed.values()]) note(uncertain, record);
  }
  for (const record of world.roamed.values()) note(uncertain, record);
  for (const record of world.disk.written) if (world.disk.wiped.has(record.id)) note(uncertain, record);
  for (const record of [...world.disk.written].sort((one, other) => epochOf(one) - epochOf(other) || one.seq - other.seq)) {
    if (isUncertain(world, record)) note(uncertain, record);
    else if (!world.disk.replaced.has(record.id) && !world.disk.cancelled.has(record.id)) model.apply(mutationOf(record));
  }
  const is = world.server.shop.state;
  return [...new Set([...model.state.keys(), ...is.keys()])]
    .filter(place => ![...uncertain].some(doubt => place.startsWith(doubt)) && model.state.get(place) !== is.get(place))
    .map(place => `state: ${place} is ${is.get(place)} and should be ${model.state.get(place)}`);
}

/** An order takes the whole cart, so that a doubt about it is one about every line; and the other way round. */
function note(uncertain: Set<string>, record: OutboxRecord): void {
  const mutation = mutationOf(record);
  uncertain.add(placeOf(mutation));
  if (mutation.kind === 'order.place') uncertain.add(`${mutation.userId} line `);
  if (mutation.kind.startsWith('cart.') || mutation.kind === 'order.place') uncertain.add(`${mutation.userId} order `);
  if (mutation.kind === 'profile.update') uncertain.add(`${mutation.userId} photo`);
  if (mutation.kind === 'notification.read') for (const id of mutation.ids) uncertain.add(`${mutation.userId} note ${id}`);
}
