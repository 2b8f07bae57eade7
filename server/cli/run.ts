import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  acceptReceiptEndpoint,
  adminCancelEndpoint,
  adminOrderEndpoint,
  adminOrdersEndpoint,
  collectOrderEndpoint,
  deliverOrderEndpoint,
  processOrderEndpoint,
  rejectReceiptEndpoint,
  setArrivalEndpoint,
  shipOrderEndpoint,
  validateOrderEndpoint,
} from '#contract/admin.ts';
import { broadcastsEndpoint } from '#contract/broadcasts.ts';
import { notificationType } from '#contract/notifications.ts';
import { readConfig } from '#server/config.ts';
import { broadcastsText, broadcastText, sendBroadcast } from './broadcasts.ts';
import { performCatalogue } from './catalogue.ts';
import { type Command, help, type ReceiptDecision, readRequest, type Wanted } from './command.ts';
import { performContent } from './content.ts';
import { ordersText, orderText, receiptText, refusalText } from './print.ts';
import { performSettings } from './settings.ts';
import { call, Refusal, type Shop, ShopError } from './shop.ts';
import { UsageError } from './usage.ts';

/** The parts of its process that the command line uses; tests give their own. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly fetch: Shop['fetch'];
  out(text: string): void;
  error(text: string): void;
}

/**
 * Runs one command.
 * @returns exit code: 0 done, 1 refused or failed, 2 not understood
 */
export async function run(argv: readonly string[], terminal: Terminal): Promise<0 | 1 | 2> {
  try {
    const wanted = readRequest(argv);
    if (wanted.command.name === 'help') {
      terminal.out(help);
      return 0;
    }
    const { data, text } = await perform(wanted.command, await shopOf(wanted, terminal), line => terminal.error(`${line}\n`));
    terminal.out(`${wanted.isJson ? JSON.stringify(data, null, 2) : text}\n`);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.error(`${error.message}\n'npm run admin -- --help' says what there is.\n`);
      return 2;
    }
    if (!(error instanceof ShopError)) throw error;
    terminal.error(`${error.message}\n`);
    return 1;
  }
}

/** The result of a command, for a program and for a person. */
interface Result {
  readonly data: unknown;
  readonly text: string;
}

/** Tells of progress while a command goes on. */
type Say = (line: string) => void;

async function perform(command: Exclude<Command, { name: 'help' }>, shop: Shop, say: Say): Promise<Result> {
  try {
    return await ask(command, shop, say);
  } catch (error) {
    if (error instanceof Refusal) throw new ShopError(refusalText(error.problem, subjectOf(command)));
    throw error;
  }
}

/** The name of the thing that was refused. */
function subjectOf(command: Command): string {
  if ('pickupCode' in command) return `pick-up with the code ${command.pickupCode}`;
  if (command.name === 'call') return command.subject;
  if ('order' in command) return `order ${command.order}`;
  if ('to' in command) return command.to.startsWith('region:') ? `region ${command.to.slice(7)}` : `customer ${command.to}`;
  if (command.name === 'import-undo') return 'import that can be undone';
  if ('sku' in command) return `variant with the SKU ${command.sku}`;
  if (command.name === 'payment-method-set') return `payment method ${command.id}`;
  if ('slug' in command) return `page or article ${command.slug}`;
  return 'file' in command ? `file ${command.file}` : 'such page';
}

async function ask(command: Exclude<Command, { name: 'help' }>, shop: Shop, say: Say): Promise<Result> {
  switch (command.name) {
    case 'orders': {
      const data = await call(shop, adminOrdersEndpoint, { query: command.query });
      return { data, text: ordersText(data.orders, data.total) };
    }
    case 'order': {
      const data = await call(shop, adminOrderEndpoint, { params: { id: command.order } });
      return { data, text: orderText(data) };
    }
    case 'validate': {
      const data = await call(shop, validateOrderEndpoint, { params: { id: command.order } });
      return { data, text: `Validated; the customer can pay now.\n\n${orderText(data)}` };
    }
    case 'receipt':
      return receipt(shop, command.order, command.decision);
    case 'process': {
      const data = await call(shop, processOrderEndpoint, { params: { id: command.order } });
      return { data, text: `Being processed.\n\n${orderText(data)}` };
    }
    case 'ship': {
      const data = await call(shop, shipOrderEndpoint, { params: { id: command.order }, body: { tracking_number: command.tracking } });
      return { data, text: `On its way; the customer can track it.\n\n${orderText(data)}` };
    }
    case 'ready': {
      const data = await call(shop, shipOrderEndpoint, { params: { id: command.order }, body: {} });
      return { data, text: `Ready; its customer has a code to collect it with.\n\n${orderText(data)}` };
    }
    case 'collect': {
      const { pickupCode: code, receivedBy } = command;
      const data = await call(shop, collectOrderEndpoint, { body: { code, ...(receivedBy === null ? {} : { received_by: receivedBy }) } });
      return { data, text: `The code is right; collected by ${data.received_by}.\n\n${orderText(data)}` };
    }
    case 'deliver': {
      const data = await call(shop, deliverOrderEndpoint, { params: { id: command.order }, body: { received_by: command.receivedBy } });
      return { data, text: `Received by ${command.receivedBy}.\n\n${orderText(data)}` };
    }
    case 'announce':
    case 'promote': {
      const type = command.name === 'promote' ? notificationType.promotion : notificationType.announcement;
      const data = await sendBroadcast(shop, { type, message: command.words, to: command.to }, say);
      return { data, text: broadcastText(data) };
    }
    case 'broadcasts': {
      const { limit, offset } = command;
      const data = await call(shop, broadcastsEndpoint, { query: { limit: String(limit), offset: String(offset) } });
      return { data, text: broadcastsText(data.broadcasts, data.total) };
    }
    case 'arrival': {
      const data = await call(shop, setArrivalEndpoint, { params: { id: command.order }, body: { from: command.from, to: command.to } });
      return { data, text: `Promised anew; its customer is told.\n\n${orderText(data)}` };
    }
    case 'call':
      return command.perform(shop);
    case 'cancel': {
      const data = await call(shop, adminCancelEndpoint, { params: { id: command.order }, body: { reason: command.reason } });
      return { data, text: `Cancelled; its stock is back.\n\n${orderText(data)}` };
    }
    case 'import':
    case 'import-undo':
    case 'import-list':
    case 'export':
    case 'stock':
      return performCatalogue(command, shop);
    case 'settings-show':
    case 'settings-set':
    case 'settings-change':
    case 'settings-logo':
    case 'payment-methods':
    case 'payment-method-set':
      return performSettings(command, shop);
    default:
      return performContent(command, shop);
  }
}

async function receipt(shop: Shop, order: string, decision: ReceiptDecision): Promise<Result> {
  const params = { id: order };
  if (decision === null) {
    const data = await call(shop, adminOrderEndpoint, { params });
    return { data: data.payment, text: receiptText(data, shop.url) };
  }
  if (decision.kind === 'accept') {
    const data = await call(shop, acceptReceiptEndpoint, { params });
    return { data, text: `Accepted; the payment is validated.\n\n${orderText(data)}` };
  }
  const data = await call(shop, rejectReceiptEndpoint, { params, body: { reason: decision.reason } });
  return { data, text: `Rejected; the customer can send another one.\n\n${orderText(data)}` };
}

async function shopOf({ url, key }: Wanted, { env, fetch }: Terminal): Promise<Shop> {
  const address = (url ?? (env.SHOP_URL || `http://127.0.0.1:${configOf(env).port}`)).replace(/\/+$/, '');
  if (!URL.canParse(address) || !/^https?:/.test(address))
    throw new UsageError(`'${address}' is no address; it begins with http:// or https://.`);
  return { url: address, key: key ?? (env.ADMIN_KEY || (await storedKey(configOf(env).dataDir))), fetch };
}

async function storedKey(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'admin-key');
  const key = await readFile(file, 'utf8').catch(() => '');
  if (key.trim() === '')
    throw new ShopError(`No admin key: ${file} can't be read. It is made at the shop's first start; else give --key or ADMIN_KEY.`);
  return key.trim();
}

function configOf(env: Terminal['env']) {
  try {
    return readConfig(env);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
