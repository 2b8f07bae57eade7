import { insist } from '#server/db/insist.ts';
import type { Deps } from '#server/deps.ts';
import { shopContact } from './contact.ts';
import { letterHtml, letterText } from './letter.ts';
import { letters } from './letters.ts';
import { LANES, type Outcome, openSmtp, type Smtp, TIMEOUT } from './smtp.ts';
import { claimMails, deleteMail, finishMail, postponeMail, type StoredMail } from './store.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds for which a claim holds: more than a mail and its mark take. */
const LEASE = TIMEOUT + MINUTE;

/** Sends what waits. */
export interface MailSender {
  /** One run: until nothing is due, the mail server is away or the process stops. @returns how many mails were accepted */
  run(): Promise<number>;
}

/**
 * Makes the sender of mails. Any number of processes may send at once: each claims its own mails, as many as it has connections, and
 * marks them 'sending' before and 'sent' after. A mail that the mail server has accepted and that is marked so is never sent again. One
 * whose process was killed between the two, or whose connection broke before the mail server's last word, is sent once more when its claim
 * ends: SMTP does not tell whether the first was accepted, and a lost mail is worse than a second one. Both have one Message-ID, by
 * which mail servers and readers know them as the same.
 */
export function createMailSender(deps: Deps): MailSender {
  const { db, config, now, stopping } = deps;
  const { mail: mailConfig } = config;

  async function compose(mail: StoredMail) {
    const { compose: write, life } = letters[mail.kind];
    const isOver = now().getTime() - mail.createdAt.getTime() > life;
    return isOver ? null : write(deps, mail);
  }

  async function post(smtp: Smtp, from: string, mail: StoredMail): Promise<Outcome | null> {
    const composed = await compose(mail);
    if (composed === null) return null;
    const { to, letter, attachments = [] } = composed;
    const shop = await shopContact(db, mail.language);
    return smtp.send({
      messageId: `<${mail.id}@${new URL(config.publicUrl).hostname}>`,
      from,
      to: { name: '', address: to },
      subject: letter.subject,
      text: letterText(letter, shop.name),
      html: letterHtml(letter, shop.name, mail.language),
      attachments,
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...(shop.email === '' ? {} : { replyTo: shop.email }),
    });
  }

  async function attempt(smtp: Smtp, from: string, mail: StoredMail): Promise<Outcome['end'] | null> {
    const { id, kind, attempts } = mail;
    const outcome = await post(smtp, from, mail);
    // Of a mail that is told to no one nothing is kept: for one, that an address without an account was asked for.
    if (outcome === null) await deleteMail(db, id);
    else if (outcome.end === 'sent') await insist(() => finishMail(db, id, 'sent'));
    else if (outcome.end === 'refused') {
      deps.log(`mail ${id} (${kind}) was refused`, 'warn');
      await finishMail(db, id, 'given_up', outcome.reason);
    } else await postponeMail(db, id, new Date(now().getTime() + pauseAfter(attempts, outcome)), outcome.reason);
    return outcome?.end ?? null;
  }

  return {
    async run() {
      if (mailConfig === null) return 0;
      const smtp = openSmtp(mailConfig);
      let sent = 0;
      try {
        while (stopping?.aborted !== true) {
          const moment = now();
          const batch = await claimMails(db, { now: moment, until: new Date(moment.getTime() + LEASE), limit: LANES });
          for (const mail of batch)
            if (mail.wasSending) deps.log(`mail ${mail.id} (${mail.kind}) may come twice: its sending was cut off`, 'warn');
          const ends = await Promise.allSettled(batch.map(mail => attempt(smtp, mailConfig.from, mail)));
          // What was claimed and came to nothing is due again when the claim ends.
          for (const end of ends) if (end.status === 'rejected') throw end.reason;
          const values = ends.map(end => (end.status === 'fulfilled' ? end.value : null));
          sent += values.filter(end => end === 'sent').length;
          if (batch.length === 0 || values.includes('away')) break;
        }
      } finally {
        smtp.close();
      }
      return sent;
    },
  };
}

/** Milliseconds to the next attempt: doubled from 15 s to an hour, to a minute where the mail server was away, with half of it at random. */
export function pauseAfter(attempts: number, { end }: Pick<Outcome, 'end'>, random: () => number = Math.random): number {
  const backoff = 15 * SECOND * 2 ** Math.min(attempts - 1, 10);
  return Math.round(Math.min(backoff, end === 'away' ? MINUTE : HOUR) * (0.5 + random() / 2));
}
