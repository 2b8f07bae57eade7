import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { OutboxView } from '#data/outbox/entries.ts';
import { formatMoment, formatRupiah } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { CircleCheck, PackageCheck } from '#ui/icons.ts';
import { Entry } from '#ui/patterns/EntryList.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Tag } from '#ui/primitives/Tag.tsx';
import * as css from './Queue.css.ts';

interface Props {
  outcome: OutboxView['outcomes'][number];
  onSeen: () => void;
}

/** An order that was placed as soon as there was a line. */
export function OutcomeEntry({ outcome, onSeen }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { orderId, orderNumber, shownTotal, total, at } = outcome;
  const moment = new Date(at);
  const [number, amount] = [orderNumber ?? '', formatRupiah(total)];
  return (
    <Entry
      icon={<PackageCheck size={22} />}
      text={t`Your order ${number} was placed: ${amount}`}
      meta={
        <>
          <Tag tone="ok" icon={<CircleCheck size={14} />}>
            <Trans>Order placed</Trans>
          </Tag>
          <time dateTime={moment.toISOString()}>{formatMoment(moment, language)}</time>
        </>
      }
    >
      {total < shownTotal ? (
        <p className={css.detail}>
          <Trans>Prices have fallen meanwhile: your total is {amount}</Trans>
        </p>
      ) : null}
      <div className={css.actions}>
        <Link
          to="/transactions/waiting-payment/{-$id}"
          params={{ id: orderId }}
          className={buttonClass({ variant: 'outline', size: 'sm' })}
          onClick={onSeen}
        >
          <Trans>See the order</Trans>
        </Link>
        <Button size="sm" variant="quiet" onClick={onSeen} aria-label={`${t`Dismiss`}: ${number}`}>
          <Trans>Dismiss</Trans>
        </Button>
      </div>
    </Entry>
  );
}
