import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { pictureAccept } from '#contract/files.ts';
import { type Letterhead, LetterheadSchema, quotationLimits } from '#contract/quotations.ts';
import { useQuotationCommands } from '#data/quotations/commands.ts';
import { logoOf } from '#data/quotations/logo.ts';
import { initialsOf } from '#data/quotations/number.ts';
import { useDraft } from '#data/quotations/use-draft.ts';
import { useLetterhead } from '#data/quotations/use-quotations.ts';
import { fieldMessage, problemMessage } from '#i18n/problem-words.ts';
import { AppError } from '#lib/app-error.ts';
import { RetryNotice } from '#ui/patterns/RetryNotice.tsx';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { Field } from '#ui/primitives/Field.tsx';
import { FileButton } from '#ui/primitives/FileButton.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { TextArea } from '#ui/primitives/TextArea.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import * as css from './Quotations.css.ts';
import { QuotationsSkeleton } from './QuotationsSkeleton.tsx';

const blank: Letterhead = {
  ...{ name: '', address: '', phone: '', email: '', tax_number: '', initials: '', signer: '', position: '', place: '' },
  logo: null,
};

/** What stands at the head and the foot of the contractor's own papers, kept on the phone as it is typed. */
export function LetterheadScreen() {
  const { t, i18n } = useLingui();
  const { known, error, retry } = useLetterhead();
  return (
    <Container narrow className={css.page}>
      <Heading level={1} tabIndex={-1}>
        <Trans>Your letterhead</Trans>
      </Heading>
      <p className={css.muted}>
        <Trans>It stands on your own quotations and orders. Without an account it is on this phone only.</Trans>
      </p>
      {known !== undefined ? (
        <LetterheadForm saved={known ?? blank} />
      ) : error !== null ? (
        <RetryState
          title={t`Your letterhead could not be loaded`}
          text={i18n._(problemMessage(error))}
          retryLabel={t`Try again`}
          onRetry={retry}
        />
      ) : (
        <QuotationsSkeleton />
      )}
    </Container>
  );
}

function LetterheadForm({ saved }: { saved: Letterhead }) {
  const { t, i18n } = useLingui();
  const { saveLetterhead } = useQuotationCommands();
  const { value, change, flush, error } = useDraft(saved, saveLetterhead);
  const text = (name: Exclude<keyof Letterhead, 'logo'>) => ({
    value: value[name],
    onChange: (event: { target: { value: string } }) => change({ ...value, [name]: event.target.value }),
  });
  const taxFault = v.safeParse(LetterheadSchema.entries.tax_number, value.tax_number).issues?.[0].message;
  return (
    <>
      {error === null ? null : (
        <RetryNotice tone="bad" role="alert" retryLabel={t`Try again`} onRetry={() => void flush()}>
          {i18n._(problemMessage(error))}
        </RetryNotice>
      )}
      <Card className={css.stack}>
        <LogoField logo={value.logo} onLogo={logo => change({ ...value, logo })} />
        <div className={css.fields}>
          <TextField
            label={t`Business name`}
            required
            maxLength={quotationLimits.name}
            autoComplete="organization"
            {...text('name')}
            onChange={event => {
              const name = event.target.value;
              // The customer's own initials stay.
              const isOurs = value.initials === initialsOf(value.name);
              change({ ...value, name, initials: isOurs ? initialsOf(name) : value.initials });
            }}
          />
          <TextField
            label={t`Initials in the numbers`}
            maxLength={quotationLimits.initials}
            autoComplete="off"
            hint={t`As in 012/PNW/KM/XI/2026`}
            {...text('initials')}
          />
          <TextArea label={t`Address`} rows={2} maxLength={quotationLimits.address} className={css.wide} {...text('address')} />
          <TextField label={t`Phone or WhatsApp`} type="tel" maxLength={30} autoComplete="tel" {...text('phone')} />
          <TextField label={t`Email`} type="email" maxLength={quotationLimits.name} autoComplete="email" {...text('email')} />
          <TextField
            label={t`Tax number (NPWP), if you have one`}
            inputMode="numeric"
            maxLength={40}
            autoComplete="off"
            error={taxFault === undefined ? null : i18n._(fieldMessage(taxFault))}
            {...text('tax_number')}
          />
          <TextField label={t`Place`} maxLength={quotationLimits.place} autoComplete="off" {...text('place')} />
          <TextField label={t`Who signs`} maxLength={quotationLimits.name} autoComplete="name" {...text('signer')} />
          <TextField label={t`Position`} maxLength={quotationLimits.name} autoComplete="organization-title" {...text('position')} />
        </div>
      </Card>
      <div className={css.row}>
        <Link to="/quotations" className={buttonClass()}>
          <Trans>To your quotations</Trans>
        </Link>
      </div>
    </>
  );
}

function LogoField({ logo, onLogo }: { logo: string | null; onLogo: (logo: string | null) => void }) {
  const { t, i18n } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  async function choose(file: File | undefined) {
    if (file === undefined) return;
    setBusy(true);
    setFault(null);
    try {
      onLogo(await logoOf(file));
    } catch (error) {
      setFault(error instanceof AppError ? error.code : 'file_damaged');
    } finally {
      setBusy(false);
    }
  }
  return (
    <Field label={t`Logo`} hint={t`JPEG, PNG or WebP, up to 12 MB`} error={fault === null ? null : i18n._(fieldMessage(fault))}>
      {control => (
        <div className={css.stack}>
          {logo === null ? null : <img src={`data:image/jpeg;base64,${logo}`} alt={t`Your logo`} className={css.logo} />}
          <div className={css.row}>
            <FileButton {...control} size="sm" accept={pictureAccept} disabled={isBusy} onFiles={([file]) => void choose(file)}>
              {logo === null ? <Trans>Choose a logo</Trans> : <Trans>Choose another logo</Trans>}
            </FileButton>
            {logo === null ? null : (
              <Button size="sm" variant="quiet" onClick={() => onLogo(null)}>
                <Trans>Remove logo</Trans>
              </Button>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}
