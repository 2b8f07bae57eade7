import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { type Quotation, type QuotationState, quotationStates } from '#contract/quotations.ts';
import { ageClock } from '#data/age-clock.ts';
import { useQuotationCommands } from '#data/quotations/commands.ts';
import { quotationProblems } from '#data/quotations/problems.ts';
import { quotationQueries } from '#data/quotations/queries.ts';
import { quotationSums } from '#data/quotations/sums.ts';
import { useDraft } from '#data/quotations/use-draft.ts';
import { useQuotations } from '#data/quotations/use-quotations.ts';
import { useVersionedSave } from '#data/quotations/use-versioned-save.ts';
import { shownState } from '#data/quotations/validity.ts';
import { toasts } from '#data/toasts.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { AppError } from '#lib/app-error.ts';
import { FileText } from '#ui/icons.ts';
import { RetryNotice } from '#ui/patterns/RetryNotice.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Select } from '#ui/primitives/Select.tsx';
import { Tag } from '#ui/primitives/Tag.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { DeleteQuotation } from './DeleteQuotation.tsx';
import { ExtrasFields } from './ExtrasFields.tsx';
import { LinesFields } from './LinesFields.tsx';
import { OrderButton } from './OrderButton.tsx';
import { PaperFields } from './PaperFields.tsx';
import { PriceNotice } from './PriceNotice.tsx';
import { Problems } from './Problems.tsx';
import type { RenderPlan } from './part-props.ts';
import * as css from './Quotations.css.ts';
import { stateTones, stateWords } from './quotation-words.ts';
import { TermsFields } from './TermsFields.tsx';

/** The paper, its preview and the ways to send it; fetched when they are asked for. */
const PaperDialog = lazy(async () => ({ default: (await import('./PaperDialog.tsx')).PaperDialog }));

interface Props {
  saved: Quotation;
  /** The shop did not take this version, since another device has changed the quotation in between. */
  isRefused: boolean;
  renderPlan: RenderPlan;
  /** Another version is to be edited from now on. */
  onVersion: (version: Quotation) => void;
}

/** A quotation on screen: each change is kept on the phone a moment later. */
export function QuotationEditor({ saved, isRefused, renderPlan, onVersion }: Props) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const { quotations, letterhead } = useQuotations();
  const { save, dropRefused } = useQuotationCommands();
  const versions = useVersionedSave(saved.updated_at);
  const { value: quotation, change, flush, error } = useDraft(saved, versions.save);
  const [isPaper, setPaper] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const edit = useCallback((part: Partial<Quotation>) => change({ ...quotation, ...part }), [change, quotation]);
  const state = shownState(quotation, ageClock.now());
  const sums = quotationSums(quotation);
  const problems = quotationProblems(quotation, { letterhead: letterhead.known, others: quotations });
  const { unpriced: _unpriced, ...faults } = problems;
  const isAwaited = problems.letterhead === 'unknown' && letterhead.error === null;
  const isSound = Object.keys(faults).length === 0;
  const isConflict = isRefused || (error instanceof AppError && error.code === 'quotation_changed');
  const other = quotations.find(({ id }) => id === quotation.id);
  useEffect(() => {
    // The other version, which this phone has not seen.
    if (isRefused) void queryClient.invalidateQueries({ queryKey: quotationQueries.all().queryKey });
  }, [isRefused, queryClient]);
  async function keep() {
    try {
      onVersion({ ...quotation, updated_at: await save(quotation) });
    } catch (cause) {
      toasts.show('danger', i18n._(problemMessage(cause)));
    }
  }
  async function take(taken: Quotation) {
    await flush();
    await dropRefused(taken.id);
    onVersion(taken);
  }
  /** The version that a deletion is about. What is typed is saved first: later it would bring the quotation back. */
  async function seen() {
    await flush();
    return isConflict ? other?.updated_at : versions.saved();
  }
  async function open() {
    setChecked(true);
    if (isSound && (await flush())) setPaper(true);
  }
  return (
    <>
      <Heading level={1} tabIndex={-1}>
        {quotation.number || t`Without a number`}
      </Heading>
      <div className={css.lineRow}>
        <Tag tone={stateTones[state]}>{i18n._(stateWords[state])}</Tag>
        <strong className={css.total}>{formatRupiah(sums.total)}</strong>
      </div>
      <PriceNotice quotation={quotation} state={state} onChange={change} />
      {isConflict ? (
        <ConflictNotice mine={quotation} other={other} onKeep={() => void keep()} onTake={taken => void take(taken)} />
      ) : error === null ? null : (
        <RetryNotice tone="bad" role="alert" retryLabel={t`Try again`} onRetry={() => void flush()}>
          {i18n._(problemMessage(error))}
        </RetryNotice>
      )}
      <PaperFields quotation={quotation} problems={isChecked ? problems : {}} onChange={edit} />
      <LinesFields quotation={quotation} sums={sums} onChange={edit} />
      <ExtrasFields quotation={quotation} onChange={edit} />
      <TermsFields quotation={quotation} onChange={edit} />
      <Select label={t`State`} value={quotation.state} onChange={event => edit({ state: event.target.value as QuotationState })}>
        {quotationStates.map(each => (
          <option key={each} value={each}>
            {i18n._(stateWords[each])}
          </option>
        ))}
      </Select>
      {isChecked && !isAwaited ? <Problems problems={problems} onRetry={letterhead.retry} /> : null}
      <div className={css.row}>
        <Button leading={<FileText size={18} />} loading={isAwaited} onClick={() => void open()}>
          <Trans>Preview and send</Trans>
        </Button>
        <OrderButton quotation={quotation} renderPlan={renderPlan} />
        <DeleteQuotation quotation={quotation} seen={seen} />
      </div>
      {isPaper ? (
        <Suspense fallback={null}>
          <PaperDialog
            quotation={quotation}
            letterhead={letterhead.known ?? null}
            onSent={() => quotation.state === 'draft' && edit({ state: 'sent' })}
            onClose={() => setPaper(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
