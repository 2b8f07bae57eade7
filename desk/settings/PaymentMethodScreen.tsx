import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { type AdminPaymentMethod, adminPaymentMethodsEndpoint, setPaymentMethodEndpoint } from '#contract/admin-payment.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Checkbox } from '#ui/primitives/Checkbox.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { TextArea } from '#ui/primitives/TextArea.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import { numberOf, textOf } from '../ui/FormDialog.tsx';
import { Page } from '../ui/Page.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import * as css from './settings.css.ts';

/** One way to pay: its account, its limits and what customers read about it. */
export function PaymentMethodScreen() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { id } = useParams({ strict: false }) as { id: string };
  const reading = useReading(adminPaymentMethodsEndpoint);
  const method = reading.data?.payment_methods.find(each => each.id === id);
  return (
    <Page title={method?.[`name_${language}`] ?? t`Payment`} back={{ to: '/settings/payment', label: t`Payment` }}>
      <Answer reading={reading}>
        {() =>
          method === undefined ? (
            <EmptyState>{t`There is no such way to pay.`}</EmptyState>
          ) : (
            <Stack gap={16}>
              <AccountForm method={method} />
              <LimitsForm method={method} />
              <WordsForm method={method} />
            </Stack>
          )
        }
      </Answer>
    </Page>
  );
}

function AccountForm({ method: { id, kind, account, is_demo } }: { method: AdminPaymentMethod }) {
  const { t } = useLingui();
  const own = is_demo ? null : account;
  const number = {
    name: 'number',
    defaultValue: own?.number,
    required: true,
  };
  return (
    <SettingsForm
      title={t`Bank account`}
      endpoint={setPaymentMethodEndpoint}
      params={{ id }}
      body={fields => ({ account: { bank: textOf(fields, 'bank'), number: textOf(fields, 'number'), holder: textOf(fields, 'holder') } })}
    >
      {error => (
        <>
          {is_demo ? <Notice tone="warn">{t`The account that customers see now is invented. Write your own here.`}</Notice> : null}
          <TextField name="bank" label={t`Bank or provider`} defaultValue={own?.bank} error={error('account.bank')} required />
          {kind === 'qris' ? (
            <TextArea
              {...number}
              label={t`QRIS code as text`}
              hint={t`The long text in your QRIS picture, as your bank gives it: it begins with 000201.`}
              error={error('account.number')}
            />
          ) : (
            <TextField
              {...number}
              inputMode="numeric"
              label={kind === 'virtual_account' ? t`First digits of every virtual account number` : t`Account number`}
              error={error('account.number')}
            />
          )}
          <TextField name="holder" label={t`Account holder`} defaultValue={own?.holder} error={error('account.holder')} required />
        </>
      )}
    </SettingsForm>
  );
}

/** A limit that may be left empty: no limit. A text that is no number must be refused, not taken for an empty one. */
function limitOf(fields: FormData, name: string): number | null {
  const value = numberOf(fields, name) ?? null;
  return Number.isNaN(value) ? 0.5 : value;
}

function LimitsForm({ method: { id, max_amount, deadline_minutes, has_unique_code } }: { method: AdminPaymentMethod }) {
  const { t } = useLingui();
  return (
    <SettingsForm
      title={t`Limits`}
      endpoint={setPaymentMethodEndpoint}
      params={{ id }}
      body={fields => ({
        max_amount: limitOf(fields, 'max_amount'),
        deadline_minutes: limitOf(fields, 'deadline_minutes'),
        has_unique_code: fields.has('has_unique_code'),
      })}
    >
      {error => (
        <>
          <TextField
            name="max_amount"
            inputMode="numeric"
            label={t`For orders up to`}
            hint={t`In rupiah. Empty: no limit.`}
            leading="Rp"
            defaultValue={max_amount ?? ''}
            error={error('max_amount')}
          />
          <TextField
            name="deadline_minutes"
            inputMode="numeric"
            label={t`Minutes to pay, from your check on`}
            hint={t`1,440 minutes are a day. Empty: as for the whole shop.`}
            defaultValue={deadline_minutes ?? ''}
            error={error('deadline_minutes')}
          />
          <Checkbox
            name="has_unique_code"
            defaultChecked={has_unique_code}
            description={t`Each order’s amount gets three digits of its own, so that you see from the money which order it is for.`}
          >
            {t`Add a unique code to the amount`}
          </Checkbox>
        </>
      )}
    </SettingsForm>
  );
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean);

function WordsForm({ method }: { method: AdminPaymentMethod }) {
  const { t } = useLingui();
  const [amount, account] = ['{amount}', '{account}'];
  const texts = (fields: FormData, language: 'id' | 'en') => ({
    [`name_${language}`]: textOf(fields, `name_${language}`),
    [`description_${language}`]: textOf(fields, `description_${language}`),
    [`steps_${language}`]: linesOf(textOf(fields, `steps_${language}`)),
  });
  return (
    <SettingsForm
      title={t`What customers read`}
      endpoint={setPaymentMethodEndpoint}
      params={{ id: method.id }}
      body={fields => ({ ...texts(fields, 'id'), ...texts(fields, 'en') })}
    >
      {error => (
        <div className={css.pair}>
          {(['id', 'en'] as const).map(language => (
            <Stack key={language} gap={16}>
              <TextField
                name={`name_${language}`}
                label={language === 'id' ? t`Name, Indonesian` : t`Name, English`}
                lang={language}
                defaultValue={method[`name_${language}`]}
                error={error(`name_${language}`)}
                required
              />
              <TextArea
                name={`description_${language}`}
                label={language === 'id' ? t`Short text, Indonesian` : t`Short text, English`}
                lang={language}
                defaultValue={method[`description_${language}`]}
                error={error(`description_${language}`)}
                required
              />
              <TextArea
                name={`steps_${language}`}
                rows={8}
                label={language === 'id' ? t`Steps to pay, Indonesian` : t`Steps to pay, English`}
                hint={t`One step on each line. ${amount} and ${account} become the amount and account of the order.`}
                lang={language}
                defaultValue={method[`steps_${language}`].join('\n')}
                error={error(`steps_${language}`)}
                required
              />
            </Stack>
          ))}
        </div>
      )}
    </SettingsForm>
  );
}
