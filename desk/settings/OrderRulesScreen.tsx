import { useLingui } from '@lingui/react/macro';
import { type OrderRules, orderRulesEndpoint, setOrderRulesEndpoint } from '#contract/admin-money.ts';
import { formatNumber } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { TextField } from '#ui/primitives/TextField.tsx';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import { numberOf } from '../ui/FormDialog.tsx';
import { Page } from '../ui/Page.tsx';
import { SettingsForm } from './SettingsForm.tsx';

/** How long orders wait for the shop, and how much one customer may have unpaid. */
export function OrderRulesScreen() {
  const { t } = useLingui();
  const reading = useReading(orderRulesEndpoint);
  return (
    <Page title={t`Order rules`} back={{ to: '/settings', label: t`Settings` }}>
      <Answer reading={reading}>{rules => <RulesForm rules={rules} />}</Answer>
    </Page>
  );
}

function RulesForm({ rules: { validation_hours, open_orders, reserved_units } }: { rules: OrderRules }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  // What is left empty is refused as no number, and not taken for a rule that stays.
  const whole = (fields: FormData, name: string) => numberOf(fields, name) ?? Number.NaN;
  return (
    <SettingsForm
      title={t`Rules for new orders`}
      note={t`Orders that wait already keep their time.`}
      endpoint={setOrderRulesEndpoint}
      body={fields => ({
        validation_hours: whole(fields, 'validation_hours'),
        open_orders: whole(fields, 'open_orders'),
        reserved_units: whole(fields, 'reserved_units'),
      })}
    >
      {error => (
        <>
          <TextField
            name="validation_hours"
            inputMode="numeric"
            label={t`Hours that an order waits for your check`}
            hint={t`After that it ends by itself, and its goods are free again. From 1 to 720 hours.`}
            defaultValue={formatNumber(validation_hours, language)}
            error={error('validation_hours')}
            required
          />
          <TextField
            name="open_orders"
            inputMode="numeric"
            label={t`Unpaid orders of one customer at once`}
            hint={t`From 1 to 50.`}
            defaultValue={formatNumber(open_orders, language)}
            error={error('open_orders')}
            required
          />
          <TextField
            name="reserved_units"
            inputMode="numeric"
            label={t`Goods held for one customer’s unpaid orders`}
            hint={t`In sold units, such as sacks, bars or sheets, all together.`}
            defaultValue={formatNumber(reserved_units, language)}
            error={error('reserved_units')}
            required
          />
        </>
      )}
    </SettingsForm>
  );
}
