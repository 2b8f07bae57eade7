import { intentOf, type NewIntent } from '#data/outbox/intents.ts';
import { isRefused, lineOf } from './model-server.ts';
import { type Flaw, World } from './world.ts';

const ACTIONS = 30;
const CUSTOMERS = ['ayu', 'budi'] as const;
const VARIANTS = ['semen', 'paku', 'pasir'];
const preview = {
  price: 1_000,
  discount: 0,
  name: '40 kg',
  product: { slug: 'semen', name: 'Semen' },
  imageUrl: '',
  unit: 'sak',
  rule: { stock: 9, minimum: 1, step: 1 },
  weight: 1,
  isAvailable: true,
} as const;

/** Plays one schedule: half an hour of edits and faults, then fair weather. @returns what went wrong, in words */
export async function play(seed: number, flaw?: Flaw): Promise<readonly string[]> {
  const world = new World(seed, flaw);
  const { random, loop } = world;
  world.open();
  for (let action = 1; action <= ACTIONS; action += 1) {
    act(world, action);
    await loop.pass(random() < 0.5 ? random() * 100 : random() * 30_000);
  }
  // The last crash that is still to come.
  await loop.pass(1_000);
  world.isStormy = false;
  while (world.pages.length < 2) world.open();
  for (const customer of CUSTOMERS) {
    world.disk.isFaulty = false;
    world.signIn(null);
    await loop.pass(10_000);
    world.isLineDown = true;
    world.signIn(customer);
    await loop.pass(5_000);
    world.isLineDown = false;
    await lastEdits(world);
    world.disk.isFaulty = false;
    // Nobody touches the phone any more: timers alone have to bring everything home.
    await loop.pass(40 * 60_000);
  }
  return [...world.breaches, ...findings(world)];
}

/** Some quick edits on a disk that still fails now and then, and one tab less in the middle of them. */
async function lastEdits(world: World): Promise<void> {
  const { random, loop } = world;
  world.disk.isFaulty = random() < 0.7;
  for (let edit = 1; edit <= 4; edit += 1) {
    const page = world.pages[Math.floor(random() * world.pages.length)];
    if (page !== undefined) editLine(world, page, ACTIONS + edit);
    await loop.pass(random() * 300);
    if (page !== undefined && world.pages.length > 1 && random() < 0.2) world.crash(page);
    await loop.pass(random() * 600);
  }
}

function editLine(world: World, page: World['pages'][number], quantity: number): void {
  const userId = page.owner.get();
  if (userId === null) return;
  const variantId = VARIANTS[Math.floor(world.random() * VARIANTS.length)] ?? 'semen';
  const wanted: NewIntent =
    world.random() < 0.8
      ? { kind: 'cart.set', userId, line: { variantId, quantity, preview } }
      : { kind: 'cart.remove', userId, variantId };
  world.edit(page, wanted);
}

function act(world: World, number: number): void {
  const { random, pages } = world;
  const page = pages[Math.floor(random() * pages.length)];
  if (page === undefined) {
    world.open();
    return;
  }
  const chance = random();
  const user = page.owner.get();
  if (chance < 0.68) {
    if (user === null) {
      if (world.user === null && random() < 0.6) world.signIn(CUSTOMERS[random() < 0.7 ? 0 : 1]);
      return;
    }
    editLine(world, page, number);
    // A crash between any two steps of what the edit sets off.
    if (random() < 0.12) world.loop.after(random() * 900, () => world.crash(page));
    return;
  }
  if (chance < 0.76) world.crash(page);
  else if (chance < 0.83 && pages.length < 2) world.open();
  else if (chance < 0.9) page.outbox.drain();
  else if (chance < 0.93) world.signIn(null);
  else if (chance < 0.96) world.logout(page);
  else world.signIn(CUSTOMERS[random() < 0.7 ? 0 : 1]);
}

/** Compares what the phone promised with what the server did. */
function findings({ disk, server, promised, leftAt }: World): string[] {
  const found: string[] = [];
  const written = new Map(disk.written.map(record => [record.id, record]));
  // What a customer left behind at a logout may have arrived before or not: both are right.
  const isLeft = (id: string) => {
    const record = written.get(id);
    return record !== undefined && record.createdAt <= (leftAt.get(record.userId) ?? 0);
  };
  for (const { userId, quantity } of promised) {
    const isThere = disk.written.some(({ kind, payload, ...record }) =>
      kind === 'cart.set' ? record.userId === userId && payload.line.quantity === quantity : false,
    );
    if (!isThere) found.push(`lost: ${userId} ${quantity} was called saved and is nowhere`);
  }
  for (const { id } of disk.written) {
    if (!server.answered.has(id) && !disk.replaced.has(id) && !isLeft(id)) found.push(`lost: ${id} never reached the server`);
  }
  const stuck = disk.box.records.filter(({ refusal }) => refusal === undefined);
  for (const { id, attempts } of stuck) found.push(`stuck: ${id} still waits after ${attempts} tries`);
  const log = server.log.filter(({ id }) => !isLeft(id));
  if (new Set(log.map(({ id }) => id)).size < log.length) found.push('duplicated: one edit changed the cart twice');
  const last = new Map<string, number>();
  for (const intent of log) {
    const seq = written.get(intent.id)?.seq ?? 0;
    if (seq <= (last.get(lineOf(intent)) ?? 0)) found.push(`reordered: ${intent.id} came after a later edit of its line`);
    last.set(lineOf(intent), seq);
  }
  return [...found, ...cartFindings(disk, server, isLeft)];
}

/** The server's cart is the edits in the order in which they were made, without those that it refused. */
function cartFindings(disk: World['disk'], server: World['server'], isLeft: (id: string) => boolean): string[] {
  const model = new Map<string, number>();
  const uncertain = new Set<string>();
  for (const record of disk.written) {
    const intent = intentOf(record);
    if (isLeft(intent.id)) uncertain.add(lineOf(intent));
    else if (isRefused(intent)) continue;
    // An edit that was merged away, into one that was then refused, was never asked for.
    else if (disk.replaced.has(intent.id)) continue;
    else if (intent.kind === 'cart.set') model.set(lineOf(intent), intent.line.quantity);
    else model.delete(lineOf(intent));
  }
  const lines = new Set([...model.keys(), ...server.carts.keys()]);
  return [...lines]
    .filter(line => !uncertain.has(line) && model.get(line) !== server.carts.get(line))
    .map(line => `cart: ${line} is ${server.carts.get(line)} and should be ${model.get(line)}`);
}
