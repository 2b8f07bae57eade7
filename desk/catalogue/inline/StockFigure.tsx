import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AdminVariant } from '#contract/admin-editing.ts';
import { type MovementInput, moveStockEndpoint } from '#contract/admin-stock.ts';
import { formatNumber } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Select } from '#ui/primitives/Select.tsx';
import { useDecision } from '../../data/decision.ts';
import { type Draft, type Drafts, figureOf, isChanged } from './drafts.ts';
import { Figure } from './Figure.tsx';
import { FigureForm } from './FigureForm.tsx';
import * as css from './inline.css.ts';

type Reason = MovementInput['reason'];

const reasonWords: Readonly<Record<Reason, MessageDescriptor>> = {
  correction: msg`Correction`,
  delivery: msg`Goods received`,
  return: msg`Return`,
  damage: msg`Damage`,
};

/** Reasons for which goods come, and for which they go. */
const reasonsOf = (delta: number): readonly Reason[] => (delta < 0 ? ['correction', 'damage'] : ['correction', 'delivery', 'return']);

/** A variant's stock, changed where it stands: the merchant types what is there now, and the difference is booked. */
export function StockFigure({ variant: { sku, stock }, drafts }: { variant: AdminVariant; drafts: Drafts }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const shown = formatNumber(stock, language);
  return (
    <Figure
      drafts={drafts}
      fresh={{ sku, what: 'stock', from: stock, text: formatNumber(stock, language, 0) }}
      shown={shown}
      label={t`${shown}, change the stock of ${sku}`}
      editor={(draft, close) => <StockEditor draft={draft} drafts={drafts} onClose={close} />}
    />
  );
}

interface EditorProps {
  draft: Draft;
  drafts: Drafts;
  onClose: (isSaved: boolean) => void;
}

function StockEditor({ draft, drafts, onClose }: EditorProps) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const decision = useDecision(moveStockEndpoint, () => onClose(true));
  const { sku } = draft;
  // Counted from the stock that the merchant saw: what customers order while it is typed stays ordered.
  const delta = (figureOf(draft.text) ?? Number.NaN) - draft.from;
  const reasons = reasonsOf(delta);
  const reason = reasons.find(each => each === draft.reason) ?? 'correction';
  const difference = `${delta > 0 ? '+' : ''}${formatNumber(delta, language)}`;
  const choose = (value: string) => drafts.put({ ...draft, reason: reasons.find(each => each === value) ?? 'correction' });
  const save = () => {
    if (!isChanged(draft)) onClose(false);
    // The server writes the member of staff's own name beside it; a stock that was emptied is no number, which it refuses.
    else decision.mutate({ params: { sku }, body: { delta, reason, person: 'shop', note: '' } });
  };
  return (
    <FigureForm
      draft={draft}
      drafts={drafts}
      title={t`Stock of ${sku}`}
      label={t`In stock now`}
      field="delta"
      error={decision.error}
      isPending={decision.isPending}
      onSave={save}
      onCancel={() => onClose(false)}
    >
      {Number.isNaN(delta) || delta === 0 ? null : (
        <>
          <Select label={t`Reason`} value={reason} onChange={event => choose(event.target.value)}>
            {reasons.map(each => (
              <option key={each} value={each}>
                {i18n._(reasonWords[each])}
              </option>
            ))}
          </Select>
          <p className={css.note}>{t`Will be booked: ${difference}`}</p>
        </>
      )}
    </FigureForm>
  );
}
