import { writeFile } from 'node:fs/promises';
import {
  catalogueVersionsEndpoint,
  importCatalogueEndpoint,
  previewImportEndpoint,
  undoImportEndpoint,
} from '#contract/admin-catalogue.ts';
import { moveStockEndpoint, variantStockEndpoint } from '#contract/admin-stock.ts';
import type { CatalogueCommand } from './catalogue-command.ts';
import { planText, stockText, versionsText } from './catalogue-text.ts';
import { moment } from './print.ts';
import { readText } from './read-text.ts';
import { call, download, type Shop, ShopError } from './shop.ts';

/** Performs 'import …', 'export …' and 'stock …'. */
export async function performCatalogue(command: CatalogueCommand, shop: Shop): Promise<{ data: unknown; text: string }> {
  switch (command.name) {
    case 'import': {
      const csv = await readText(command.file);
      const merge = command.isMerge ? { merge: true } : {};
      if (command.isDryRun) {
        const data = await call(shop, previewImportEndpoint, { body: { csv, ...merge } });
        return { data, text: planText(data) };
      }
      const data = await call(shop, importCatalogueEndpoint, {
        body: { csv, ...merge, ...(command.mayDiscontinue ? { may_discontinue: true } : {}) },
      });
      const verb = command.isMerge ? 'On sale are' : 'Imported';
      return { data, text: `${verb} ${data.products} products with ${data.variants} variants; ${data.discontinued} discontinued.` };
    }
    case 'import-undo': {
      const data = await call(shop, undoImportEndpoint, { body: {} });
      const sold = `${data.products} products with ${data.variants} variants are on sale, as before the import of ${moment(data.replaced_at)}`;
      return { data, text: `${sold}; ${data.discontinued} discontinued. ${data.left} more can be put back.` };
    }
    case 'import-list': {
      const data = await call(shop, catalogueVersionsEndpoint);
      return { data, text: versionsText(data.versions) };
    }
    case 'export': {
      const csv = await download(shop, importCatalogueEndpoint.path, command.isExcel ? { form: 'excel' } : {});
      await writeFile(command.file, csv).catch(() => {
        throw new ShopError(`The file ${command.file} can't be written.`);
      });
      return { data: { file: command.file, bytes: csv.length }, text: `The catalogue is in ${command.file}.` };
    }
    case 'stock': {
      const params = { sku: command.sku };
      if (command.move === null) {
        const query = { limit: String(command.limit), offset: String(command.offset) };
        const data = await call(shop, variantStockEndpoint, { params, query });
        return { data, text: stockText(data) };
      }
      const { delta, reason, person, note } = command.move;
      const body = { delta, reason, note, ...(person === null ? {} : { person }) };
      const data = await call(shop, moveStockEndpoint, { params, body });
      return { data, text: stockText(data) };
    }
  }
}
