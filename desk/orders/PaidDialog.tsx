import { useLingui } from '@lingui/react/macro';
import { payOrderEndpoint } from '#contract/admin-money.ts';
import { formatNumber, formatRupiah } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { PaymentFields, paymentIn } from '../ui/PaymentFields.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { type StepDialogProps, stepWords } from './next-steps.ts';

/** Notes the money of an order as the bank's statement tells of it, where the customer sent no receipt. */
export function PaidDialog({ order, onClose }: StepDialogProps) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const toast = useToast();
  const [total, code] = [formatRupiah(order.total), formatRupiah(order.unique_code)];
  return (
    <FormDialog
      title={t`Mark as paid without a receipt`}
      endpoint={payOrderEndpoint}
      params={{ id: order.id }}
      body={paymentIn}
      action={i18n._(stepWords.pay)}
      onClose={onClose}
      onDone={() => toast(t`Paid: the order can be packed`)}
    >
      {error => (
        <>
          <p>{order.unique_code === 0 ? t`The order costs ${total}.` : t`The order costs ${total}, with the unique code ${code}.`}</p>
          <PaymentFields error={error} amount={formatNumber(order.total, language)} />
        </>
      )}
    </FormDialog>
  );
}
