import { useLingui } from '@lingui/react/macro';
import { type SiteCard, setSiteEndpoint } from '#contract/admin-settings.ts';
import { Checkbox } from '#ui/primitives/Checkbox.tsx';
import { TextArea } from '#ui/primitives/TextArea.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { textOf } from '../ui/FormDialog.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import * as css from './settings.css.ts';

/** The fields of these names, as texts. */
const textsOf = <Name extends string>(fields: FormData, names: readonly Name[]) =>
  Object.fromEntries(names.map(name => [name, textOf(fields, name)])) as Record<Name, string>;

const nameFields = ['name', 'tagline_id', 'tagline_en', 'headline_id', 'headline_en', 'description_id', 'description_en'] as const;

/** The shop's name, and the words under which it presents itself. */
export function NameForm({ card }: { card: SiteCard }) {
  const { t } = useLingui();
  return (
    <SettingsForm title={t`Name and words`} endpoint={setSiteEndpoint} body={fields => textsOf(fields, nameFields)}>
      {error => {
        const field = (name: (typeof nameFields)[number]) => ({ name, defaultValue: card[name], error: error(name) });
        return (
          <>
            <TextField {...field('name')} label={t`Name of the shop`} required />
            <div className={css.pair}>
              <TextField {...field('tagline_id')} lang="id" label={t`What you sell, in one line, Indonesian`} />
              <TextField {...field('tagline_en')} lang="en" label={t`What you sell, in one line, English`} />
              <TextField {...field('headline_id')} lang="id" label={t`Words at the top of the home page, Indonesian`} />
              <TextField {...field('headline_en')} lang="en" label={t`Words at the top of the home page, English`} />
              <TextArea {...field('description_id')} lang="id" label={t`About the shop, Indonesian`} required />
              <TextArea {...field('description_en')} lang="en" label={t`About the shop, English`} required />
            </div>
          </>
        );
      }}
    </SettingsForm>
  );
}

/** Where customers ask. */
export function ContactForm({ card: { phone, email } }: { card: SiteCard }) {
  const { t } = useLingui();
  return (
    <SettingsForm title={t`Contact`} endpoint={setSiteEndpoint} body={fields => textsOf(fields, ['phone', 'email'] as const)}>
      {error => (
        <div className={css.pair}>
          <TextField name="phone" type="tel" label={t`Phone number`} defaultValue={phone} error={error('phone')} required />
          <TextField name="email" type="email" label={t`E-mail address`} defaultValue={email} error={error('email')} required />
        </div>
      )}
    </SettingsForm>
  );
}

const companyFields = [
  'company_name',
  'company_address',
  'legal_line_id',
  'legal_line_en',
  'tax_number',
  'business_number',
  'order_prefix',
] as const;

/** Who sells, as invoices and the foot of every page say. */
export function CompanyForm({ card }: { card: SiteCard }) {
  const { t } = useLingui();
  return (
    <SettingsForm
      title={t`Company and tax`}
      endpoint={setSiteEndpoint}
      body={fields => {
        const { order_prefix, ...texts } = textsOf(fields, companyFields);
        return { ...texts, order_prefix: order_prefix.toUpperCase(), is_pkp: fields.has('is_pkp') };
      }}
    >
      {error => {
        const field = (name: (typeof companyFields)[number]) => ({ name, defaultValue: card[name], error: error(name) });
        return (
          <>
            <TextField {...field('company_name')} label={t`Company`} />
            <TextArea {...field('company_address')} rows={3} label={t`Address of the company`} />
            <div className={css.pair}>
              <TextField {...field('legal_line_id')} lang="id" label={t`Line at the foot of every page, Indonesian`} required />
              <TextField {...field('legal_line_en')} lang="en" label={t`Line at the foot of every page, English`} required />
              <TextField {...field('tax_number')} inputMode="numeric" label={t`Tax number (NPWP)`} />
              <TextField {...field('business_number')} inputMode="numeric" label={t`Business number (NIB)`} />
            </div>
            <Checkbox
              name="is_pkp"
              defaultChecked={card.is_pkp}
              description={t`Only then do invoices show VAT. It needs the tax number.`}
              error={error('is_pkp')}
            >
              {t`The company is registered for VAT (PKP)`}
            </Checkbox>
            <TextField
              {...field('order_prefix')}
              autoCapitalize="characters"
              label={t`Letters that order numbers begin with`}
              hint={t`Up to 6 capital letters and digits, such as TB. Empty: order numbers begin with their date.`}
            />
          </>
        );
      }}
    </SettingsForm>
  );
}
