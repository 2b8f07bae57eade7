import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { changedTransactionSearch, countAt, type TransactionSearch, type TransactionStage } from '#data/orders/transaction-search.ts';
import * as css from './OrderGroups.css.ts';

const groups: readonly (readonly [TransactionStage, MessageDescriptor])[] = [
  ['active', msg`Active`],
  ['done', msg`Done`],
  ['cancelled', msg`Cancelled`],
];

interface Props {
  search: TransactionSearch;
  /** By status; undefined while they are not known. */
  counts: Readonly<Record<string, number>> | undefined;
}

/** The three heaps that a customer's orders lie in, with how many are in each. Their columns are equal, so that a count that comes late moves nothing. */
export function OrderGroups({ search, counts }: Props) {
  const { t, i18n } = useLingui();
  return (
    <ul className={css.groups} aria-label={t`Groups of your orders`}>
      {groups.map(([stage, label]) => (
        <li key={stage}>
          <Link
            to="/transactions"
            search={changedTransactionSearch(search, { stage })}
            replace
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: true }}
            className={css.group}
            aria-current={search.stage === stage ? 'page' : undefined}
          >
            <span>{i18n._(label)}</span> <strong className={css.count}>{countAt(stage, counts)}</strong>
          </Link>
        </li>
      ))}
    </ul>
  );
}
