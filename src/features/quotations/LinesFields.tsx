import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type QuotationLine, quotationLimits } from '#contract/quotations.ts';
import { newLine } from '#data/quotations/from-goods.ts';
import { isAtShopPrices, type QuotationSums, type QuotedLine } from '#data/quotations/sums.ts';
import { formatNumber, formatRupiah } from '#i18n/formats.ts';
import { quantityWords } from '#i18n/quantity-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { partsOf } from '#lib/sold-unit.ts';
import { Plus, Trash2 } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { IconButton } from '#ui/primitives/IconButton.tsx';
import { LineDialog } from './LineDialog.tsx';
import { NumberField } from './NumberField.tsx';
import type { PartProps } from './part-props.ts';
import * as css from './Quotations.css.ts';
import { typedAmount, typedPercent } from './typed-numbers.ts';

/** The lines by sections with what the client pays, and the margins of all and of each section. */
export function LinesFields({ quotation, sums, onChange }: PartProps & { sums: QuotationSums }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const percent = (points: number) => formatNumber(points / 100, language);
  const hasMargin = !isAtShopPrices(quotation);
  const earned = formatRupiah(sums.margin);
  const [editedId, setEdited] = useState<string | null>(null);
  const edited = quotation.lines.find(({ id }) => id === editedId);
  const setLine = (id: string, change: Partial<QuotationLine>) =>
    onChange({ lines: quotation.lines.map(line => (line.id === id ? { ...line, ...change } : line)) });
  const removeLine = (id: string) => onChange({ lines: quotation.lines.filter(line => line.id !== id) });
  function addLine() {
    const line = newLine();
    onChange({ lines: [...quotation.lines, line] });
    setEdited(line.id);
  }
  function close() {
    setEdited(null);
    // Added, and left without a word.
    if (edited?.name.trim() === '' && edited.product_variant_id === null && edited.price === 0) removeLine(edited.id);
  }
  return (
    <Card className={css.stack}>
      <Heading level={2} size="group">
        <Trans>Goods</Trans>
      </Heading>
      {hasMargin ? (
        <>
          <NumberField
            label={t`Margin on all goods`}
            value={quotation.margin === 0 ? null : quotation.margin}
            parse={typedPercent}
            format={percent}
            suffix="%"
            inputMode="decimal"
            className={css.short}
            onValue={margin => onChange({ margin: margin ?? 0 })}
          />
          <p className={css.muted}>
            <Trans>Your margin comes to {earned}. It stands in the prices, and nowhere on the paper.</Trans>
          </p>
        </>
      ) : null}
      {sums.sections.map(({ section, lines, sum }) => (
        <section key={section?.id ?? ''} className={css.stack}>
          {section === null ? null : (
            <div className={css.lineRow}>
              <Heading level={3} size="group">
                {section.name}
              </Heading>
              <strong>{formatRupiah(sum)}</strong>
            </div>
          )}
          {section !== null && hasMargin ? (
            <NumberField
              label={t`Margin of ${{ section: section.name }}`}
              hint={t`Empty: as on all goods`}
              value={section.margin}
              parse={typedPercent}
              format={percent}
              suffix="%"
              inputMode="decimal"
              className={css.short}
              onValue={margin =>
                onChange({ sections: quotation.sections.map(each => (each.id === section.id ? { ...each, margin } : each)) })
              }
            />
          ) : null}
          <ul aria-label={section?.name ?? t`Lines`}>
            {lines.map(quoted => (
              <Line
                key={quoted.line.id}
                quoted={quoted}
                onPrice={price => setLine(quoted.line.id, { price })}
                onEdit={() => setEdited(quoted.line.id)}
                onRemove={() => removeLine(quoted.line.id)}
              />
            ))}
          </ul>
        </section>
      ))}
      {quotation.lines.length === 0 ? (
        <p className={css.muted}>
          <Trans>No goods are on this paper</Trans>
        </p>
      ) : null}
      {quotation.lines.length < quotationLimits.lines ? (
        <div>
          <Button size="sm" variant="outline" leading={<Plus size={18} />} onClick={addLine}>
            <Trans>Add line</Trans>
          </Button>
        </div>
      ) : (
        <p className={css.muted}>
          <Trans>A quotation holds 300 lines. Remove one to add another</Trans>
        </p>
      )}
      {edited === undefined ? null : (
        <LineDialog
          key={edited.id}
          line={edited}
          sections={quotation.sections}
          onChange={change => setLine(edited.id, change)}
          onClose={close}
        />
      )}
    </Card>
  );
}

interface LineProps {
  quoted: QuotedLine;
  onPrice: (price: number) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** A line; words of the customer's own get their price here. */
function Line({ quoted: { line, price, amount }, onPrice, onEdit, onRemove }: LineProps) {
  const { t, i18n } = useLingui();
  const name = line.name.trim() || t`Line without a text`;
  const amountOf = quantityWords(i18n, line.quantity, line.unit);
  const isWords = line.product_variant_id === null;
  // Of half units the words count whole ones, as the paper does.
  const money = `${amountOf} × ${formatRupiah(price * partsOf(line.unit))} = ${formatRupiah(amount)}`;
  return (
    <li className={css.line}>
      <div className={css.lineHead}>
        <span className={css.lineName}>{name}</span>
        <IconButton label={t`Remove ${name}`} onClick={onRemove}>
          <Trash2 size={18} />
        </IconButton>
      </div>
      <div className={css.lineHead}>
        <span className={css.muted}>{price === 0 ? amountOf : money}</span>
        <Button size="sm" variant="quiet" aria-label={t`Change: ${{ text: name }}`} onClick={onEdit}>
          <Trans>Change</Trans>
        </Button>
      </div>
      {isWords ? (
        <NumberField
          label={t`Price of ${name}`}
          value={line.price === 0 ? null : line.price}
          parse={typedAmount}
          format={value => formatNumber(value, 'id', 0)}
          inputMode="numeric"
          className={css.short}
          onValue={value => onPrice(value ?? 0)}
        />
      ) : null}
      {!isWords && price === 0 ? (
        <span className={css.warn}>
          <Trans>No price is known: it stands on the paper without one</Trans>
        </span>
      ) : null}
    </li>
  );
}
