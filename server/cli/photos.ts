import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setProductEndpoint } from '#contract/admin-editing.ts';
import { addPictureEndpoint, type ShopPicture } from '#contract/admin-pictures.ts';
import type { CallCommand } from './call-command.ts';
import { call, type Shop, ShopError } from './shop.ts';
import { none, required } from './usage.ts';

/**
 * Reads 'photos SLUG …'.
 * @throws UsageError
 */
export function readPhotos([slug, ...files]: readonly string[]): CallCommand {
  const params = { slug: required(slug, "'photos' needs a product's slug.") };
  required(files[0], "'photos' needs files, or none.");
  const isNone = files.join() === 'none';
  return {
    name: 'call',
    subject: `product ${params.slug}`,
    perform: async shop => {
      const photos: string[] = [];
      for (const file of isNone ? [] : files) photos.push((await add(shop, file)).id);
      const data = await call(shop, setProductEndpoint, { params, body: { photos } });
      return { data, text: `${data.name_id} has ${data.photos.length} photos. 'import --undo' takes the change back.` };
    },
  };
}

/**
 * Reads 'picture FILE'.
 * @throws UsageError
 */
export function readPicture([file, ...rest]: readonly string[], { crop }: { readonly crop?: string | undefined }): CallCommand {
  none(rest, 0);
  const name = required(file, "'picture' needs a file.");
  return {
    name: 'call',
    subject: `picture ${name}`,
    perform: async shop => {
      const data = await add(shop, name, crop);
      return { data, text: `${data.id}, ${data.width} × ${data.height} pixels, ${shop.url}${data.url}` };
    },
  };
}

async function add(shop: Shop, file: string, crop?: string): Promise<ShopPicture> {
  const content = await readFile(file).catch(() => {
    throw new ShopError(`The file ${file} can't be read.`);
  });
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(content)]), path.basename(file));
  if (crop !== undefined) body.set('crop', crop);
  return call(shop, addPictureEndpoint, { body });
}
