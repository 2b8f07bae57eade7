import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Queues } from '#contract/admin-queues.ts';
import { formatNumber } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { queueWords } from '../words/order-words.ts';
import * as css from './home.css.ts';
import type { customersWork } from './work.ts';

interface WaitingListProps {
  label: string;
  entries: typeof customersWork;
  queues: Queues;
}

/** Queues with their counts; each leads to its list. */
export function WaitingList({ label, entries, queues }: WaitingListProps) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  return (
    <ul className={css.cards} aria-label={label}>
      {entries.map(({ queue, to, search, icon: Icon }) => {
        const count = queues[queue];
        const look = count === 0 ? 'done' : queue === 'late' ? 'late' : 'waiting';
        return (
          <li key={queue}>
            <Link to={to} search={(search ?? {}) as never} className={css.card({ look })}>
              <span className={css.icon({ look })}>
                <Icon size={22} aria-hidden="true" />
              </span>
              <span className={css.name}>{i18n._(queueWords[queue])}</span>
              <span className={css.count({ look })}>{formatNumber(count, language)}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
