import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Quotation, QuotationKind } from '#contract/quotations.ts';
import { quotationIssuers, quotationKinds, quotationLimits, validDays } from '#contract/quotations.ts';
import { subjectOfKind } from '#data/quotations/from-goods.ts';
import { initialsIn, nextNumber } from '#data/quotations/number.ts';
import type { QuotationProblems } from '#data/quotations/problems.ts';
import { useQuotations } from '#data/quotations/use-quotations.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Select } from '#ui/primitives/Select.tsx';
import { TextArea } from '#ui/primitives/TextArea.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import type { PartProps } from './part-props.ts';
import * as css from './Quotations.css.ts';
import { clientWords, kindWords, numberWords } from './quotation-words.ts';

/** Kind, number, client and term of a paper. */
export function PaperFields({ quotation, problems, onChange }: PartProps & { problems: QuotationProblems }) {
  const { t, i18n } = useLingui();
  const { quotations, letterhead } = useQuotations();
  const { client, kind } = quotation;
  /** A number that stands as the app gave it is given anew for the other kind; the customer's own stays. */
  function choose(next: QuotationKind) {
    const { date, number, subject } = quotation;
    const others = quotations.filter(({ id }) => id !== quotation.id);
    const initials = initialsIn(number);
    onChange({
      kind: next,
      subject: subjectOfKind(subject, kind, next),
      ...(initials === undefined
        ? {}
        : { number: nextNumber(others, { kind: next, initials: initials || letterhead.known?.initials || '', date }) }),
    });
  }
  const ofClient = (name: keyof Quotation['client']) => (event: { target: { value: string } }) =>
    onChange({ client: { ...client, [name]: event.target.value } });
  return (
    <Card className={css.stack}>
      <Heading level={2} size="group">
        <Trans>The paper</Trans>
      </Heading>
      <div className={css.fields}>
        <Select label={t`Kind`} value={kind} onChange={event => choose(event.target.value as QuotationKind)}>
          {quotationKinds.map(each => (
            <option key={each} value={each}>
              {i18n._(kindWords[each])}
            </option>
          ))}
        </Select>
        <Select
          label={t`Under whose name`}
          value={quotation.issuer}
          onChange={event => onChange({ issuer: event.target.value === 'shop' ? 'shop' : 'own' })}
        >
          {quotationIssuers.map(each => (
            <option key={each} value={each}>
              {each === 'own' ? t`Mine, with my letterhead and margin` : t`The shop’s, at its prices`}
            </option>
          ))}
        </Select>
        {quotation.issuer === 'own' || kind === 'SP' ? (
          <p className={`${css.muted} ${css.wide}`}>
            <Link to="/quotations/letterhead">
              {letterhead.known === null ? <Trans>Fill in your letterhead</Trans> : <Trans>Change your letterhead</Trans>}
            </Link>
          </p>
        ) : null}
        <TextField
          label={t`Number`}
          value={quotation.number}
          maxLength={quotationLimits.number}
          autoComplete="off"
          onChange={event => onChange({ number: event.target.value })}
          error={problems.number === undefined ? null : i18n._(numberWords[problems.number])}
        />
        <TextField
          label={t`Subject`}
          value={quotation.subject}
          maxLength={quotationLimits.subject}
          autoComplete="off"
          onChange={event => onChange({ subject: event.target.value })}
        />
        {kind === 'SP' ? null : (
          <>
            <TextField
              label={kind === 'DRPB2' ? t`Receiver of the grant` : t`Client`}
              value={client.name}
              required
              maxLength={quotationLimits.name}
              autoComplete="off"
              onChange={ofClient('name')}
              error={problems.client === undefined ? null : i18n._(clientWords[problems.client])}
            />
            <TextField
              label={kind === 'DRPB2' ? t`Group` : t`For the attention of`}
              value={client.attention}
              maxLength={quotationLimits.name}
              autoComplete="off"
              onChange={ofClient('attention')}
            />
            <TextArea
              label={t`Address of the client`}
              rows={2}
              value={client.address}
              maxLength={quotationLimits.address}
              className={css.wide}
              onChange={ofClient('address')}
            />
          </>
        )}
        <TextField
          label={t`Place`}
          value={quotation.place}
          maxLength={quotationLimits.place}
          autoComplete="off"
          onChange={event => onChange({ place: event.target.value })}
        />
        <TextField
          label={t`Date`}
          type="date"
          value={quotation.date}
          min="2000-01-01"
          max="2099-12-31"
          // A year of five digits is no day that a paper can have.
          onChange={event => event.target.value.length === 10 && onChange({ date: event.target.value })}
        />
        <Select
          label={t`Valid for`}
          value={quotation.valid_days}
          onChange={event => onChange({ valid_days: validDays.find(days => days === Number(event.target.value)) ?? 7 })}
        >
          {validDays.map(days => (
            <option key={days} value={days}>
              {t`${days} days`}
            </option>
          ))}
        </Select>
      </div>
    </Card>
  );
}
