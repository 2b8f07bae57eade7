import { adminSiteEndpoint, deleteLogoEndpoint, setLogoEndpoint, setSiteEndpoint } from '#contract/admin-settings.ts';
import { readBytes, readJson } from './read-text.ts';
import type { SettingsCommand } from './settings-command.ts';
import { call, type Shop } from './shop.ts';
import { UsageError } from './usage.ts';

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
  if (name === 'is_pkp') {
    if (value !== 'yes' && value !== 'no') throw new UsageError("is_pkp is 'yes' or 'no'.");
    return value === 'yes';
  }
  if (name === 'blog_url') return value === '' ? null : value;
  if (name === 'home_shelves') return value.split(',').map(shelf => shelf.trim());
  if (name === 'socials' || name === 'others') throw new UsageError(`'${name}' is a list: set it by a JSON file, see 'settings show'.`);
  return value;
}
