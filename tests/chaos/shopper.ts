import { type Api, createApi } from '#api/client.ts';
import { createAddressEndpoint } from '#contract/addresses.ts';
import { orderStatus } from '#contract/order-status.ts';
import { cancelOrderEndpoint, checkoutEndpoint, type Order, orderEndpoint, setCartEndpoint } from '#contract/orders.ts';
import { currentUserEndpoint, loginEndpoint, registerEndpoint, type Tokens } from '#contract/session.ts';
import type { AppError } from '#lib/app-error.ts';
import { uuidv7 } from '#lib/ids.ts';
import { retryForever, type Watch } from './persistence.ts';

const PASSWORD = 'Fondasi2025';
/** Orders of one customer that stay open, about. */
const OPEN = 8;
/** A village of Makassar. */
const REGION = '73.71.11.1001';

/** An order as the shop acknowledged it. */
export interface Acknowledged {
  readonly order: Order;
  isCancelled: boolean;
}

/** An answer to a customer that can't be right. */
export type Complain = (line: string) => void;

/** A customer with an account: fills carts, orders, cancels, looks at orders, signs in again, and remembers what the shop acknowledged. */
export interface Shopper {
  readonly customerId: string;
  readonly acknowledged: readonly Acknowledged[];
  /** Speaks for this customer. */
  readonly api: Api;
  /** Orders once, or gives it up where the shop refuses. */
  shop(): Promise<void>;
}

/** Registers a customer. @param goods ids of variants */
export async function register(url: string, goods: readonly string[], watch: Watch, complain: Complain): Promise<Shopper> {
  const email = `${uuidv7()}@example.test`;
  let tokens: Tokens | null = null;
  const api = createApi({
    baseUrl: `${url}/api`,
    tokens: {
      access: () => tokens?.token ?? null,
      refresh: () => tokens?.refresh_token ?? null,
      save: fresh => {
        tokens = fresh;
      },
      expire: () => {
        tokens = null;
        complain(`${email} was signed out`);
      },
      exclusively: run => run(),
    },
  });
  const client = uuidv7();
  let seq = 0;
  const { random } = watch;
  /** A shop that only reads is not back. */
  const reading = { ...watch, onAnswered: () => undefined };
  const acknowledged: Acknowledged[] = [];

  /** A write with a key of its own and its place in the queue, as the outbox sends it. */
  function attempt() {
    seq += 1;
    return { idempotencyKey: uuidv7(), sequence: { client, lane: 'cart', seq } };
  }

  async function signIn(): Promise<void> {
    const { answer, refusal } = await retryForever(watch, signal =>
      api.call(loginEndpoint, { body: { email, password: PASSWORD }, signal }),
    );
    if (answer !== null) tokens = answer;
    else complain(`a sign-in was refused: ${refusal.message}`);
  }

  async function setCart(quantities: ReadonlyMap<string, number>): Promise<Order | null> {
    const items = [...quantities].map(([product_variant_id, quantity]) => ({ product_variant_id, quantity }));
    const attempted = attempt();
    const { answer, refusal } = await retryForever(watch, signal => api.call(setCartEndpoint, { body: { items }, ...attempted, signal }));
    if (refusal !== null) complain(`an edit of the cart was refused: ${refusal.message}`);
    return answer;
  }

  function body(cart: Order) {
    return {
      id: cart.id,
      status: 2 as const,
      payment_method_id: 'virtual-account',
      shipment_method_id: 'pick-up',
      address_id: addressId,
      items: cart.order_items
        .filter(item => item.quantity > 0)
        .map(({ product_variant_id, quantity, price, discount }) => ({ product_variant_id, quantity, price, discount })),
    };
  }

  async function checkOut(cart: Order): Promise<AppError | null> {
    const [wanted, attempted] = [body(cart), attempt()];
    const place = () =>
      retryForever(watch, signal => api.call(checkoutEndpoint, { params: { id: cart.id }, body: wanted, ...attempted, signal }));
    // Two tabs that send the same, or a phone that asks again though it had its answer.
    const words = random.chance(0.1) ? await Promise.all([place(), place()]) : [await place()];
    if (random.chance(0.1)) words.push(await place());
    const [first, ...others] = words;
    if (first === undefined || first.answer === null) return first?.refusal ?? null;
    acknowledged.push({ order: first.answer, isCancelled: false });
    for (const { answer, refusal } of others) {
      if (answer?.id !== first.answer.id) complain(`order ${first.answer.id} was answered anew as ${answer?.id ?? refusal?.message}`);
    }
    return null;
  }

  async function cancel(entry: Acknowledged): Promise<void> {
    const input = { params: { id: entry.order.id }, body: { reason: 'Salah pesan' }, idempotencyKey: uuidv7() };
    const { answer, refusal } = await retryForever(watch, signal => api.call(cancelOrderEndpoint, { ...input, signal }));
    if (answer?.status === orderStatus.cancelled) entry.isCancelled = true;
    else complain(`order ${entry.order.id} could not be cancelled: ${refusal?.message}`);
  }

  async function lookAt({ order, isCancelled }: Acknowledged): Promise<void> {
    const { answer, refusal } = await retryForever(reading, signal => api.call(orderEndpoint, { params: { id: order.id }, signal }));
    const wanted = isCancelled ? orderStatus.cancelled : orderStatus.waitingForValidation;
    if (answer?.status !== wanted || answer.total !== order.total) {
      complain(`order ${order.id} should be ${wanted} and is ${answer?.status ?? refusal?.message}`);
    }
  }

  const form = { name: 'Pembeli', email, phone: '+6281234567890', password: PASSWORD, password_confirmation: PASSWORD };
  tokens = await api.call(registerEndpoint, { body: { ...form, terms_agreed: true } });
  const user = await api.call(currentUserEndpoint);
  const address = { label: 'Rumah', receiver_name: 'Pembeli', phone_number: '+6281234567890', landmark: '', sub_district: '' };
  const place = { full_address: 'Jalan Perintis Kemerdekaan No. 1', region_code: REGION, zip_code: '90245' };
  const { id: addressId } = await api.call(createAddressEndpoint, { body: { ...address, ...place } });

  return {
    customerId: user.id,
    acknowledged,
    api,
    async shop() {
      if (tokens === null || random.chance(0.02)) await signIn();
      const wanted = new Map(Array.from({ length: 1 + random.below(3) }, () => [random.pick(goods), 1 + random.below(3)]));
      const cart = await setCart(wanted);
      if (cart === null) return;
      const refusal = await checkOut(cart);
      if (refusal !== null) {
        if (refusal.code !== 'stock_short') complain(`a checkout was refused: ${refusal.message}`);
        await setCart(new Map(cart.order_items.map(({ product_variant_id }) => [product_variant_id, 0])));
      }
      const open = acknowledged.filter(entry => !entry.isCancelled);
      if (open.length > 0 && random.chance(open.length / OPEN / 2)) await cancel(random.pick(open));
      if (acknowledged.length > 0 && random.chance(0.3)) await lookAt(random.pick(acknowledged));
    },
  };
}
