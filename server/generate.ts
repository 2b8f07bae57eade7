import { parseArgs } from 'node:util';
import { UsageError } from './cli/usage.ts';
import { readConfig } from './config.ts';
import { openShop } from './open-shop.ts';
import { OperatorError } from './operator-error.ts';
import { growShop, ShopInUse } from './seed/grow.ts';

/** Beyond it a generated catalogue would say nothing new and take minutes. */
const MOST = 1_000_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** `npm run catalogue -- --variants N [--force]`: docs/admin.md. */
async function generate(): Promise<void> {
  const { values } = parseArgs({ options: { variants: { type: 'string' }, force: { type: 'boolean', default: false } } });
  const variants = Number(values.variants);
  if (!Number.isInteger(variants) || variants < 1 || variants > MOST)
    throw new UsageError(`--variants must be a number from 1 to ${MOST}.`);
  const shop = await openShop(readConfig(process.env), say);
  try {
    say(`Generating ${variants} variants …`);
    const start = performance.now();
    const made = await shop.unhurried(db => growShop(db, { variants, isForced: values.force }));
    say(
      `${made.products} products with ${made.variants} variants are on sale, after ${((performance.now() - start) / 1_000).toFixed(1)} s.`,
    );
  } finally {
    await shop.close();
  }
}

try {
  await generate();
} catch (error) {
  const isExpected = [UsageError, ShopInUse, OperatorError].some(kind => error instanceof kind);
  process.stderr.write(`${error instanceof Error ? (isExpected ? error.message : error.stack) : error}\n`);
  process.exitCode = 1;
}
