import { createPGlite } from '#server/db/open.ts';
import { copyPGlite } from '#server/db/copy.ts';
import { tablesOf } from '#server/db/tables.ts';
import { template } from '#tests/contract/support/template.ts';
const c = await createPGlite(null, await template('small'));
console.log((await tablesOf(copyPGlite(c))).map(t => t.name).join(' '));
