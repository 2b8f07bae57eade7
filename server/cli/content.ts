import {
  adminContentEndpoint,
  adminContentsEndpoint,
  adminSiteEndpoint,
  setContentEndpoint,
  setSiteEndpoint,
} from '#contract/admin-content.ts';
import type { ContentCommand } from './content-command.ts';
import { table } from './print.ts';
import { readText } from './read-text.ts';
import { call, type Shop, ShopError } from './shop.ts';

/** Performs 'site …' and 'content …'; what is shown is what can be edited and sent back. */
export async function performContent(command: ContentCommand, shop: Shop): Promise<{ data: unknown; text: string }> {
  switch (command.name) {
    case 'site-show': {
      const data = await call(shop, adminSiteEndpoint);
      return { data, text: JSON.stringify(data, null, 2) };
    }
    case 'site-set': {
      const data = await call(shop, setSiteEndpoint, { body: await readJson(command.file) });
      return { data, text: "The shop's card is changed; customers see it within five minutes." };
    }
    case 'content-list': {
      const data = await call(shop, adminContentsEndpoint);
      const rows = data.contents.map(({ kind, slug, title, changed_at }) => [kind, slug, title, changed_at.slice(0, 10)]);
      return { data, text: table(['Kind', 'Slug', 'Title', 'Date'], rows) };
    }
    case 'content-show': {
      const data = await call(shop, adminContentEndpoint, { params: { slug: command.slug } });
      return { data, text: JSON.stringify(data, null, 2) };
    }
    case 'content-set': {
      const data = await call(shop, setContentEndpoint, { params: { slug: command.slug }, body: await readJson(command.file) });
      return { data, text: `'${command.slug}' is changed.` };
    }
  }
}

async function readJson(file: string): Promise<unknown> {
  const text = await readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ShopError(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
