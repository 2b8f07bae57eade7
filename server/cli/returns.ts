import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type AdminReturn,
  acceptReturnEndpoint,
  adminReturnEndpoint,
  adminReturnPhotoFile,
  adminReturnsEndpoint,
  noteReturnEndpoint,
  rejectReturnEndpoint,
} from '#contract/admin-returns.ts';
import type { CallCommand } from './call-command.ts';
import { customerText, moment, quantityOf, rupiah, table } from './print.ts';
import { call, download, ShopError } from './shop.ts';
import { none, pageOf, required, UsageError, whole } from './usage.ts';

export const returnsHelp = `  returns [--state asked|accepted|rejected]      goods that customers send back or claim, undecided ones first
  returns photos RETURN FOLDER                   write its photos into a folder
  returns add ID SKU:N … --reason WHY            note one that was asked for by phone: damaged, missing, wrong, unwanted
          --wish refund|replacement [--note TEXT]
  returns accept RETURN --refund [--amount N]    its money goes on the list of refunds; without an amount what the goods cost
  returns accept RETURN --replace                other goods leave the stock for it
                        [--restock] [--note TEXT] what came back goes into the stock; the customer reads the note
  returns reject RETURN --reason "why"           it is not accepted; the customer reads why`;

/** The words that begin such a command. */
export const returnsNames = ['returns'] as const;

interface ReturnValues {
  readonly amount?: string | undefined;
  readonly by?: string | undefined;
  readonly limit?: string | undefined;
  readonly note?: string | undefined;
  readonly offset?: string | undefined;
  readonly reason?: string | undefined;
  readonly refund?: boolean | undefined;
  readonly replace?: boolean | undefined;
  readonly restock?: boolean | undefined;
  readonly state?: string | undefined;
  readonly wish?: string | undefined;
}

const command = (subject: string, perform: CallCommand['perform']): CallCommand => ({ name: 'call', subject, perform });
const by = ({ by: person }: ReturnValues) => (person === undefined ? {} : { person });

/**
 * Reads 'returns …'.
 * @throws UsageError
 */
export function readReturnsCommand([, verb, id, ...rest]: readonly string[], values: ReturnValues): CallCommand {
  if (verb === undefined) return readList(values);
  if (verb === 'add') return readNoted(required(id, "'returns add' needs an order's number or id."), rest, values);
  const params = { id: required(id, `'returns ${verb}' needs a return's id.`) };
  const [folder, ...more] = rest;
  if (verb === 'photos') {
    none(more, 0);
    return readPhotos(params.id, required(folder, "'returns photos' needs a folder."));
  }
  none(rest, 0);
  if (verb === 'accept') return readAcceptance(params, values);
  if (verb !== 'reject') throw new UsageError("'returns' goes alone, or with add, photos, accept or reject.");
  const body = { words: required(values.reason?.trim(), '\'returns reject\' needs --reason "why"; the customer reads it.'), ...by(values) };
  return command(`return ${params.id}`, async shop => {
    const data = await call(shop, rejectReturnEndpoint, { params, body });
    return { data, text: returnText(data) };
  });
}

function readList(values: ReturnValues): CallCommand {
  const { limit, offset } = pageOf(values);
  const query = { limit: String(limit), offset: String(offset), ...(values.state === undefined ? {} : { state: values.state }) };
  return command('such page', async shop => {
    const data = await call(shop, adminReturnsEndpoint, { query });
    const text = data.returns.length === 0 ? 'No returns.' : data.returns.map(returnText).join('\n\n');
    return { data, text: `${text}\n\n${data.returns.length} of ${data.total} returns` };
  });
}

function readNoted(order: string, goods: readonly string[], values: ReturnValues): CallCommand {
  required(goods[0], "'returns add' needs goods, such as SEM-PCC-40:2.");
  const lines = goods.map(word => {
    const at = word.lastIndexOf(':');
    if (at < 1) throw new UsageError(`'${word}' is no SKU:N, such as SEM-PCC-40:2.`);
    return { sku: word.slice(0, at), quantity: whole('quantity', word.slice(at + 1), 1, 1_000_000) };
  });
  const reason = required(values.reason, "'returns add' needs --reason damaged, missing, wrong or unwanted.");
  const wish = required(values.wish, "'returns add' needs --wish refund or replacement.");
  return command(`order ${order}`, async shop => {
    const body = { lines, reason, wish, words: values.note ?? '', ...by(values) };
    const data = await call(shop, noteReturnEndpoint, { params: { id: order }, body });
    return { data, text: returnText(data) };
  });
}

function readAcceptance(params: { readonly id: string }, values: ReturnValues): CallCommand {
  if ((values.refund === true) === (values.replace === true)) throw new UsageError("'returns accept' needs --refund or --replace.");
  if (values.replace && values.amount !== undefined) throw new UsageError('--amount goes with --refund.');
  const body = {
    outcome: values.replace ? 'replacement' : 'refund',
    restock: values.restock ?? false,
    words: values.note ?? '',
    ...(values.amount === undefined ? {} : { amount: whole('amount', values.amount, 1, 2_000_000_000) }),
    ...by(values),
  };
  return command(`return ${params.id}`, async shop => {
    const data = await call(shop, acceptReturnEndpoint, { params, body });
    return { data, text: returnText(data) };
  });
}

function readPhotos(id: string, folder: string): CallCommand {
  return command(`return ${id}`, async shop => {
    const found = await call(shop, adminReturnEndpoint, { params: { id } });
    const files: string[] = [];
    for (const [place, photo] of found.photos.entries()) {
      const content = await download(shop, adminReturnPhotoFile.path.replace(':id', id).replace(':photo', photo));
      const file = path.join(folder, `${found.order_number ?? id}-${place + 1}.webp`);
      await writeFile(file, content).catch(() => {
        throw new ShopError(`The file ${file} can't be written.`);
      });
      files.push(file);
    }
    return { data: { files }, text: files.length === 0 ? 'It has no photos.' : files.join('\n') };
  });
}

const reasonWords: Readonly<Record<AdminReturn['reason'], string>> = {
  damaged: 'came damaged',
  missing: 'did not come',
  wrong: 'not what was ordered',
  unwanted: 'not wanted any more',
};

/** A return with its goods, and the decision on it. */
function returnText(data: AdminReturn): string {
  const rows = data.lines.map(({ sku, product_name, variant_name, quantity, unit, restocked }) => [
    ...[sku, `${product_name} · ${variant_name}`, quantityOf(quantity, unit)],
    restocked > 0 ? 'back in the stock' : '',
  ]);
  const late = data.is_late ? ', later than 48 hours' : '';
  return [
    `Return    ${data.id}, ${stateOf(data)}`,
    `Order     ${data.order_number ?? '–'}, ${customerText(data.customer)}`,
    `Asked     ${moment(data.asked_at)}${late}: ${reasonWords[data.reason]}, wants a ${data.wish}, ${data.photos.length} photos`,
    ...(data.words === '' ? [] : [`Says      ${data.words}`]),
    `Paid      ${rupiah(data.value)}`,
    '',
    table(['SKU', 'Goods', 'Quantity', ''], rows),
  ].join('\n');
}

function stateOf({ state, outcome, refund, answer, person }: AdminReturn): string {
  if (state === 'asked') return 'waits for a decision';
  const words = answer === '' ? '' : `: ${answer}`;
  if (state === 'rejected') return `rejected by ${person}${words}`;
  const money = refund === null ? '' : ` of ${rupiah(refund.amount)}, ${refund.state}`;
  return `accepted by ${person}, ${outcome}${money}${words}`;
}
