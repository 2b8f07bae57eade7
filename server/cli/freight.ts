import { writeFile } from 'node:fs/promises';
import {
  adminDepotsEndpoint,
  deleteDepotEndpoint,
  FREIGHT_CSV_PATH,
  setDepotEndpoint,
  setFreightEndpoint,
} from '#contract/admin-freight.ts';
import type { Depot } from '#contract/delivery.ts';
import type { CallCommand } from './call-command.ts';
import { table } from './print.ts';
import { readJson, readText } from './read-text.ts';
import { call, download, ShopError } from './shop.ts';
import { isPair, none, pairs, required, UsageError } from './usage.ts';

export const freightHelp = `  depots                                         where goods leave from and are collected
  depots set CODE NAME=VALUE …                   name=, regency=, address=, latitude=, longitude=, phone=, map_url=, time_zone=WIB|WITA|WIT
  depots set CODE FILE                           replace what the JSON file gives of one, also its opening hours
  depots remove CODE                             take one away that nothing refers to
  freight export zones|rates FILE [--excel]      which depot serves each regency, or the tariffs, as a CSV
  freight import zones|rates FILE                replace them by the CSV, as a whole`;

/** The words that begin such a command. */
export const freightNames = ['depots', 'freight'] as const;

const command = (subject: string, perform: CallCommand['perform']): CallCommand => ({ name: 'call', subject, perform });

/**
 * Reads 'depots …' and 'freight …'.
 * @throws UsageError
 */
export function readFreightCommand(
  [name, verb, ...words]: readonly string[],
  { excel }: { readonly excel?: boolean | undefined },
): CallCommand {
  if (name === 'depots') return readDepots(verb, words);
  const [part, file, ...rest] = words;
  none(rest, 0);
  if (part !== 'zones' && part !== 'rates') throw new UsageError("'freight' goes with export or import, then zones or rates, and a file.");
  const path = required(file, `'freight ${verb} ${part}' needs a file.`);
  if (verb === 'export') return exportTable(part, path, excel ?? false);
  if (verb !== 'import') throw new UsageError("'freight' goes with export or import.");
  return command(`file ${path}`, async shop => {
    const data = await call(shop, setFreightEndpoint, { body: { [part]: await readText(path) } });
    return { data, text: `The table has ${data.zones} regencies and ${data.rates} tiers. Phones take it within five minutes.` };
  });
}

function exportTable(part: 'zones' | 'rates', path: string, isExcel: boolean): CallCommand {
  return command('such table', async shop => {
    const csv = await download(shop, FREIGHT_CSV_PATH, { table: part, ...(isExcel ? { form: 'excel' } : {}) });
    await writeFile(path, csv).catch(() => {
      throw new ShopError(`The file ${path} can't be written.`);
    });
    return { data: { file: path, bytes: csv.length }, text: `The ${part} are in ${path}.` };
  });
}

function readDepots(verb: string | undefined, [code, ...words]: readonly string[]): CallCommand {
  if (verb === undefined) {
    return command('such page', async shop => {
      const data = await call(shop, adminDepotsEndpoint);
      return { data, text: depotsText(data.depots) };
    });
  }
  const params = { code: required(code, `'depots ${verb}' needs a depot's code, such as makassar.`) };
  const subject = `depot ${params.code}`;
  if (verb === 'remove') {
    none(words, 0);
    return command(subject, async shop => {
      const data = await call(shop, deleteDepotEndpoint, { params });
      return { data, text: 'The depot is gone.' };
    });
  }
  if (verb !== 'set') throw new UsageError("'depots' goes alone, or with set or remove.");
  const first = required(words[0], "'depots set' needs NAME=VALUE or a JSON file after the code.");
  if (!isPair(first)) none(words, 1);
  return command(subject, async shop => {
    const body = isPair(first) ? fieldsOf(pairs(words)) : await readJson(first);
    const data = await call(shop, setDepotEndpoint, { params, body });
    return { data, text: depotsText([data]) };
  });
}

function fieldsOf(words: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(words).map(([name, value]) => {
      if (name === 'hours') throw new UsageError("'hours' is a list: set it by a JSON file.");
      if (name === 'latitude' || name === 'longitude') return [name, Number(value.replace(',', '.'))];
      return [name, value === 'none' ? null : value];
    }),
  );
}

function depotsText(depots: readonly Depot[]): string {
  if (depots.length === 0) return 'No depots.';
  const rows = depots.map(({ code, name, regency, address, phone, hours, is_demo }) => [
    ...[code, name, regency, address, phone ?? '–', hours.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')],
    is_demo ? 'INVENTED' : '',
  ]);
  return table(['Depot', 'Name', 'Regency', 'Address', 'Phone', 'Hours', ''], rows);
}
