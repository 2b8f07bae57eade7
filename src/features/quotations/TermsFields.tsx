import { Trans, useLingui } from '@lingui/react/macro';
import { quotationLimits } from '#contract/quotations.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Checkbox } from '#ui/primitives/Checkbox.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { TextArea } from '#ui/primitives/TextArea.tsx';
import type { PartProps } from './part-props.ts';
import * as css from './Quotations.css.ts';

/** Terms, how a proforma is paid, and whether the paper names the shop. */
export function TermsFields({ quotation: { kind, issuer, terms, payment, hides_shop: isHidden }, onChange }: PartProps) {
  const { t } = useLingui();
  return (
    <Card className={css.stack}>
      <Heading level={2} size="group">
        <Trans>Terms</Trans>
      </Heading>
      <TextArea
        label={t`Terms on the paper`}
        hint={t`A line each. The term and that stock is not reserved stand above them`}
        value={terms}
        maxLength={quotationLimits.terms}
        onChange={event => onChange({ terms: event.target.value })}
      />
      {kind === 'PF' ? (
        <TextArea
          label={t`How it is paid`}
          hint={t`Bank, account number and name`}
          rows={2}
          value={payment}
          maxLength={quotationLimits.payment}
          onChange={event => onChange({ payment: event.target.value })}
        />
      ) : null}
      {issuer === 'own' && kind !== 'SP' ? (
        <Checkbox checked={isHidden} onChange={event => onChange({ hides_shop: event.target.checked })}>
          <Trans>Leave the shop’s name off the paper</Trans>
        </Checkbox>
      ) : null}
    </Card>
  );
}
