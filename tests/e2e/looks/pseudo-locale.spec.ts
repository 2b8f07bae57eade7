import { expect, test } from '@playwright/test';
import { arrive, register } from '../support/customer.ts';
import { cartAndOrder, receiverToken } from '../support/orders.ts';
import { awake } from '../support/page-checks.ts';
import { customerPlaces, privatePlaces, publicPlaces } from '../support/places.ts';
import { plainTexts, servePseudoLocale } from '../support/pseudo.ts';

test.use({ serviceWorkers: 'block', trace: 'off', viewport: { width: 1280, height: 900 } });

/** The shop's name, names of languages in themselves, and what the platform's formats write. */
const OWN =
  /^(?:Fondasi|English|Bahasa Indonesia|Google or Facebook|Rp|WITA|WIB|WIT|Mon|Tue|Wed|Thu|Fri|Sat|Sun|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*)$/;

test('no route has a word that stands in the code', async ({ page, context }) => {
  const customer = await register('en');
  const ids = await cartAndOrder(customer);
  const token = await receiverToken(customer, ids.order);
  await arrive(context, 'en');
  const answers = await servePseudoLocale(context);
  const findings: string[] = [];
  for (const { path } of [...publicPlaces, ...privatePlaces, ...customerPlaces]) {
    if (path === privatePlaces[0]?.path) await arrive(context, 'en', customer.tokens);
    await test.step(path, async () => {
      await page.goto(path.replace(':cart', ids.cart).replace(':order', ids.order).replace(':token', token));
      await awake(page);
      await expect(page.getByText(/[\uff21-\uff5a]{2}/).first()).toBeAttached();
      // The address that the page itself names is no word.
      const texts = (await plainTexts(page)).map(text => text.replace(/https?:\/\/\S+/g, ''));
      const parts = texts.flatMap(text => text.split(/\bRp\b|\. |[^\p{L} '’&.-]+/u)).map(text => text.trim());
      const known = answers();
      // An address stands in one line where the shop has it in parts.
      const isKnown = (text: string) => OWN.test(text) || known.includes(text.replace(/[ .]+$/, ''));
      findings.push(...parts.filter(text => text.length > 1 && !isKnown(text)).map(text => `${path}: ${text}`));
    });
  }
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  expect(findings).toEqual([]);
});
