import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { customers } from '#server/db/schema/customers.ts';
import { mails } from '#server/db/schema/mail.ts';
import { letterHtml, letterText } from '#server/modules/mail/letter.ts';
import { createMailSender, pauseAfter } from '#server/modules/mail/sender.ts';
import { queueMails, sweepMails } from '#server/modules/mail/service.ts';
import { startSmtpServer } from '#tests/support/smtp-server.ts';
import { type MailShop, startMailShop } from './support/mail.ts';
import { seededAt } from './support/template.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

let post: MailShop;
let clock = seededAt.getTime();
let customerId = '';
beforeAll(async () => {
  post = await startMailShop({ now: () => new Date(clock) });
  ({ customerId } = await post.shop.login());
});
afterAll(() => post.close());
afterEach(async () => {
  post.mailbox.answerRecipients(() => null);
  post.mailbox.answerMessages(() => null);
  await post.shop.db.delete(mails);
});

/** Queues a mail to the demo customer, whose address is this one from now on. */
async function queue(email: string): Promise<void> {
  await post.shop.db.update(customers).set({ email }).where(eq(customers.id, customerId));
  await queueMails(
    post.shop.db,
    { config: post.shop.deps.config, at: post.shop.deps.now() },
    { kind: 'password_changed', to: email, customerId, language: 'en' },
  );
}
const rows = () => post.shop.db.select().from(mails);
const stateOf = async () => (await rows()).map(({ state, attempts, reason }) => ({ state, attempts, reason }));

test('a mail that the server refuses for ever is given up with its reason, and the log has no address', async () => {
  post.mailbox.answerRecipients(() => ({ code: 550, words: 'no such mailbox' }));
  await queue('gone@fondasi.test');
  expect(await post.send()).toBe(0);
  expect(await stateOf()).toEqual([{ state: 'given_up', attempts: 1, reason: expect.stringContaining('no such mailbox') }]);
  expect(post.shop.lines.at(-1)).toMatch(/^mail [0-9a-f-]{36} \(password_changed\) was refused$/);
  clock += DAY;
  expect(await post.send()).toBe(0);
  expect(post.mailbox.to('gone@fondasi.test')).toEqual([]);
});

test('a refusal for now, of the recipient or of the message, is asked again after a pause, with the same Message-ID', async () => {
  const seen: string[] = [];
  post.mailbox.answerRecipients(() => ({ code: 451, words: 'greylisted' }));
  await queue('grey@fondasi.test');
  expect(await post.send()).toBe(0);
  expect(await post.send()).toBe(0);
  expect(await stateOf()).toEqual([{ state: 'waiting', attempts: 1, reason: expect.stringContaining('greylisted') }]);
  post.mailbox.answerRecipients(() => null);
  post.mailbox.answerMessages(({ messageId }) => {
    seen.push(messageId);
    return { code: 452, words: 'mailbox is full' };
  });
  clock += MINUTE;
  expect(await post.send()).toBe(0);
  post.mailbox.answerMessages(({ messageId }) => {
    seen.push(messageId);
    return null;
  });
  clock += MINUTE;
  expect(await post.send()).toBe(1);
  expect(await stateOf()).toMatchObject([{ state: 'sent', attempts: 3 }]);
  expect(seen).toEqual([seen[0], seen[0]]);
  expect(post.mailbox.to('grey@fondasi.test')).toHaveLength(1);
});

test('a message that is refused for ever is given up; a shop that is refused as a sender loses no mail, since the operator can mend that', async () => {
  post.mailbox.answerMessages(() => ({ code: 554, words: 'looks like spam' }));
  await queue('strict@fondasi.test');
  await post.send();
  expect(await stateOf()).toEqual([{ state: 'given_up', attempts: 1, reason: expect.stringContaining('looks like spam') }]);
  post.mailbox.answerMessages(() => null);
  post.mailbox.answerSender(() => ({ code: 550, words: 'not your domain' }));
  await post.shop.db.delete(mails);
  await queue('patient@fondasi.test');
  await post.send();
  expect(await stateOf()).toEqual([{ state: 'waiting', attempts: 1, reason: expect.stringContaining('not your domain') }]);
  post.mailbox.answerSender(() => null);
  clock += MINUTE;
  expect(await post.send()).toBe(1);
});

test('while the mail server is away everything waits, and all of it comes once it is back', async () => {
  const own = await startMailShop({ now: () => new Date(clock) });
  const { deps } = own.shop;
  const sender = createMailSender(deps);
  const { customerId: id } = await own.shop.login();
  const many = Array.from({ length: 9 }, () => ({ kind: 'password_changed', to: '', customerId: id, language: 'id' }) as const);
  await queueMails(own.shop.db, { config: deps.config, at: deps.now() }, ...many);
  await own.mailbox.close();
  expect(await sender.run()).toBe(0);
  const waiting = await own.shop.db.select().from(mails);
  expect(waiting.every(({ state }) => state === 'waiting')).toBe(true);
  // One batch found that it is away; the others were not tried.
  expect(waiting.filter(({ attempts }) => attempts > 0)).toHaveLength(4);
  const back = await startSmtpServer(own.mailbox.port);
  clock += MINUTE;
  expect(await sender.run()).toBe(9);
  expect(new Set(back.accepted.map(({ messageId }) => messageId)).size).toBe(9);
  expect(await sender.run()).toBe(0);
  expect(back.accepted).toHaveLength(9);
  await back.close();
  await own.shop.close();
});

test('mail of three days ago is not sent any more', async () => {
  await queue('late@fondasi.test');
  clock += 3 * DAY + 1;
  expect(await post.send()).toBe(0);
  expect(await rows()).toEqual([]);
});

test('the pauses double to an hour, to a minute where the mail server was away', () => {
  const most = (attempts: number, end: 'later' | 'away') => pauseAfter(attempts, { end }, () => 1);
  expect([1, 2, 3, 9, 100].map(attempts => most(attempts, 'later'))).toEqual([15_000, 30_000, MINUTE, 60 * MINUTE, 60 * MINUTE]);
  expect([1, 2, 3, 9].map(attempts => most(attempts, 'away'))).toEqual([15_000, 30_000, MINUTE, MINUTE]);
  expect(pauseAfter(1, { end: 'later' }, () => 0)).toBe(7_500);
});

test('mails are forgotten after two weeks', async () => {
  await queue('old@fondasi.test');
  await post.send();
  clock += 14 * DAY - 1;
  await sweepMails(post.shop.deps);
  expect(await rows()).toHaveLength(1);
  clock += 2;
  await sweepMails(post.shop.deps);
  expect(await rows()).toEqual([]);
});

test('a letter is text and HTML of the same words, and every word is escaped', () => {
  const evil = `<img src=x onerror="alert(1)"> & 'more'`;
  const letter = { subject: evil, lines: [evil], action: { label: evil, url: `https://shop.test/?a=1&b="2"` }, after: [evil] };
  const html = letterHtml(letter, evil, 'id');
  expect(html).not.toContain('<img');
  expect(html.split('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;more&#39;')).toHaveLength(6);
  expect(html).toContain('href="https://shop.test/?a=1&amp;b=&quot;2&quot;"');
  expect(letterText(letter, 'Fondasi')).toBe(`${evil}\n\n${evil}:\nhttps://shop.test/?a=1&b="2"\n\n${evil}\n\nFondasi\n`);
});
