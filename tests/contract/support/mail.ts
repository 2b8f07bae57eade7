import { createMailSender } from '#server/modules/mail/sender.ts';
import { type FakeMailbox, startSmtpServer } from '#tests/support/smtp-server.ts';
import { createTestShop, type TestShop, type TestShopOptions } from './shop.ts';

/** A shop that sends mail, and the mail server that takes it. */
export interface MailShop {
  readonly shop: TestShop;
  readonly mailbox: FakeMailbox;
  /** Sends what is due; how many mails were accepted. */
  send(): Promise<number>;
  /** The token of the link in the last mail to an address. */
  tokenFor(address: string): string;
  close(): Promise<void>;
}

export async function startMailShop(options: TestShopOptions = {}): Promise<MailShop> {
  const mailbox = await startSmtpServer();
  const shop = await createTestShop({ seed: 'small', ...options, env: { ...mailbox.env, ...options.env } });
  const sender = createMailSender(shop.deps);
  return {
    shop,
    mailbox,
    send: () => sender.run(),
    tokenFor: address => /token=([0-9a-z]+)/.exec(mailbox.to(address).at(-1)?.text ?? '')?.[1] ?? '',
    async close() {
      await shop.close();
      await mailbox.close();
    },
  };
}
