import { useLingui } from '@lingui/react/macro';
import { type AdminOrder, adminHistoryEndpoint } from '#contract/admin.ts';
import { orderStatus } from '#contract/order-status.ts';
import { formatMoment } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { useMe } from '../data/me.ts';
import { useReading } from '../data/reading.ts';
import { useEventWords } from './use-event-words.ts';
import { useStatusWord } from './use-status-word.ts';

/** Says that an order was decided on while the same was about to be decided here, what was decided, and by which person. */
export function MovedOn({ order, onRead }: { order: AdminOrder; onRead: () => void }) {
  const { t } = useLingui();
  const { title, what, isOwn } = useMeanwhile(order);
  return (
    <Notice
      tone="warn"
      role="alert"
      title={title}
      action={
        <Button size="sm" variant="outline" onClick={onRead}>
          {t`Understood`}
        </Button>
      }
    >
      <p>{what}</p>
      <p>
        {isOwn
          ? t`Your decision had arrived, only the answer was lost. Below is the order as it is now.`
          : t`Below is the order as it is now. Your own press changed nothing more.`}
      </p>
    </Notice>
  );
}

function useMeanwhile(order: AdminOrder): { title: string; what: string; isOwn: boolean } {
  const { t } = useLingui();
  const { language } = useLanguage();
  const statusWord = useStatusWord();
  const wordsOf = useEventWords();
  const { data: me } = useMe();
  const { data } = useReading(adminHistoryEndpoint, { params: { id: order.id } });
  const { receipt } = order.payment;
  if (order.status === orderStatus.waitingForPayment && receipt !== null) {
    // A receipt is no step of the history: the server keeps no name beside its rejection.
    if (receipt.state !== 'rejected') return { title: t`The order has moved on meanwhile`, what: statusWord(order), isOwn: false };
    const reason = receipt.reason ?? '–';
    return { title: t`A colleague has decided meanwhile`, what: t`Receipt rejected: ${reason}`, isOwn: false };
  }
  const latest = data?.events.at(-1);
  // The history is read anew a moment after the order.
  if (latest?.status !== order.status) return { title: t`The order has moved on meanwhile`, what: statusWord(order), isOwn: false };
  const { what, who } = wordsOf(latest, order);
  const isOwn = latest.person !== null && latest.person === me?.name;
  return {
    isOwn,
    title: isOwn
      ? t`This was done already`
      : latest.actor === 'admin'
        ? t`A colleague has decided meanwhile`
        : t`The order has moved on meanwhile`,
    what: `${what} · ${who} · ${formatMoment(latest.at, language)}`,
  };
}
