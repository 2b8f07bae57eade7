import { rupiah } from '#server/rupiah.ts';
import type { Compose } from '../mail/composing.ts';
import { greeting, newOrderWords } from '../mail/words.ts';
import { newOrderTitle } from '../push/words.ts';
import { findByEmail } from './store.ts';

/** Tells a member of staff of a new order; nothing where they have left, or have another role by now. */
export const newOrderLetter: Compose = async ({ db, config }, { recipient, language, about }) => {
  const member = await findByEmail(db, recipient);
  const { number = '', total = '' } = about;
  if (member === null || !member.isActive || member.role !== 'orders') return null;
  const words = newOrderWords[language];
  const amount = rupiah(Number(total));
  return {
    to: member.email,
    letter: {
      subject: `${newOrderTitle[language]} · ${number}`,
      lines: [greeting[language](member.name), words.text({ number, total: amount })],
      action: { label: words.action, url: `${config.publicUrl}/desk/orders/${number}` },
    },
  };
};
