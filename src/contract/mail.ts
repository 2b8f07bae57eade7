import * as v from 'valibot';
import { EmptySchema, endpoint, LanguageSchema } from './endpoint.ts';

/** The mails of orders that a customer wants: of the payment (each step until it is validated, and a cancelled order), of the delivery, and reminders. */
const choices = { payment: v.boolean(), delivery: v.boolean(), reminders: v.boolean() } as const;

/** What a customer gets by mail. `is_confirmed`: whether the customer has shown that the account's address is theirs; mails of orders go to no other. */
const MailSettingsSchema = v.object({
  /** False in a shop without a mail server, where nothing else here matters. */
  sends_mail: v.boolean(),
  email: v.string(),
  is_confirmed: v.boolean(),
  ...choices,
});
export type MailSettings = v.InferOutput<typeof MailSettingsSchema>;

/** The same, as a customer chooses it; `lang` is the language of their mails from now on. */
export const MailChoiceSchema = v.object({ ...choices, lang: LanguageSchema });
export type MailChoice = v.InferInput<typeof MailChoiceSchema>;

export const mailSettingsEndpoint = endpoint({
  method: 'GET',
  path: '/v1/mail-settings',
  access: 'customer',
  summary: 'Which mails of orders the customer gets, and whether their address is confirmed.',
  answer: MailSettingsSchema,
});

export const putMailSettingsEndpoint = endpoint({
  method: 'PUT',
  path: '/v1/mail-settings',
  access: 'customer',
  summary: 'Chooses which mails of orders the customer gets, and their language.',
  body: MailChoiceSchema,
  answer: MailSettingsSchema,
});

export const requestConfirmationEndpoint = endpoint({
  method: 'POST',
  path: '/v1/email-confirmations',
  access: 'customer',
  summary: "Mails a link by which the customer shows that the account's address is theirs; nothing where that is known already.",
  body: v.object({ lang: LanguageSchema }),
  answer: EmptySchema,
  problems: ['mail_off'],
});

export const confirmEmailEndpoint = endpoint({
  method: 'POST',
  path: '/v1/confirm-email',
  access: 'public',
  summary: 'Confirms an address by the token of a mailed link. A link that has done so already is answered alike.',
  body: v.object({ token: v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(200, 'too_long')) }),
  answer: EmptySchema,
  problems: ['link_unknown', 'link_expired'],
});
