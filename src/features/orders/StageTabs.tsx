import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { changedTransactionSearch, type TransactionSearch, type TransactionStage } from '#data/orders/transaction-search.ts';
import { Tabs } from '#ui/primitives/Tabs.tsx';

/** The specified stages in their order. */
export const stageLabels: readonly (readonly [TransactionStage, MessageDescriptor])[] = [
  ['validation', msg`Waiting for validation`],
  ['payment', msg`Waiting for payment`],
  ['processing', msg`Processing`],
  ['shipping', msg`On shipping`],
  ['done', msg`Done`],
  ['cancelled', msg`Cancelled`],
];

/** The stages of orders as links. */
export function StageTabs({ search }: { search: TransactionSearch }) {
  const { t, i18n } = useLingui();
  const ref = useRef<HTMLDivElement>(null);
  // On a phone the stages lie beyond the edge: the one on screen has to be seen.
  useEffect(() => {
    const tab = ref.current?.querySelector<HTMLElement>(`[data-stage="${search.stage ?? 'all'}"]`);
    const list = tab?.closest('ul');
    if (tab && list) list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, [search.stage]);
  const tabOf = (stage: TransactionStage | undefined, label: string) => ({
    key: stage ?? 'all',
    label,
    isCurrent: search.stage === stage,
    renderLink: (props: object) => (
      <Link
        to="/transactions"
        search={changedTransactionSearch(search, { stage })}
        replace
        resetScroll={false}
        activeOptions={{ exact: true, includeSearch: true }}
        data-stage={stage ?? 'all'}
        {...props}
      />
    ),
  });
  return (
    <div ref={ref}>
      <Tabs
        label={t`Stages of your orders`}
        items={[tabOf(undefined, t`All`), ...stageLabels.map(([stage, label]) => tabOf(stage, i18n._(label)))]}
      />
    </div>
  );
}
