import { type AdminPaymentMethod, adminPaymentMethodsEndpoint, setPaymentMethodEndpoint } from '#contract/admin-payment.ts';
import { adminSiteEndpoint, deleteLogoEndpoint, setLogoEndpoint, setSiteEndpoint } from '#contract/admin-settings.ts';
import { rupiah, table } from './print.ts';
import { readBytes, readJson } from './read-text.ts';
import type { SettingsCommand } from './settings-command.ts';
import { call, type Shop } from './shop.ts';
import { UsageError, whole } from './usage.ts';

const SEEN = 'Customers see it within five minutes.';

/** Performs 'settings …'; what is shown is what can be edited and sent back. */
export async function performSettings(command: SettingsCommand, shop: Shop): Promise<{ data: unknown; text: string }> {
  switch (command.name) {
    case 'settings-show': {
      const data = await call(shop, adminSiteEndpoint);
      return { data, text: JSON.stringify(data, null, 2) };
    }
    case 'settings-set': {
      const data = await call(shop, setSiteEndpoint, { body: await readJson(command.file) });
      return { data, text: `The shop's settings are changed. ${SEEN}` };
    }
    case 'settings-change': {
      const body = Object.fromEntries(Object.entries(command.fields).map(([name, value]) => [name, settingOf(name, value)]));
      const data = await call(shop, setSiteEndpoint, { body });
      return { data, text: `Changed: ${Object.keys(body).join(', ')}. ${SEEN}` };
    }
    case 'payment-methods': {
      const data = await call(shop, adminPaymentMethodsEndpoint);
      return { data, text: methodsText(data.payment_methods) };
    }
    case 'payment-method-set': {
      const { id, file, fields } = command;
      const body = file === null ? methodOf(fields) : await readJson(file);
      const data = await call(shop, setPaymentMethodEndpoint, { params: { id }, body });
      return { data, text: `${methodsText([data])}\n\n${SEEN}` };
    }
    case 'settings-logo': {
      if (command.file === null) {
        const data = await call(shop, deleteLogoEndpoint);
        return { data, text: `The shop shows its mark. ${SEEN}` };
      }
      const content = (await readBytes(command.file)).toString('base64');
      const data = await call(shop, setLogoEndpoint, { body: { content } });
      return { data, text: `The logo is changed. ${SEEN} Installed phones take it at their next start.` };
    }
  }
}

/** A setting as the shop takes it. @throws UsageError */
function settingOf(name: string, value: string): unknown {
  if (name === 'is_pkp') return yesOrNo(name, value);
  if (name === 'blog_url') return value === '' ? null : value;
  if (name === 'home_shelves') return value.split(',').map(shelf => shelf.trim());
  if (name === 'socials' || name === 'others') throw new UsageError(`'${name}' is a list: set it by a JSON file, see 'settings show'.`);
  return value;
}

/** Payment methods in a table; an invented account says so. */
function methodsText(methods: readonly AdminPaymentMethod[]): string {
  const rows = methods.map(({ id, is_active, name_id, account, max_amount, is_demo }) => [
    ...[id, is_active ? 'offered' : 'off', name_id],
    account === null ? '–' : `${account.bank} ${account.number.slice(0, 30)}, ${account.holder}`,
    ...[max_amount === null ? '–' : rupiah(max_amount), is_demo ? 'INVENTED ACCOUNT' : ''],
  ]);
  return table(['Method', 'State', 'Name', 'Account', 'Up to', ''], rows, [4]);
}

/** `name=value` words as a payment method's fields. @throws UsageError */
function methodOf({ bank, number, holder, ...fields }: Readonly<Record<string, string>>): Record<string, unknown> {
  const account = { bank, number, holder };
  const parts = Object.values(account).filter(part => part !== undefined).length;
  if (parts !== 0 && parts !== 3) throw new UsageError('An account is bank=, number= and holder= together.');
  const set = Object.entries(fields).map(([name, value]) => [name, methodField(name, value)]);
  return { ...Object.fromEntries(set), ...(parts === 0 ? {} : { account }) };
}

function methodField(name: string, value: string): unknown {
  if (name === 'is_active' || name === 'has_unique_code') return yesOrNo(name, value);
  if (name === 'max_amount' || name === 'deadline_minutes') return value === 'none' ? null : whole(name, value, 1, 2_000_000_000);
  if (name.startsWith('steps_')) throw new UsageError(`'${name}' is a list: set it by a JSON file.`);
  return value;
}

function yesOrNo(name: string, value: string): boolean {
  if (value !== 'yes' && value !== 'no') throw new UsageError(`${name} is 'yes' or 'no'.`);
  return value === 'yes';
}
