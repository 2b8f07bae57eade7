import type { Compose } from '../mail/composing.ts';
import { shopContact } from '../mail/contact.ts';
import { emailChangedWords, greeting } from '../mail/words.ts';
import { findCustomer } from './store.ts';

/** Characters of a new address that its former reader sees. */
const SHOWN = 2;

/**
 * Tells the reader of the former address that the account has another one, so that a stranger who did it does not stay unnoticed. The new
 * one is hidden but for its beginning and its domain: the mailbox may have another reader by now.
 */
export const emailChangedLetter: Compose = async (deps, { customerId, recipient, language }) => {
  const customer = customerId === null ? null : await findCustomer(deps.db, customerId);
  if (customer === null || customer.email.toLowerCase() === recipient.toLowerCase()) return null;
  const shop = await shopContact(deps.db, language);
  const words = emailChangedWords[language];
  const [local = '', domain = ''] = customer.email.split(/@(?=[^@]*$)/);
  return {
    to: recipient,
    letter: {
      subject: words.subject(shop.name),
      lines: [greeting[language](customer.name), words.text(`${local.slice(0, SHOWN)}…@${domain}`), words.notYou],
      after: shop.ways === '' ? [] : [words.contact(shop.ways)],
    },
  };
};
