import { Trans, useLingui } from '@lingui/react/macro';
import { extraKinds, type QuotationExtra, quotationLimits } from '#contract/quotations.ts';
import { isMaterialOnly } from '#data/quotations/sums.ts';
import { formatNumber } from '#i18n/formats.ts';
import { uuidv7 } from '#lib/ids.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { NumberField } from './NumberField.tsx';
import type { PartProps } from './part-props.ts';
import * as css from './Quotations.css.ts';
import { extraTexts, extraWords } from './quotation-words.ts';
import { typedAmount } from './typed-numbers.ts';

/** Labour, transport and other lines that the shop does not sell. */
export function ExtrasFields({ quotation: { extras, kind }, onChange }: PartProps) {
  const { t, i18n } = useLingui();
  const set = (id: string, change: Partial<QuotationExtra>) =>
    onChange({ extras: extras.map(extra => (extra.id === id ? { ...extra, ...change } : extra)) });
  const add = (extraKind: QuotationExtra['kind']) =>
    onChange({ extras: [...extras, { id: uuidv7(), kind: extraKind, text: extraTexts[extraKind], amount: 0 }] });
  const isFull = extras.length >= quotationLimits.extras;
  return (
    <Card className={css.stack}>
      <Heading level={2} size="group">
        <Trans>Labour, transport and more</Trans>
      </Heading>
      {isMaterialOnly(kind) && extras.some(extra => extra.kind === 'labour') ? (
        <p className={css.warn}>
          <Trans>This paper is about goods alone: labour is not on it</Trans>
        </p>
      ) : null}
      {extras.map((extra, index) => {
        const number = formatNumber(index + 1, 'id');
        const word = i18n._(extraWords[extra.kind]);
        return (
          <div key={extra.id} className={css.fields}>
            <TextField
              label={t`${word} (${number})`}
              value={extra.text}
              maxLength={quotationLimits.extraText}
              autoComplete="off"
              onChange={event => set(extra.id, { text: event.target.value })}
            />
            <div className={css.lineRow}>
              <NumberField
                label={t`Amount (${number})`}
                value={extra.amount === 0 ? null : extra.amount}
                parse={typedAmount}
                format={value => formatNumber(value, 'id', 0)}
                inputMode="numeric"
                className={css.short}
                onValue={value => set(extra.id, { amount: value ?? 0 })}
              />
              <Button size="sm" variant="quiet" onClick={() => onChange({ extras: extras.filter(({ id }) => id !== extra.id) })}>
                <Trans>Remove</Trans>
              </Button>
            </div>
          </div>
        );
      })}
      {isFull ? null : (
        <div className={css.row}>
          {extraKinds.map(each => {
            const word = i18n._(extraWords[each]);
            return (
              <Button key={each} size="sm" variant="outline" onClick={() => add(each)}>
                {t`Add: ${word}`}
              </Button>
            );
          })}
        </div>
      )}
    </Card>
  );
}
