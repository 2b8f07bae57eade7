import { adminContentEndpoint, adminContentsEndpoint, setContentEndpoint } from '#contract/admin-content.ts';
import type { ContentCommand } from './content-command.ts';
import { table } from './print.ts';
import { readJson } from './read-text.ts';
import { call, type Shop } from './shop.ts';

/** Performs 'content …'; what is shown is what can be edited and sent back. */
export async function performContent(command: ContentCommand, shop: Shop): Promise<{ data: unknown; text: string }> {
  switch (command.name) {
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
