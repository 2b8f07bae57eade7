import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CircleAlert, CloudUpload, PackageCheck } from 'lucide-react';
import { useOutboxView } from '#data/outbox/use-outbox.ts';
import { useLasting } from '#ui/primitives/use-lasting.ts';
import * as css from './QueueBar.css.ts';

/** Milliseconds that an edit may be on its way before it is said to wait. */
const PATIENCE = 1_500;

/** A slim bar that leads to what waits: first what needs a decision, then an order that was placed, then what is not sent. */
export function QueueBar() {
  const { entries, unreadable, outcomes } = useOutboxView();
  const undecided = entries.filter(({ state }) => state === 'refused').length + unreadable.length;
  const waiting = entries.length + unreadable.length - undecided;
  const lasts = useLasting(waiting > 0, PATIENCE);
  const shown = undecided > 0 ? 'bad' : outcomes.length > 0 ? 'ok' : lasts ? 'info' : null;
  const Icon = shown === 'bad' ? CircleAlert : shown === 'ok' ? PackageCheck : CloudUpload;
  return (
    <div role="status">
      {shown === null ? null : (
        <Link to="/queue" className={css.bar({ tone: shown })}>
          <Icon size={16} aria-hidden="true" className={css.icon} />
          <span className={css.words}>
            {shown === 'bad' ? (
              <Plural value={undecided} one="# change needs your decision" other="# changes need your decision" />
            ) : shown === 'ok' ? (
              <Trans>Your waiting order was placed</Trans>
            ) : (
              <Plural value={waiting} one="# change waiting to be sent" other="# changes waiting to be sent" />
            )}
          </span>
        </Link>
      )}
    </div>
  );
}
