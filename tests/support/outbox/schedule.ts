import { Loop, randomOf } from './loop.ts';
import { ModelServer } from './model-server.ts';
import type { Flaw } from './parts.ts';
import { randomMutation } from './random-mutations.ts';
import { findings } from './witness.ts';
import { World } from './world.ts';

const ACTIONS = 40;
const CUSTOMERS = ['ayu', 'budi'] as const;
const DAY = 86_400_000;

/** Plays one schedule: half an hour of edits and faults on two devices, then fair weather. @returns what went wrong, in words */
export async function play(seed: number, flaw: Flaw = {}): Promise<readonly string[]> {
  const [loop, random] = [new Loop(), randomOf(seed)];
  const shared = { loop, random, server: new ModelServer(flaw) };
  const phone = new World('phone', shared, flaw);
  const tablet = new World('tablet', shared, flaw);
  const worlds = random() < 0.5 ? [phone, tablet] : [phone];
  phone.isMoody = random() < 0.4;
  // A deployment is some minutes old: the version before left something, and a tab of it is still open now and then.
  const isSkewed = random() < 0.4;
  if (isSkewed) phone.inherit();
  for (const world of worlds) world.open(isSkewed && random() < 0.5);
  for (let action = 1; action <= ACTIONS; action += 1) {
    act(random() < 0.8 ? phone : (worlds.at(-1) ?? phone), action, isSkewed);
    await loop.pass(random() < 0.5 ? random() * 100 : random() * 30_000);
  }
  // The last crash that is still to come.
  await loop.pass(1_000);
  let number = ACTIONS;
  for (const world of worlds) number = await calm(world, number);
  return worlds.flatMap(world => findings(world, worlds));
}

/** Everything works again, and each customer comes by once more. */
async function calm(world: World, edits: number): Promise<number> {
  const { loop } = world;
  let number = edits;
  world.isStormy = false;
  world.isMoody = false;
  world.disk.mood = 'works';
  while (world.pages.length < 2) world.open();
  for (const customer of CUSTOMERS) {
    world.disk.isFaulty = false;
    world.signIn(null);
    await loop.pass(10_000);
    world.isLineDown = true;
    world.signIn(customer);
    await loop.pass(5_000);
    world.isLineDown = false;
    number = await lastEdits(world, number);
    world.disk.isFaulty = false;
    // A tab may be as old as it likes, as long as the app of today is open as well.
    if (world.pages.every(({ isOld }) => isOld)) world.open();
    // The customer doesn't touch the device any more: timers alone have to send everything.
    await loop.pass(40 * 60_000);
  }
  return number;
}

/** Some quick edits on a disk that still fails now and then, and one tab less in the middle of them. */
async function lastEdits(world: World, edits: number): Promise<number> {
  const { random, loop } = world;
  world.disk.isFaulty = random() < 0.7;
  for (let edit = 1; edit <= 4; edit += 1) {
    const page = world.pages[Math.floor(random() * world.pages.length)];
    if (page !== undefined) edited(world, page, edits + edit);
    await loop.pass(random() * 300);
    if (page !== undefined && world.pages.length > 1 && random() < 0.2) world.crash(page);
    await loop.pass(random() * 600);
  }
  return edits + 4;
}

function edited(world: World, page: World['pages'][number], number: number): void {
  const userId = page.owner.get();
  if (userId !== null) world.edit(page, randomMutation(world.random, userId, number, page.isOld));
}

function act(world: World, number: number, isSkewed: boolean): void {
  const { random, pages } = world;
  const page = pages[Math.floor(random() * pages.length)];
  const isOld = isSkewed && random() < 0.3;
  if (page === undefined) {
    world.open(isOld);
    return;
  }
  const chance = random();
  const user = page.owner.get();
  if (chance < 0.62) {
    if (user === null) {
      if (world.user === null && random() < 0.6) world.signIn(CUSTOMERS[random() < 0.7 ? 0 : 1]);
      return;
    }
    edited(world, page, number);
    // A crash between any two steps of what the edit sets off.
    if (random() < 0.12) world.loop.after(random() * 900, () => world.crash(page));
    return;
  }
  if (chance < 0.66) world.decide(page, 1_000 + number);
  else if (chance < 0.71) world.skew = (random() - 0.5) * 2 * DAY;
  else if (chance < 0.77) world.crash(page);
  else if (chance < 0.83 && pages.length < 2) world.open(isOld);
  else if (chance < 0.87 || (chance < 0.9 && !world.isMoody)) page.outbox.drain();
  else if (chance < 0.9) world.spoilDisk();
  else if (chance < 0.93) world.signIn(null);
  else if (chance < 0.96) world.logout(page);
  else world.signIn(CUSTOMERS[random() < 0.7 ? 0 : 1]);
}
