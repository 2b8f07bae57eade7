import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { OutboxEntry } from '#data/outbox/entries.ts';
import { formatMoment } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Entry } from '#ui/patterns/EntryList.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { EntryPictures } from './EntryPictures.tsx';
import { EntryState } from './EntryState.tsx';
import { iconOf, isClosed, type MutationWords } from './mutation-kinds.ts';
import * as css from './Queue.css.ts';
import { refusalWords } from './refusal-words.ts';

interface Props {
  entry: OutboxEntry;
  words: MutationWords;
  /** Null for what has no form to be edited in. */
  onEdit: (() => void) | null;
  onRetry: () => void;
  onRemove: () => void;
}

/**
 * One edit that waits: what, since when, how far it is, and what can be done about it. Also while it is being sent, which may take long and
 * come to nothing: what is decided then follows what may have reached the shop.
 */
export function QueueEntry({ entry, words: { text, detail }, onEdit, onRetry, onRemove }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { mutation, state, kept, createdAt } = entry;
  const Icon = iconOf(mutation);
  const isCart = mutation.kind === 'cart.set' || mutation.kind === 'cart.remove';
  const moment = new Date(createdAt);
  return (
    <Entry
      icon={<Icon size={22} />}
      mark={state === 'refused' || state === 'held' ? 'bad' : 'none'}
      text={text}
      meta={
        <>
          <EntryState state={state} kept={kept} />
          <time dateTime={moment.toISOString()}>{formatMoment(moment, language)}</time>
        </>
      }
    >
      {detail === '' ? null : <p className={css.excerpt}>{detail}</p>}
      <EntryPictures mutation={mutation} />
      <Reason entry={entry} />
      <div className={css.actions}>
        {onEdit === null ? null : (
          <Button size="sm" variant={state === 'refused' ? 'solid' : 'outline'} onClick={onEdit} aria-label={t`Change: ${text}`}>
            {mutation.kind === 'order.place' ? <Trans>Look and decide</Trans> : <Trans>Change</Trans>}
          </Button>
        )}
        {isCart ? (
          <Link to="/cart" className={buttonClass({ variant: 'outline', size: 'sm' })}>
            <Trans>Go to the cart</Trans>
          </Link>
        ) : null}
        {mutation.kind === 'receipt.send' && state === 'refused' && entry.refusal.code !== 'not_found' ? (
          <Link
            to="/transactions/waiting-payment/{-$id}"
            params={{ id: mutation.orderId }}
            className={buttonClass({ variant: 'outline', size: 'sm' })}
          >
            <Trans>See the order</Trans>
          </Link>
        ) : null}
        {mutation.kind === 'quotation.put' && state === 'refused' ? (
          <Link to="/quotations/$id" params={{ id: mutation.quotation.id }} className={buttonClass({ variant: 'outline', size: 'sm' })}>
            <Trans>See the quotation</Trans>
          </Link>
        ) : null}
        {/* What only waits is sent with everything else, by the button above the list. */}
        {state === 'waiting' || state === 'sending' || isClosed(entry) ? null : (
          <Button size="sm" variant="outline" onClick={onRetry} aria-label={t`Try again: ${text}`}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={onRemove} aria-label={t`Remove: ${text}`}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </Entry>
  );
}

/** Why it does not go, and on what terms an order does. */
function Reason({ entry: { state, refusal, hold, mutation } }: { entry: OutboxEntry }) {
  const { i18n } = useLingui();
  if (state === 'refused') return <p className={css.reason}>{refusalWords(i18n, refusal)}</p>;
  if (state === 'held') {
    return (
      <p className={css.reason}>
        {hold === 'session' ? <Trans>Log in again, and it will be sent</Trans> : <Trans>Update the app, and it will be sent</Trans>}
      </p>
    );
  }
  if (mutation.kind !== 'order.place') return null;
  return (
    <p className={css.detail}>
      <Trans>It is ordered only if the total is not higher by then. Otherwise we ask you first.</Trans>
    </p>
  );
}
