import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { sendNotificationEndpoint } from '#contract/broadcasts.ts';
import { notificationType } from '#contract/notifications.ts';
import { FieldGroup } from '#ui/primitives/FieldGroup.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { RadioCard } from '#ui/primitives/RadioCard.tsx';
import { TextArea } from '#ui/primitives/TextArea.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { FormDialog, textOf } from '../ui/FormDialog.tsx';
import { useToast } from '../ui/Toasts.tsx';

/** A message in both languages; it can't be taken back once it is sent. */
export function BroadcastDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const [isForAll, setForAll] = useState(true);
  return (
    <FormDialog
      title={t`Write a message`}
      endpoint={sendNotificationEndpoint}
      body={fields => ({
        type: textOf(fields, 'type') === 'promotion' ? notificationType.promotion : notificationType.announcement,
        message: { id: textOf(fields, 'message_id'), en: textOf(fields, 'message_en') },
        to: isForAll ? 'all' : textOf(fields, 'to'),
      })}
      action={isForAll ? t`Send to all customers` : t`Send the message`}
      onClose={onClose}
      onDone={({ total }) => toast(t`The message is on its way. Customers who get it: ${total}`)}
    >
      {error => (
        <>
          <FieldGroup legend={t`What is it?`}>
            <RadioCard compact name="type" value="announcement" defaultChecked title={t`Announcement`} />
            <RadioCard compact name="type" value="promotion" title={t`Offer`} />
          </FieldGroup>
          <TextArea name="message_id" lang="id" label={t`Message, Indonesian`} error={error('message.id')} required />
          <TextArea name="message_en" lang="en" label={t`Message, English`} error={error('message.en')} required />
          <FieldGroup legend={t`Who gets it?`}>
            <RadioCard compact name="audience" checked={isForAll} onChange={() => setForAll(true)} title={t`All customers`} />
            <RadioCard compact name="audience" checked={!isForAll} onChange={() => setForAll(false)} title={t`Some of them`} />
          </FieldGroup>
          {isForAll ? (
            <Notice tone="warn">{t`Every customer gets it, and phones show it at once. It cannot be taken back.`}</Notice>
          ) : (
            <TextField
              name="to"
              label={t`E-mail address, or region:name`}
              hint={t`Such as region:Ambon for all with an address there, or the e-mail address of one customer.`}
              error={error('to')}
              required
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
