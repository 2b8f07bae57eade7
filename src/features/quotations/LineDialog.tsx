import { Trans, useLingui } from '@lingui/react/macro';
import { type Quotation, type QuotationLine, quotationLimits } from '#contract/quotations.ts';
import { formatNumber } from '#i18n/formats.ts';
import { unitWord } from '#i18n/unit-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { countedUnit, partsOf } from '#lib/sold-unit.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { Select } from '#ui/primitives/Select.tsx';
import { TextArea } from '#ui/primitives/TextArea.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { NumberField } from './NumberField.tsx';
import * as css from './Quotations.css.ts';
import { typedAmount, typedQuantity } from './typed-numbers.ts';

interface Props {
  line: QuotationLine;
  sections: Quotation['sections'];
  onChange: (change: Partial<QuotationLine>) => void;
  onClose: () => void;
}

/** Text, quantity and section of a line, and of words the unit and the price too. What is typed is in the quotation at once. */
export function LineDialog({ line, sections, onChange, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { name, unit, quantity } = line;
  const isWords = line.product_variant_id === null;
  const parts = isWords ? 1 : partsOf(unit);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Line of the quotation`}
      closeLabel={t`Close`}
      footer={
        <Button onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className={css.stack}>
        <TextArea
          label={t`Text`}
          rows={2}
          required
          value={name}
          maxLength={quotationLimits.lineName}
          error={name.trim() === '' ? t`This field is required` : null}
          onChange={event => onChange({ name: event.target.value.replaceAll('\n', ' ') })}
        />
        <div className={css.fields}>
          <NumberField
            label={t`Quantity`}
            value={quantity === 0 ? null : quantity}
            parse={text => typedQuantity(text, parts)}
            format={value => formatNumber(value / parts, language)}
            fault={parts === 1 ? t`Please enter a whole number from 1 on` : t`Please enter whole or half units`}
            suffix={isWords ? undefined : unitWord(i18n, countedUnit(unit), quantity)}
            inputMode={parts === 1 ? 'numeric' : 'decimal'}
            onValue={value => value !== null && onChange({ quantity: value })}
          />
          {isWords ? (
            <>
              <TextField
                label={t`Unit`}
                value={unit}
                maxLength={20}
                autoComplete="off"
                onChange={event => onChange({ unit: event.target.value })}
              />
              <NumberField
                label={t`Price for one`}
                value={line.price === 0 ? null : line.price}
                parse={typedAmount}
                format={value => formatNumber(value, 'id', 0)}
                inputMode="numeric"
                onValue={value => onChange({ price: value ?? 0 })}
              />
            </>
          ) : null}
          {sections.length === 0 ? null : (
            <Select
              label={t`Section`}
              value={line.section_id ?? ''}
              onChange={event => onChange({ section_id: event.target.value === '' ? null : event.target.value })}
            >
              <option value="">{t`Without a section`}</option>
              {sections.map(each => (
                <option key={each.id} value={each.id}>
                  {each.name}
                </option>
              ))}
            </Select>
          )}
        </div>
      </div>
    </Dialog>
  );
}
