import { parseArgs } from 'node:util';

/** What the operator wants, with every argument checked. */
export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'orders'; readonly status: number | null; readonly limit: number; readonly offset: number }
  | { readonly name: 'order' | 'validate'; readonly order: string }
  | { readonly name: 'cancel'; readonly order: string; readonly reason: string }
  | { readonly name: 'import'; readonly file: string };

/** A command with what holds for all of them; null where the environment decides. */
export interface Wanted {
  readonly command: Command;
  readonly isJson: boolean;
  readonly url: string | null;
  readonly key: string | null;
}

/** Words that can't be understood: exit code 2. */
export class UsageError extends Error {}

export const help = `Usage: npm run admin -- <command> [options]

Commands
  orders [--status N] [--limit N] [--offset N]   placed orders, newest first
  order ID                                       one order with its lines
  validate ID                                    accept an order; its customer can pay now
  cancel ID --reason "why"                       cancel an order; its stock comes back
  import FILE                                    replace the catalogue by a CSV file

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
  if (rest.length > 0) throw new UsageError(`'${rest[0]}' is one argument too many. Put texts with spaces into quotes.`);
  for (const option of ['status', 'limit', 'offset', 'reason'] as const) {
    const isKnown = option === 'reason' ? name === 'cancel' : name === 'orders';
    if (values[option] !== undefined && !isKnown) throw new UsageError(`'${name}' takes no --${option}.`);
  }
  return { ...shared, command: readCommand(name, argument, values) };
}

type Values = ReturnType<typeof parse>['values'];

function readCommand(name: string, argument: string | undefined, values: Values): Command {
  switch (name) {
    case 'help':
      return { name };
    case 'orders':
      if (argument !== undefined) throw new UsageError("'orders' takes no argument; for one order use 'order ID'.");
      return {
        name,
        status: values.status === undefined ? null : whole('status', values.status, 2, 8),
        limit: whole('limit', values.limit ?? '25', 1, 200),
        offset: whole('offset', values.offset ?? '0', 0, 1_000_000),
      };
    case 'order':
    case 'validate':
      return { name, order: required(argument, `'${name}' needs an order's number or id.`) };
    case 'cancel':
      return {
        name,
        order: required(argument, "'cancel' needs an order's number or id."),
        reason: required(values.reason?.trim(), '\'cancel\' needs --reason "why"; the customer reads it.'),
      };
    case 'import':
      return { name, file: required(argument, "'import' needs a CSV file.") };
    default:
      throw new UsageError(`There is no command '${name}'.`);
  }
}

function parse(argv: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { status: text, limit: text, offset: text, reason: text, url: text, key: text, json: flag, help: { ...flag, short: 'h' } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function required(text: string | undefined, message: string): string {
  if (!text) throw new UsageError(message);
  return text;
}

function whole(option: string, text: string, minimum: number, maximum: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < minimum || value > maximum) {
    throw new UsageError(`--${option} is a whole number from ${minimum} to ${maximum}, not '${text}'.`);
  }
  return value;
}
