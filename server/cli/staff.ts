import { adminHistoryEndpoint } from '#contract/admin.ts';
import {
  type AuditEntry,
  auditEndpoint,
  inviteStaffEndpoint,
  resetStaffEndpoint,
  type Staff,
  setStaffEndpoint,
  staffListEndpoint,
} from '#contract/staff.ts';
import type { CallCommand } from './call-command.ts';
import { moment, statusWord, table } from './print.ts';
import { call } from './shop.ts';
import { none, pageOf, pairs, required, UsageError } from './usage.ts';

export const staffHelp = `  staff                                          everybody who may sign in at the desk
  staff invite NAME EMAIL --role ROLE            owner, orders, catalogue or content; prints the link to send, for seven days
  staff set EMAIL NAME=VALUE …                   role=, name=, is_active=yes|no: without it they are signed out at once
  staff reset EMAIL                              after a lost phone or password: signed out, and a new link
  audit [--search TEXT]                          what the shop's own people changed, by a part of their name or of the address
  history ID                                     what happened to an order, and who did it`;

/** The words that begin such a command. */
export const staffNames = ['staff', 'audit', 'history'] as const;

interface StaffValues {
  readonly role?: string | undefined;
  readonly search?: string | undefined;
  readonly limit?: string | undefined;
  readonly offset?: string | undefined;
}

const command = (subject: string, perform: CallCommand['perform']): CallCommand => ({ name: 'call', subject, perform });

/**
 * Reads 'staff …', 'audit …' and 'history …'.
 * @throws UsageError
 */
export function readStaffCommand([name, verb, argument, ...rest]: readonly string[], values: StaffValues): CallCommand {
  if (name === 'audit') return readAudit([verb, argument, ...rest], values);
  if (name === 'history') return readHistory(verb, [argument, ...rest]);
  if (verb === undefined) {
    return command('staff', async shop => {
      const data = await call(shop, staffListEndpoint);
      return { data, text: staffText(data.staff) };
    });
  }
  if (verb === 'invite') return readInvitation(argument, rest, values);
  const params = { id: required(argument, `'staff ${verb}' needs an e-mail address.`) };
  if (verb === 'set') {
    required(rest[0], "'staff set' needs NAME=VALUE, such as role=orders.");
    const body = Object.fromEntries(Object.entries(pairs(rest)).map(([field, value]) => [field, fieldOf(field, value)]));
    return command(`member of staff ${params.id}`, async shop => {
      const data = await call(shop, setStaffEndpoint, { params, body });
      return { data, text: staffText([data]) };
    });
  }
  none(rest, 0);
  if (verb !== 'reset') throw new UsageError("'staff' goes alone, or with invite, set or reset.");
  return command(`member of staff ${params.id}`, async shop => {
    const data = await call(shop, resetStaffEndpoint, { params });
    return { data, text: `${data.name} is signed out everywhere. ${linkText(data)}` };
  });
}

function readInvitation(name: string | undefined, [email, ...rest]: readonly string[], values: StaffValues): CallCommand {
  none(rest, 0);
  const usage = "'staff invite' needs a name, an e-mail address and --role owner, orders, catalogue or content.";
  const body = { name: required(name, usage), email: required(email, usage), role: required(values.role, usage) };
  return command(`member of staff ${body.email}`, async shop => {
    const data = await call(shop, inviteStaffEndpoint, { body });
    return { data, text: linkText(data) };
  });
}

const linkText = ({ link, expires_at, name }: { link: string; expires_at: string; name: string }) =>
  `Send ${name} this link; it counts once, until ${moment(expires_at)}:\n${link}`;

function fieldOf(name: string, value: string): unknown {
  if (name !== 'is_active') return value;
  if (value !== 'yes' && value !== 'no') throw new UsageError("is_active is 'yes' or 'no'.");
  return value === 'yes';
}

function readAudit(words: readonly (string | undefined)[], values: StaffValues): CallCommand {
  if (words[0] !== undefined) throw new UsageError("'audit' takes no argument but --search TEXT.");
  const { limit, offset } = pageOf(values);
  const search = values.search ?? '';
  // An address has a slash, a name has none.
  const query = { limit: String(limit), offset: String(offset), ...(search.includes('/') ? { path: search } : { person: search }) };
  return command('such page', async shop => {
    const data = await call(shop, auditEndpoint, { query });
    return { data, text: auditText(data.entries, data.total) };
  });
}

function readHistory(id: string | undefined, words: readonly (string | undefined)[]): CallCommand {
  const params = { id: required(id, "'history' needs an order's number or id.") };
  if (words[0] !== undefined) throw new UsageError(`'${words[0]}' is one argument too many.`);
  return command(`order ${params.id}`, async shop => {
    const data = await call(shop, adminHistoryEndpoint, { params });
    const rows = data.events.map(({ at, status, actor, person, note }) => [moment(at), statusWord(status), person ?? actor, note ?? '']);
    return { data, text: table(['When', 'Status', 'By', 'Note'], rows) };
  });
}

function staffText(staff: readonly Staff[]): string {
  if (staff.length === 0) return 'No staff. The first owner: staff invite NAME EMAIL --role owner';
  const rows = staff.map(({ name, email, role, is_active, is_invited, has_second_factor, seen_at }) => [
    ...[name, email, role, is_active ? (is_invited ? 'invited' : 'active') : 'ended'],
    ...[has_second_factor ? 'second factor' : '', moment(seen_at)],
  ]);
  return table(['Name', 'E-mail', 'Role', 'State', '', 'Seen'], rows);
}

function auditText(entries: readonly AuditEntry[], total: number): string {
  if (entries.length === 0) return 'Nothing.';
  const rows = entries.map(({ at, person, role, method, path, status, detail }) => [
    ...[moment(at), person, role ?? 'key', `${method} ${path}`],
    status === 200 ? detail.slice(0, 60) : 'refused: no right to it',
  ]);
  return `${table(['When', 'By', 'Role', 'What', ''], rows)}\n\n${entries.length} of ${total} entries`;
}
