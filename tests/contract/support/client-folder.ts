import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Makes a folder as a build of the client that has a shell and nothing else, so that a shop in process serves pages. Remove it afterwards. */
export async function makeClientFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fondasi-client-'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>shell</title>');
  return folder;
}
