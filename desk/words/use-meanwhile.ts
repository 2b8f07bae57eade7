import { useLingui } from '@lingui/react/macro';
import { type AdminOrder, adminHistoryEndpoint } from '#contract/admin.ts';
import { orderStatus } from '#contract/order-status.ts';
import { formatMoment } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useMe } from '../data/me.ts';
import { useReading } from '../data/reading.ts';
import { useEventWords } from './use-event-words.ts';
import { useStatusWord } from './use-status-word.ts';

interface Meanwhile {
  readonly title: string;
  /** What was decided, by which person and when, as far as that is known. */
  readonly what: string;
  /** Whether it was this employee's own decision, of which the answer was lost. */
  readonly isOwn: boolean;
}

interface Asked {
  /** The status whose step is told; by default the order's own. A paid order may be packed already. */
  readonly step?: number;
  /** The reason of a rejection that was sent from here without an answer. */
  readonly ownReason?: string | undefined;
}

/** What was decided on an order while the same was about to be decided here. */
export function useMeanwhile(order: AdminOrder, { step = order.status, ownReason }: Asked = {}): Meanwhile {
  const { t } = useLingui();
  const { language } = useLanguage();
  const statusWord = useStatusWord();
  const wordsOf = useEventWords();
  const { data: me } = useMe();
  const { data } = useReading(adminHistoryEndpoint, { params: { id: order.id } });
  const titleOf = (isOwn: boolean) => (isOwn ? t`This was done already` : t`A colleague has decided meanwhile`);
  const { receipt } = order.payment;
  if (order.status === orderStatus.waitingForPayment && receipt !== null) {
    // A receipt is no step of the history: the server keeps no name beside its rejection.
    if (receipt.state !== 'rejected') return { title: t`The order has moved on meanwhile`, what: statusWord(order), isOwn: false };
    const isOwn = receipt.reason !== null && receipt.reason === ownReason;
    const reason = receipt.reason ?? '–';
    return { title: titleOf(isOwn), what: t`Receipt rejected: ${reason}`, isOwn };
  }
  const event = data?.events.findLast(({ status }) => status === step);
  // The history is read anew a moment after the order.
  if (event === undefined) return { title: t`The order has moved on meanwhile`, what: statusWord(order), isOwn: false };
  const { what, who } = wordsOf(event, order);
  const isOwn = event.person !== null && event.person === me?.name;
  return {
    isOwn,
    title: isOwn || event.actor === 'admin' ? titleOf(isOwn) : t`The order has moved on meanwhile`,
    what: `${what} · ${who} · ${formatMoment(event.at, language)}`,
  };
}
