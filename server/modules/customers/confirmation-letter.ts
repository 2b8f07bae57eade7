import type { Compose } from '../mail/composing.ts';
import { shopContact } from '../mail/contact.ts';
import { confirmationWords, greeting } from '../mail/words.ts';
import { isConfirmed } from './email-confirmation.ts';
import { issueLink } from './links.ts';
import { findCustomer } from './store.ts';

/** Milliseconds for which a link that confirms an address can be followed. */
const LIFE = 7 * 86_400_000;

/** The link that confirms an address; nothing where the account has another one by now, or it is confirmed. */
export const confirmationLetter: Compose = async (deps, { id, recipient, customerId, language, createdAt }) => {
  const customer = customerId === null ? null : await findCustomer(deps.db, customerId);
  if (customer === null || customer.email !== recipient || isConfirmed(customer)) return null;
  const link = { id, purpose: 'email_confirmation', customerId: customer.id, email: recipient, createdAt } as const;
  const token = await issueLink(deps.db, deps, { ...link, expiresAt: new Date(createdAt.getTime() + LIFE) });
  const { name: shop } = await shopContact(deps.db, language);
  const words = confirmationWords[language];
  return {
    to: recipient,
    letter: {
      subject: words.subject(shop),
      lines: [greeting[language](customer.name), words.text(shop)],
      action: { label: words.action, url: `${deps.config.publicUrl}/confirm-email?token=${token}` },
      after: [words.notYou],
    },
  };
};
