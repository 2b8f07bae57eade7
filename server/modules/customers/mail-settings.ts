import type * as v from 'valibot';
import type { MailChoiceSchema, MailSettings } from '#contract/mail.ts';
import type { Config } from '#server/config.ts';
import type { Executor } from '#server/db/client.ts';
import { Problem } from '#server/http/problem.ts';
import { isConfirmed } from './email-confirmation.ts';
import { findCustomer, updateMailChoice } from './store.ts';

/**
 * Which mails a customer gets.
 * @throws Problem 401 where the customer is gone
 */
export async function mailSettings(db: Executor, { mail }: Pick<Config, 'mail'>, customerId: string): Promise<MailSettings> {
  const customer = await findCustomer(db, customerId);
  if (customer === null) throw new Problem(401, 'unauthorized');
  const { email, mailsPayment, mailsDelivery, mailsReminders } = customer;
  return {
    sends_mail: mail !== null,
    email,
    is_confirmed: isConfirmed(customer),
    payment: mailsPayment,
    delivery: mailsDelivery,
    reminders: mailsReminders,
  };
}

/** Sets which mails a customer gets, and their language. */
export async function chooseMails(
  tx: Executor,
  config: Pick<Config, 'mail'>,
  customerId: string,
  { payment, delivery, reminders, lang }: v.InferOutput<typeof MailChoiceSchema>,
): Promise<MailSettings> {
  await updateMailChoice(tx, customerId, { mailsPayment: payment, mailsDelivery: delivery, mailsReminders: reminders, language: lang });
  return mailSettings(tx, config, customerId);
}
