import { isPair, none, pairs, required, UsageError } from './usage.ts';

/** A merchant's command on the settings of the shop itself. */
export type SettingsCommand =
  | { readonly name: 'settings-show' }
  | { readonly name: 'settings-set'; readonly file: string }
  | { readonly name: 'settings-change'; readonly fields: Readonly<Record<string, string>> }
  /** `file` null: the shop's own mark again. */
  | { readonly name: 'settings-logo'; readonly file: string | null };

export const settingsHelp = `  settings show                                  name, words, contact, links, company, colours of the shop
  settings set NAME=VALUE …                      change some of them: settings set name="Toko Budi" phone=0411…
  settings set FILE                              replace what the JSON file gives of them
  settings logo FILE | none                      an SVG, PNG, JPEG or WebP as the shop's logo; none: the mark`;

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
