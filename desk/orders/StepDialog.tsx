import { useLingui } from '@lingui/react/macro';
import {
  adminCancelEndpoint,
  deliverOrderEndpoint,
  rejectReceiptEndpoint,
  setArrivalEndpoint,
  shipOrderEndpoint,
} from '#contract/admin.ts';
import { isPickUp } from '#contract/shipping.ts';
import { daysWords } from '#i18n/delivery-words.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { Stack } from '#ui/primitives/Stack.tsx';
import { TextArea } from '#ui/primitives/TextArea.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { FormDialog, textOf } from '../ui/FormDialog.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { hasMoney, type Step, type StepDialogProps, stepWords } from './next-steps.ts';
import { PaidDialog } from './PaidDialog.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';

/** Asks what a step of an order needs to know; nothing for steps that need to know nothing. */
export function StepDialog({ step, ...props }: StepDialogProps & { step: Step }) {
  switch (step) {
    case 'reject':
      return <RejectDialog {...props} />;
    case 'pay':
      return <PaidDialog {...props} />;
    case 'ship':
      return <ShipDialog {...props} />;
    case 'ready':
      return <ReadyDialog {...props} />;
    case 'arrival':
      return <ArrivalDialog {...props} />;
    case 'deliver':
    case 'handOver':
      return <DeliverDialog {...props} />;
    case 'cancel':
      return <CancelDialog {...props} />;
    case 'return':
      return <ReturnDialog {...props} />;
    default:
      return null;
  }
}

function RejectDialog({ order, onClose }: StepDialogProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const amount = formatRupiah(order.total);
  return (
    <FormDialog
      title={t`Reject the receipt?`}
      endpoint={rejectReceiptEndpoint}
      params={{ id: order.id }}
      body={fields => ({ reason: textOf(fields, 'reason') })}
      action={i18n._(stepWords.reject)}
      variant="danger"
      onClose={onClose}
      onDone={() => toast(t`Rejected: the customer can send another receipt`)}
    >
      {error => (
        <>
          <p>{t`It should show ${amount}. The customer has at least two hours to send another one.`}</p>
          <TextArea name="reason" label={t`Reason`} hint={t`The customer reads it.`} error={error('reason')} required />
        </>
      )}
    </FormDialog>
  );
}

function ShipDialog({ order, onClose }: StepDialogProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const way = order.shipment_method_name ?? '–';
  return (
    <FormDialog
      title={i18n._(stepWords.ship)}
      endpoint={shipOrderEndpoint}
      params={{ id: order.id }}
      body={fields => ({ tracking_number: textOf(fields, 'tracking_number') })}
      action={t`It is on its way`}
      onClose={onClose}
      onDone={() => toast(t`On its way: the customer has the number`)}
    >
      {error => (
        <>
          <p>{t`Delivery: ${way}`}</p>
          <TextField
            name="tracking_number"
            label={t`Tracking number`}
            hint={t`The courier’s number, or the number of your delivery note. The customer reads it.`}
            autoComplete="off"
            error={error('tracking_number')}
            required
          />
        </>
      )}
    </FormDialog>
  );
}

function ReadyDialog({ order, onClose }: StepDialogProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const depot = order.depot?.name ?? '–';
  return (
    <FormDialog
      title={t`Are the goods ready?`}
      endpoint={shipOrderEndpoint}
      params={{ id: order.id }}
      body={() => ({})}
      action={i18n._(stepWords.ready)}
      size="sm"
      onClose={onClose}
      onDone={() => toast(t`The customer knows now, and has the code`)}
    >
      {() => <p>{t`The customer gets a code and is told to come to this depot: ${depot}.`}</p>}
    </FormDialog>
  );
}

function ArrivalDialog({ order, onClose }: StepDialogProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const { eta } = order;
  const days = eta == null ? '–' : daysWords(i18n, eta);
  return (
    <FormDialog
      title={i18n._(stepWords.arrival)}
      endpoint={setArrivalEndpoint}
      params={{ id: order.id }}
      body={fields => ({ from: textOf(fields, 'from'), to: textOf(fields, 'to') })}
      action={t`Promise these days`}
      onClose={onClose}
      onDone={() => toast(t`The customer knows of the new days`)}
    >
      {error => (
        <>
          <p>{t`Promised until now: ${days}. The customer is told of the change.`}</p>
          <TextField name="from" type="date" label={t`First day`} defaultValue={eta?.from ?? ''} error={error('from')} required />
          <TextField name="to" type="date" label={t`Last day`} defaultValue={eta?.to ?? ''} error={error('to')} required />
        </>
      )}
    </FormDialog>
  );
}

function DeliverDialog({ order, onClose }: StepDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const name = isPickUp(order) ? order.customer.name : (order.address?.receiver_name ?? order.customer.name);
  return (
    <FormDialog
      title={isPickUp(order) ? t`Hand over without the code?` : t`Was it received?`}
      endpoint={deliverOrderEndpoint}
      params={{ id: order.id }}
      body={fields => ({ received_by: textOf(fields, 'received_by') })}
      action={isPickUp(order) ? t`Handed over` : t`It was received`}
      onClose={onClose}
      onDone={() => toast(t`The order is done`)}
    >
      {error => (
        <>
          <p>{isPickUp(order) ? t`Ask for something that shows the name: the order is of ${name}.` : t`It was sent to ${name}.`}</p>
          <TextField name="received_by" label={t`Who has the goods now`} autoComplete="off" error={error('received_by')} required />
        </>
      )}
    </FormDialog>
  );
}

function CancelDialog({ order, onClose }: StepDialogProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [number, amount] = [order.number ?? '', formatRupiah(order.total)];
  return (
    <FormDialog
      title={t`Cancel order ${number}?`}
      endpoint={adminCancelEndpoint}
      params={{ id: order.id }}
      body={fields => ({ reason: textOf(fields, 'reason') })}
      action={i18n._(stepWords.cancel)}
      variant="danger"
      onClose={onClose}
      onDone={() => toast(t`Cancelled: the goods are in the stock again`)}
    >
      {error => (
        <>
          <Stack gap={4}>
            <p>{t`Its goods go back into the stock. This cannot be undone.`}</p>
            {hasMoney(order) ? <p>{t`What was paid, ${amount}, goes on the list of refunds.`}</p> : null}
          </Stack>
          <TextArea name="reason" label={t`Reason`} hint={t`The customer reads it.`} error={error('reason')} required />
        </>
      )}
    </FormDialog>
  );
}
