import { bannersHelp, bannersNames, readBannersCommand } from './banners.ts';
import type { CallCommand } from './call-command.ts';
import { type CatalogueCommand, catalogueHelp, readImport, readStock } from './catalogue-command.ts';
import { type ContentCommand, contentHelp, readContentCommand } from './content-command.ts';
import { editingHelp, editingNames, readEditingCommand } from './editing.ts';
import { figuresHelp, figuresNames, readFiguresCommand } from './figures.ts';
import { freightHelp, freightNames, readFreightCommand } from './freight.ts';
import { moneyHelp, moneyNames, readMoneyCommand } from './money.ts';
import { notesHelp, notesNames, readNotesCommand } from './notes.ts';
import { openingHelp, openingNames, readOpeningCommand } from './opening.ts';
import { checkOptions, parse, type Values } from './options.ts';
import { readReturnsCommand, returnsHelp, returnsNames } from './returns.ts';
import { readPaymentMethods, readSettingsCommand, type SettingsCommand, settingsHelp } from './settings-command.ts';
import { readStaffCommand, staffHelp, staffNames } from './staff.ts';
import { none, pageOf, required, UsageError, whole } from './usage.ts';

/** The decision on a receipt; null: it is only to be looked at. */
export type ReceiptDecision = { readonly kind: 'accept' } | { readonly kind: 'reject'; readonly reason: string } | null;

/** A command of the operator, with every argument checked. */
export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'orders'; readonly query: Readonly<Record<string, string>> }
  | { readonly name: 'arrival'; readonly order: string; readonly from: string; readonly to: string }
  | { readonly name: 'order' | 'validate' | 'process' | 'ready'; readonly order: string }
  | { readonly name: 'receipt'; readonly order: string; readonly decision: ReceiptDecision }
  | { readonly name: 'ship'; readonly order: string; readonly tracking: string }
  | { readonly name: 'deliver'; readonly order: string; readonly receivedBy: string }
  | { readonly name: 'collect'; readonly pickupCode: string; readonly receivedBy: string | null }
  | {
      readonly name: 'announce' | 'promote';
      readonly words: { readonly id: string; readonly en: string };
      /** 'all', 'region:…' or an e-mail address. */
      readonly to: string;
    }
  | { readonly name: 'broadcasts'; readonly limit: number; readonly offset: number }
  | { readonly name: 'cancel'; readonly order: string; readonly reason: string }
  | CallCommand
  | CatalogueCommand
  | SettingsCommand
  | ContentCommand;

/** A command with what holds for all of them; null where the environment decides. */
export interface Wanted {
  readonly command: Command;
  readonly isJson: boolean;
  readonly url: string | null;
  readonly key: string | null;
}

export const help = `Usage: npm run admin -- <command> [options]

Commands
  orders [--status N] [--limit N] [--offset N]   placed orders, newest first
         [--search TEXT]                         by a part of number, name, phone number or e-mail address
         [--from DATE] [--until DATE]            placed on these days, YYYY-MM-DD
         [--to-check]                            with a receipt to be checked
  order ID                                       one order with its lines
  validate ID                                    accept an order; its customer can pay now
  receipt ID --accept | --reject "why"           accept or send back a receipt; without either, where to see it
  process ID                                     a paid order is made ready
  ship ID --tracking NUMBER                      it is on its way
  ready ID                                       a pick-up can be collected; its customer gets a code
  deliver ID --received-by NAME                  it was received
  deliver --code CODE [--received-by NAME]       a pick-up was collected by the customer who showed this code
  arrival ID FROM TO                             promise other days, YYYY-MM-DD; its customer is told
  cancel ID --reason "why"                       cancel an order; its stock comes back
  announce --id-text TEXT --en-text TEXT         tell customers something, in both languages: all of them, or
  promote  --id-text TEXT --en-text TEXT         [--to region:Maluku] or region:81.71, or [--to EMAIL]
  broadcasts [--limit N] [--offset N]            announcements and promotions with their progress, newest first
${notesHelp}
${moneyHelp}
${returnsHelp}
${figuresHelp}
${freightHelp}
${editingHelp}
${catalogueHelp}
${settingsHelp}
${bannersHelp}
${contentHelp}
${openingHelp}
${staffHelp}

ID is an order's number, such as FD-251120-4F7K, or its id.
Status: 2 waiting for validation, 3 waiting for payment, 4 payment validated, 5 processing, 6 on shipping, 7 done, 8 cancelled.

Options
  --json       print what a program can read
  --url URL    another shop (SHOP_URL; else this machine's, at PORT)
  --key KEY    its admin key (ADMIN_KEY; else the file admin-key in DATA_DIR)
  --help       this text

Exit codes: 0 done, 1 refused or failed, 2 not understood.
`;

/**
 * Reads the arguments after the program's name.
 * @throws UsageError
 */
export function readRequest(argv: readonly string[]): Wanted {
  const { values, positionals } = parse(argv);
  const shared = { isJson: values.json ?? false, url: values.url ?? null, key: values.key ?? null };
  if (values.help) return { ...shared, command: { name: 'help' } };
  const [name, argument, ...rest] = positionals;
  if (name === undefined) throw new UsageError('A command is missing.');
  if (name === 'settings' || name === 'site') return { ...shared, command: readSettingsCommand(positionals) };
  if (name === 'payment-methods') return { ...shared, command: readPaymentMethods(positionals) };
  if (name === 'content') return { ...shared, command: readContentCommand(positionals) };
  const group = groups.find(({ names }) => names.some(own => own === name));
  if (group !== undefined) {
    checkOptions(name, values);
    return { ...shared, command: group.read(positionals, values) };
  }
  if (name === 'arrival') return { ...shared, command: readArrival(argument, rest) };
  if (rest.length > 0) throw new UsageError(`'${rest[0]}' is one argument too many. Put texts with spaces into quotes.`);
  checkOptions(name, values);
  return { ...shared, command: readCommand(name, argument, values) };
}

/** Commands of a room of their own. */
const groups = [
  { names: bannersNames, read: readBannersCommand },
  { names: staffNames, read: readStaffCommand },
  { names: notesNames, read: readNotesCommand },
  { names: moneyNames, read: readMoneyCommand },
  { names: returnsNames, read: readReturnsCommand },
  { names: editingNames, read: readEditingCommand },
  { names: figuresNames, read: readFiguresCommand },
  { names: freightNames, read: readFreightCommand },
  { names: openingNames, read: readOpeningCommand },
] as const;

function readArrival(argument: string | undefined, [from, to, ...rest]: readonly string[]): Command {
  none(rest, 0);
  const days = "'arrival' needs an order, the first and the last day, such as 2026-12-03 2026-12-10.";
  return { name: 'arrival', order: required(argument, days), from: required(from, days), to: required(to, days) };
}

function readCommand(name: string, argument: string | undefined, values: Values): Command {
  const order = () => required(argument, `'${name}' needs an order's number or id.`);
  switch (name) {
    case 'help':
      return { name };
    case 'orders':
      if (argument !== undefined) throw new UsageError("'orders' takes no argument; for one order use 'order ID'.");
      return { name, query: ordersQuery(values) };
    case 'broadcasts':
      if (argument !== undefined) throw new UsageError("'broadcasts' takes no argument.");
      return { name, ...pageOf(values) };
    case 'order':
    case 'validate':
    case 'process':
    case 'ready':
      return { name, order: order() };
    case 'receipt':
      return { name, order: order(), decision: decision(values) };
    case 'ship':
      return { name, order: order(), tracking: required(values.tracking?.trim(), "'ship' needs --tracking NUMBER.") };
    case 'deliver':
      if (values.code !== undefined) return collected(argument, values.code, values);
      return {
        name,
        order: order(),
        receivedBy: required(values['received-by']?.trim(), "'deliver' needs --received-by NAME, or --code."),
      };
    case 'announce':
    case 'promote':
      if (argument !== undefined) throw new UsageError(`'${name}' takes its texts by --id-text and --en-text.`);
      return {
        name,
        words: {
          id: required(values['id-text']?.trim(), `'${name}' needs --id-text, the text in Indonesian.`),
          en: required(values['en-text']?.trim(), `'${name}' needs --en-text, the text in English.`),
        },
        to: audience(values),
      };
    case 'cancel':
      return {
        name,
        order: order(),
        reason: required(values.reason?.trim(), '\'cancel\' needs --reason "why"; the customer reads it.'),
      };
    case 'import':
      return readImport(argument, values);
    case 'export':
      return { name, file: required(argument, "'export' needs the name of a file to write."), isExcel: values.excel ?? false };
    case 'stock':
      return readStock(argument, values, pageOf(values));
    default:
      throw new UsageError(`There is no command '${name}'.`);
  }
}

function ordersQuery(values: Values): Record<string, string> {
  const { limit, offset } = pageOf(values);
  const status = values.status === undefined ? undefined : whole('status', values.status, 2, 8);
  return {
    ...{ limit: String(limit), offset: String(offset), search: values.search ?? '' },
    ...(status === undefined ? {} : { status: String(status) }),
    ...(values.from === undefined ? {} : { start_date: values.from }),
    ...(values.until === undefined ? {} : { end_date: values.until }),
    ...(values['to-check'] ? { to_check: 'true' } : {}),
  };
}

function collected(argument: string | undefined, code: string, values: Values): Command {
  if (argument !== undefined) throw new UsageError("'deliver' takes an order or --code, not both: the code names the order.");
  const pickupCode = required(code.trim(), '--code needs the code that the customer shows.');
  return { name: 'collect', pickupCode, receivedBy: values['received-by']?.trim() || null };
}

/** `--customer EMAIL` is an earlier name of `--to EMAIL`. */
function audience({ to, customer }: Values): string {
  if (to !== undefined && customer !== undefined) throw new UsageError('--to and --customer say the same; give one of them.');
  if (customer !== undefined) return required(customer.trim(), '--customer needs an e-mail address.');
  const wanted = required((to ?? 'all').trim(), '--to needs all, region:NAME or an e-mail address.');
  if (wanted === 'all' || wanted.includes('@') || /^region:./.test(wanted)) return wanted;
  throw new UsageError(`--to is all, region:NAME or an e-mail address, not '${wanted}'.`);
}

function decision({ accept, reject }: Values): ReceiptDecision {
  if (accept && reject !== undefined) throw new UsageError("'receipt' takes --accept or --reject, not both.");
  if (accept) return { kind: 'accept' };
  if (reject === undefined) return null;
  return { kind: 'reject', reason: required(reject.trim(), '\'receipt\' needs --reject "why"; the customer reads it.') };
}
