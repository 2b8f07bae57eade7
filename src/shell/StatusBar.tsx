import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ageClock } from '#data/age-clock.ts';
import { useOldestShown } from '#data/cache/use-oldest-shown.ts';
import { useIsReachable } from '#data/connectivity.ts';
import { useOutboxView } from '#data/outbox/use-outbox.ts';
import { formatAge } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { CircleAlert, CloudUpload, PackageCheck, WifiOff } from '#ui/icons.ts';
import { useLasting } from '#ui/primitives/use-lasting.ts';
import * as css from './StatusBar.css.ts';

/** Milliseconds that an edit may be on its way before it is said to wait. */
const PATIENCE = 1_500;

type News = 'refused' | 'placed' | 'waiting';

/** A slim bar that lasts while the shop can't be reached or the queue has news: one line for both, which moves nothing. */
export function StatusBar() {
  const isReachable = useIsReachable();
  const { news, count } = useQueueNews();
  const tone = isReachable || news === 'refused' ? news : 'offline';
  return (
    <div role="status" className={css.bar}>
      {tone === null ? null : (
        <p className={css.content({ tone })}>
          {isReachable ? null : <Offline isAlone={news === null} />}
          {news === null ? null : <QueueLink news={news} count={count} />}
        </p>
      )}
    </div>
  );
}

/** First what needs a decision, then an order that was placed, then what is not sent. */
function useQueueNews(): { news: News | null; count: number } {
  const { entries, unreadable, outcomes } = useOutboxView();
  const refused = entries.filter(({ state }) => state === 'refused').length + unreadable.length;
  const waiting = entries.length + unreadable.length - refused;
  const lasts = useLasting(waiting > 0, PATIENCE);
  if (refused > 0) return { news: 'refused', count: refused };
  if (outcomes.length > 0) return { news: 'placed', count: outcomes.length };
  return { news: lasts ? 'waiting' : null, count: waiting };
}

function Offline({ isAlone }: { isAlone: boolean }) {
  const { language } = useLanguage();
  const oldest = useOldestShown();
  const age = oldest === null ? '' : formatAge(oldest, language, ageClock.now());
  const more = isAlone ? undefined : css.more;
  return (
    <>
      <WifiOff size={16} className={css.offlineIcon} />
      <span>
        {oldest === null ? (
          <Trans>
            Offline<span className={more}>: saved data</span>
          </Trans>
        ) : (
          <Trans>
            Offline<span className={more}>: saved data from {age}</span>
          </Trans>
        )}
      </span>
    </>
  );
}

const icons = { refused: CircleAlert, placed: PackageCheck, waiting: CloudUpload };

function QueueLink({ news, count }: { news: News; count: number }) {
  const Icon = icons[news];
  return (
    <Link to="/queue" className={css.link}>
      <Icon size={16} aria-hidden="true" className={css.icon} />
      {news === 'refused' ? (
        <Plural value={count} one="# change needs your decision" other="# changes need your decision" />
      ) : news === 'placed' ? (
        <Trans>Your waiting order was placed</Trans>
      ) : (
        <Plural value={count} one="# change waiting to be sent" other="# changes waiting to be sent" />
      )}
    </Link>
  );
}
