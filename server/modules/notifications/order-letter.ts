import type { Language } from '#contract/endpoint.ts';
import { statusOfProgress } from '#contract/notifications.ts';
import { orderStatus } from '#contract/order-status.ts';
import type { Deps } from '#server/deps.ts';
import { receiverOf } from '../customers/service.ts';
import type { Compose } from '../mail/composing.ts';
import type { Attachment } from '../mail/smtp.ts';
import { greeting, orderWords } from '../mail/words.ts';
import { invoicePdf } from '../orders/invoice/pdf.ts';
import { readOrder } from '../orders/reading.ts';
import { pushPayload, type Told } from '../push/payload.ts';
import { readCard } from '../site/card.ts';
import { NAMELESS } from '../site/service.ts';
import { toldOf } from './service.ts';

/** The news of an order, in the words of its notification; nothing where the customer wants no such mail, or has another address by now. */
export const orderLetter: Compose = async (deps, { about, recipient, customerId, language }) => {
  const { db, config } = deps;
  const receiver = customerId === null ? null : await receiverOf(db, customerId);
  const told = await toldOf(db, about.notification_id ?? '');
  if (receiver === null || told === null || receiver.email !== recipient || !receiver.wants[kindOf(told)]) return null;
  const { title, body, navigate, actions } = pushPayload(told, language, config.publicUrl).notification;
  const [action] = actions;
  const words = orderWords[language];
  const number = told.orderNumber === null ? [] : [words.number(told.orderNumber)];
  return {
    to: recipient,
    letter: {
      subject: [title, told.orderNumber].filter(part => part !== null).join(' · '),
      lines: [
        greeting[language](receiver.name),
        /[.?!]$/.test(title) ? title : `${title}.`,
        body,
        ...(told.reminder === null ? [] : number),
      ],
      action: action === undefined ? { label: words.action, url: navigate } : { label: action.title, url: action.navigate },
      after: [words.why(`${config.publicUrl}/notifications`)],
    },
    attachments: await invoiceOf(deps, told, language),
  };
};

/** With the news of a payment comes its invoice. */
async function invoiceOf({ db, now }: Deps, told: Told, language: Language): Promise<readonly Attachment[]> {
  const { customerId, orderId, statusProgress, reminder } = told;
  const isPaid = statusProgress !== null && statusOfProgress(statusProgress) === orderStatus.paymentValidated;
  if (orderId === null || reminder !== null || !isPaid) return [];
  const order = await readOrder(db, { customerId, id: orderId, language, now: now() });
  const content = await invoicePdf({ order, card: await readCard(db), shop: NAMELESS[language], language });
  const filename = `${order.invoice_number ?? order.number ?? 'invoice'}.pdf`;
  return [{ filename, content, contentType: 'application/pdf' }];
}

/** By which of the customer's choices a mail of an order is sent. */
function kindOf({ reminder, statusProgress }: Told): 'payment' | 'delivery' | 'reminders' {
  if (reminder === 'late') return 'delivery';
  if (reminder !== null) return 'reminders';
  const status = statusProgress === null ? 0 : statusOfProgress(statusProgress);
  return status >= orderStatus.processing && status <= orderStatus.done ? 'delivery' : 'payment';
}
