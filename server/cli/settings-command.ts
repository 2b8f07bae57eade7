import { isPair, none, pairs, required, UsageError } from './usage.ts';

/** A merchant's command on the settings of the shop itself. */
export type SettingsCommand =
  | { readonly name: 'settings-show' }
  | { readonly name: 'settings-set'; readonly file: string }
  | { readonly name: 'settings-change'; readonly fields: Readonly<Record<string, string>> }
  | { readonly name: 'payment-methods' }
  | {
      readonly name: 'payment-method-set';
      readonly id: string;
      readonly file: string | null;
      readonly fields: Readonly<Record<string, string>>;
    }
  /** `file` null: the shop's own mark again. */
  | { readonly name: 'settings-logo'; readonly file: string | null };

export const settingsHelp = `  settings show                                  name, words, contact, links, company, colours of the shop
  settings set NAME=VALUE …                      change some of them: settings set name="Toko Budi" phone=0411…
  settings set FILE                              replace what the JSON file gives of them
  payment-methods                                how customers pay, with the accounts that they pay into
  payment-methods set ID NAME=VALUE …            bank=, number=, holder=, is_active=yes|no, max_amount=, deadline_minutes=, name_id=, …
  payment-methods set ID FILE                    replace what the JSON file gives of one
  settings logo FILE | none                      an SVG, PNG, JPEG or WebP as the shop's logo; none: the mark`;

/**
 * Reads 'payment-methods …'.
 * @throws UsageError
 */
export function readPaymentMethods([, verb, id, ...rest]: readonly string[]): SettingsCommand {
  if (verb === undefined) return { name: 'payment-methods' };
  if (verb !== 'set') throw new UsageError("'payment-methods' goes alone, or with set.");
  const method = required(id, "'payment-methods set' needs a method's id, such as bank-transfer.");
  const wanted = required(rest[0], "'payment-methods set' needs NAME=VALUE or a JSON file after the id.");
  if (isPair(wanted)) return { name: 'payment-method-set', id: method, file: null, fields: pairs(rest) };
  none(rest, 1);
  return { name: 'payment-method-set', id: method, file: wanted, fields: {} };
}

/**
 * Reads 'settings …'; 'site …' is its earlier name.
 * @throws UsageError
 */
export function readSettingsCommand([subject = '', verb = '', ...rest]: readonly string[]): SettingsCommand {
  const [first] = rest;
  switch (verb) {
    case 'show':
      none(rest, 0);
      return { name: 'settings-show' };
    case 'set': {
      const wanted = required(first, `'${subject} set' needs NAME=VALUE or a JSON file.`);
      if (isPair(wanted)) return { name: 'settings-change', fields: pairs(rest) };
      none(rest, 1);
      return { name: 'settings-set', file: wanted };
    }
    case 'logo': {
      const file = required(first, "'settings logo' needs a file, or none.");
      none(rest, 1);
      return { name: 'settings-logo', file: file === 'none' ? null : file };
    }
    default:
      throw new UsageError(`'${subject}' goes with show, set or logo.`);
  }
}
