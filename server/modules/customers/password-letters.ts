import type { Compose } from '../mail/composing.ts';
import { shopContact } from '../mail/contact.ts';
import { greeting, passwordChangedWords, passwordResetWords } from '../mail/words.ts';
import { providersOf } from './identity-store.ts';
import { issueLink } from './links.ts';
import { findByEmail, findCustomer } from './store.ts';

/** Milliseconds for which a link that sets a password can be followed. */
const RESET_LIFE = 30 * 60_000;
const PROVIDER_NAMES = { google: 'Google', facebook: 'Facebook' } as const;

/** The link that sets a new password; nothing where the address has no account. */
export const passwordResetLetter: Compose = async (deps, { id, recipient, language, createdAt }) => {
  const customer = await findByEmail(deps.db, recipient);
  if (customer === null) return null;
  const expiresAt = new Date(createdAt.getTime() + RESET_LIFE);
  const token = await issueLink(deps.db, deps, {
    id,
    purpose: 'password_reset',
    customerId: customer.id,
    email: customer.email,
    expiresAt,
    createdAt,
  });
  const { name: shop } = await shopContact(deps.db, language);
  const words = passwordResetWords[language];
  const providers = customer.passwordHash === null ? await providersOf(deps.db, customer.id) : [];
  const names = providers.map(provider => PROVIDER_NAMES[provider]).join(language === 'en' ? ' or ' : ' atau ');
  return {
    to: customer.email,
    letter: {
      subject: words.subject(shop),
      lines: [greeting[language](customer.name), ...(names === '' ? words.lines : words.withProvider(names))],
      action: { label: words.action, url: `${deps.config.publicUrl}/reset-password?token=${token}` },
      after: names === '' ? words.after : [],
    },
  };
};

/** Tells a customer that their password was changed, so that a stranger who did it does not stay unnoticed. */
export const passwordChangedLetter: Compose = async (deps, { customerId, language }) => {
  const customer = customerId === null ? null : await findCustomer(deps.db, customerId);
  if (customer === null) return null;
  const shop = await shopContact(deps.db, language);
  const words = passwordChangedWords[language];
  return {
    to: customer.email,
    letter: {
      subject: words.subject(shop.name),
      lines: [greeting[language](customer.name), words.text, words.notYou],
      action: { label: words.action, url: `${deps.config.publicUrl}/forgot-password` },
      after: shop.ways === '' ? [] : [words.contact(shop.ways)],
    },
  };
};
