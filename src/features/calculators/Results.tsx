import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ComponentType, ReactNode } from 'react';
import type { ListEntry } from '#data/lists/line-of.ts';
import { formatRupiah } from '#i18n/formats.ts';
import type { Typed } from '#lib/calculators/fields.ts';
import type { Job } from '#lib/calculators/job.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Checkbox } from '#ui/primitives/Checkbox.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import * as css from './Calculators.css.ts';
import { editionsWords, editionWords, jobWords } from './job-words.ts';
import { ResultRow } from './ResultRow.tsx';
import { amountWords, calculationText, entriesOf } from './row-words.ts';
import { ShareButton } from './ShareButton.tsx';
import { type Calculation, goodsKey } from './use-calculation.ts';

interface Props {
  job: Job;
  typed: Typed;
  calculation: Calculation;
  onChange: (id: string, value: string) => void;
  Actions: ComponentType<{ entries: readonly ListEntry[]; isLoading: boolean }>;
  offline: ReactNode;
}

/** What the measures come to; what is wrong with them stands at the fields. */
export function Results({ job, typed, calculation, onChange, Actions, offline }: Props) {
  const { i18n } = useLingui();
  const { result, edition, editions, rows, total, goods } = calculation;
  if (result === null || edition === null)
    return (
      <EmptyState>
        <Trans>Enter the measures, and the materials appear here</Trans>
      </EmptyState>
    );
  const work = amountWords(i18n, result.work.amount, result.work.unit);
  const name = i18n._(jobWords[job.id].name);
  const isStated = rows.some(({ need, plan }) => need.own !== undefined && (plan.own !== null || typed.by_table === 'true'));
  return (
    <>
      <p role="status" className={css.muted}>
        <strong>{work}</strong>
        <span>{': '}</span>
        <Plural value={rows.length} one="# material" other="# materials" />
      </p>
      <ul className={css.results} aria-label={i18n._(jobWords[job.id].about)}>
        {rows.map(row => (
          <ResultRow
            key={row.need.role}
            row={row}
            isLoading={goods.isLoading}
            edition={edition}
            workUnit={result.work.unit}
            onGoods={key => onChange(goodsKey(row.need.role), key)}
          />
        ))}
      </ul>
      {result.otherBars === undefined ? null : <OtherBars rule={result.otherBars.rule} count={result.otherBars.count} />}
      {isStated ? (
        <Checkbox checked={typed.by_table === 'true'} onChange={event => onChange('by_table', event.target.checked ? 'true' : '')}>
          <Trans>Count by the table, not by what the product states</Trans>
        </Checkbox>
      ) : null}
      {goods.isMissing ? (
        <Notice
          tone="warn"
          title={<Trans>Quantities without prices</Trans>}
          action={
            <>
              <Button size="sm" variant="outline" onClick={goods.retry}>
                <Trans>Try again</Trans>
              </Button>
              <div>{offline}</div>
            </>
          }
        >
          <Trans>
            This phone has no price list, and the shop can’t be reached. Put the price list on the phone while there is a connection, and
            calculators have goods and prices without one.
          </Trans>
        </Notice>
      ) : null}
      <Card className={css.column}>
        {total > 0 ? (
          <p className={css.total}>
            <Trans>Materials together</Trans>
            <span>{formatRupiah(total)}</span>
          </p>
        ) : null}
        <div className={css.row}>
          <Actions entries={entriesOf(i18n, rows)} isLoading={goods.isLoading} />
          <ShareButton title={name} textOf={address => calculationText(i18n, name, calculation, address)} />
        </div>
      </Card>
      <p className={css.muted}>
        <Trans>Estimate. Check the working drawing.</Trans>
        <span>{` ${editionsWords(i18n, editions)}.`}</span>
      </p>
      {job.isStructural ? (
        <p className={css.warn}>
          <Trans>No substitute for a structural design.</Trans>
        </p>
      ) : null}
    </>
  );
}

function OtherBars({ rule, count }: { rule: 'trade' | 'ahsp_2025'; count: number }) {
  const { i18n } = useLingui();
  const by = i18n._(editionWords[rule]);
  return (
    <p className={css.muted}>
      <Plural value={count} one={`# C75 channel by: ${by}`} other={`# C75 channels by: ${by}`} />
      <span> </span>
      <Trans>The truss drawing decides.</Trans>
    </p>
  );
}
