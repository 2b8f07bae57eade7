import { checklistEndpoint, type DemoContents, demoEndpoint, type OpeningStep, removeDemoEndpoint } from '#contract/admin-opening.ts';
import type { CallCommand } from './call-command.ts';
import { table } from './print.ts';
import { call, ShopError } from './shop.ts';
import { none, UsageError } from './usage.ts';

export const openingHelp = `  checklist                                      what the shop lacks before it can sell, and how to give it
  demo                                           how much of the sample shop there is
  demo remove --yes                              remove what is as the sample shop brought it`;

/** The words that begin such a command. */
export const openingNames = ['checklist', 'demo'] as const;

/** Each step with the command that takes it. */
const steps: Readonly<Record<OpeningStep, readonly [what: string, how: string]>> = {
  name: ["the shop's name", 'settings set name="…"'],
  contact: ['phone and e-mail address', 'settings set phone=… email=…'],
  payment: ['an account that customers pay into', 'payment-methods set bank-transfer bank="…" number=… holder="…" is_active=yes'],
  depots: ['a depot that goods leave from', 'depots set CODE name="…" regency=… address="…" latitude=… longitude=… time_zone=…'],
  freight: ['which depot serves each regency, and what that costs', 'freight import zones FILE, freight import rates FILE'],
  goods: ['goods with stock', 'import FILE'],
  pages: [
    'the terms and the guarantee, in both languages',
    'content set terms-and-conditions FILE, content set guarantee-and-returns FILE',
  ],
  demo: ['nothing of the sample shop', 'demo remove --yes'],
  company: ['who sells, and the line at the foot of each page', 'settings set company_name="…" legal_line_id="…" legal_line_en="…"'],
  order_prefix: ['the beginning of order numbers', 'settings set order_prefix=…'],
  logo: ['a logo', 'settings logo FILE'],
  articles: ['an article of the blog', 'content set SLUG FILE'],
};

const kinds: Readonly<Record<keyof DemoContents, string>> = {
  products: 'products',
  articles: 'articles',
  pages: 'pages',
  banners: 'banners',
  settings: "fields of the shop's settings",
  accounts: 'accounts that customers pay into',
  depots: 'depots',
  zones: 'regencies with a zone',
  rates: 'tiers of the tariff',
  services: 'calendars of ships',
  customers: 'customers',
  reviews: 'reviews',
};

/**
 * Reads 'checklist' and 'demo …'.
 * @throws UsageError
 */
export function readOpeningCommand([name, verb, ...rest]: readonly string[], { yes }: { readonly yes?: boolean | undefined }): CallCommand {
  none(rest, 0);
  if (name === 'checklist') {
    none(verb === undefined ? [] : [verb], 0);
    return { name: 'call', subject: 'such page', perform: checklist };
  }
  if (verb !== undefined && verb !== 'remove') throw new UsageError("'demo' goes alone, or with remove.");
  if (verb === undefined && yes) throw new UsageError("'demo' takes no --yes.");
  return { name: 'call', subject: 'such page', perform: verb === undefined ? showDemo : shop => removeDemo(shop, yes ?? false) };
}

const checklist: CallCommand['perform'] = async shop => {
  const data = await call(shop, checklistEndpoint);
  const rows = data.steps.map(({ code, is_done, is_needed }) => {
    const [what, how] = steps[code];
    return [is_done ? 'done' : is_needed ? 'MISSING' : 'later', what, is_done ? '' : how];
  });
  const verdict = data.can_sell ? 'The shop can sell.' : "The shop can't sell before everything that is MISSING is there.";
  return { data, text: `${table(['', 'What', 'How: npm run admin -- …'], rows)}\n\n${verdict}` };
};

const NOTHING = 'Nothing of the sample shop is left.';

const showDemo: CallCommand['perform'] = async shop => {
  const data = await call(shop, demoEndpoint);
  return { data, text: contents(data) || NOTHING };
};

const removeDemo = async (shop: Parameters<CallCommand['perform']>[0], isSure: boolean) => {
  const found = contents(await call(shop, demoEndpoint));
  if (!isSure && found !== '') {
    throw new ShopError(`${found}\n\nNothing was removed, because that can't be undone: --yes removes all of it.`);
  }
  const data = await call(shop, removeDemoEndpoint);
  return { data, text: found === '' ? NOTHING : `${found}\n\nAll of this is gone. 'checklist' says what the shop lacks now.` };
};

function contents(found: DemoContents): string {
  const rows = Object.entries(kinds).flatMap(([kind, words]) => {
    const count = found[kind as keyof DemoContents];
    return count === 0 ? [] : [[String(count), words]];
  });
  return rows.length === 0 ? '' : table(['Count', 'Of the sample shop'], rows);
}
