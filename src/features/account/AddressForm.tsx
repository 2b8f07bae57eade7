import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type Address, AddressInputSchema } from '#contract/addresses.ts';
import { namesOfAddress, namesOfRegion } from '#data/addresses/region-names.ts';
import { showFieldErrors, useContractForm } from '#data/forms/use-contract-form.ts';
import { useRefusal } from '#data/forms/use-refusal.ts';
import type { OutboxEntry } from '#data/outbox/entries.ts';
import { useQueuedEdit } from '#data/outbox/use-queued-edit.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { savedWords } from '#i18n/saved-words.ts';
import { uuidv7 } from '#lib/ids.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Checkbox } from '#ui/primitives/Checkbox.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { TextArea } from '#ui/primitives/TextArea.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { type AddressFields, fieldsOf } from './address-fields.ts';
import { PinField } from './map/PinField.tsx';
import { pinOf } from './map/pin-of-address.ts';
import { RegionFields } from './RegionFields.tsx';
import { useFieldWords } from './use-field-words.ts';

/** Given to the form by a screen on which the customer enters an address. */
export interface AddressFormProps {
  /** Null for a new one. */
  readonly address: Address | null;
  /** The server has it, or it is saved on this phone and goes by itself. */
  readonly onSaved: (addressId: string) => void;
  readonly onCancel: () => void;
}

/** One address, new or changed. */
export function AddressForm({ address, onSaved, onCancel }: AddressFormProps) {
  // Made here, so that what comes after it can name an address that the server doesn't know yet.
  const [newId] = useState(uuidv7);
  return (
    <AddressFieldsForm
      kind={address === null ? 'address.create' : 'address.update'}
      addressId={address?.id ?? newId}
      start={fieldsOf(address)}
      place={namesOfAddress(address)}
      entry={null}
      isPrimary={address?.is_primary === true}
      onSaved={onSaved}
      onCancel={onCancel}
    />
  );
}

export interface AddressFieldsFormProps extends Pick<AddressFormProps, 'onSaved' | 'onCancel'> {
  readonly kind: 'address.create' | 'address.update';
  readonly addressId: string;
  readonly start: AddressFields;
  /** Names of the region that the fields start with. */
  readonly place: ReturnType<typeof namesOfAddress>;
  /** The edit of the queue that is edited, null for none. */
  readonly entry: OutboxEntry | null;
  /** It is the primary address, which can't be taken back but by another one. */
  readonly isPrimary: boolean;
}

/** The fields of an address. The region sets the postal code, which stays editable. */
export function AddressFieldsForm({ kind, addressId, start, place, entry, isPrimary, onSaved, onCancel }: AddressFieldsFormProps) {
  const { t, i18n } = useLingui();
  const words = useFieldWords();
  const form = useContractForm(AddressInputSchema, start);
  const [region, setRegion] = useState(place);
  const save = useQueuedEdit<'address.create' | 'address.update'>(entry);
  const refused = useRefusal(form, entry);
  const problem = save.error ?? refused;
  const { errors } = form.formState;
  const submit = form.handleSubmit(address =>
    save.mutateAsync({ kind, addressId, address, region }).then(
      delivery => {
        if (delivery.state === 'queued') toasts.show('cart', i18n._(savedWords[delivery.kept]));
        onSaved(addressId);
      },
      error => void showFieldErrors(form, error),
    ),
  );
  return (
    <form noValidate onSubmit={submit} aria-label={t`Address`}>
      <Stack gap={16}>
        {problem === null ? null : (
          <Notice tone="bad" role="alert" title={t`Something went wrong while processing address`}>
            {i18n._(problemMessage(problem))}
          </Notice>
        )}
        <TextField
          label={t`Address label`}
          hint={t`For example: home, site, warehouse`}
          {...words(errors.label)}
          {...form.register('label')}
        />
        <TextField autoComplete="name" label={t`Recipient`} {...words(errors.receiver_name)} {...form.register('receiver_name')} />
        <TextField
          type="tel"
          autoComplete="tel"
          label={t`Mobile number`}
          {...words(errors.phone_number)}
          {...form.register('phone_number')}
        />
        <RegionFields
          code={form.watch('region_code')}
          initial={place}
          typed={form.watch('sub_district') ?? ''}
          error={words(errors.region_code ?? errors.sub_district).error}
          onChange={(chosen, typed) => {
            setRegion(namesOfRegion(chosen, typed.trim()));
            form.setValue('sub_district', typed, { shouldValidate: form.formState.isSubmitted, shouldDirty: true });
            // A village that is not chosen yet is not wrong before the form was sent once.
            const isNew = chosen !== null && chosen.code !== form.getValues('region_code');
            form.setValue('region_code', chosen?.code ?? '', {
              shouldValidate: chosen !== null || form.formState.isSubmitted,
              shouldDirty: true,
            });
            if (isNew && chosen.postal_code) form.setValue('zip_code', chosen.postal_code, { shouldValidate: true });
          }}
        />
        <TextField
          inputMode="numeric"
          autoComplete="postal-code"
          label={t`Postal code`}
          {...words(errors.zip_code)}
          {...form.register('zip_code')}
        />
        <TextArea
          rows={3}
          autoComplete="street-address"
          label={t`Full address`}
          hint={t`Street, number, RT/RW`}
          {...words(errors.full_address)}
          {...form.register('full_address')}
        />
        <TextField
          label={t`Landmark`}
          hint={t`Optional: what the driver looks for`}
          {...words(errors.landmark)}
          {...form.register('landmark')}
        />
        <PinField
          pin={pinOf(form.watch(['latitude', 'longitude']))}
          regency={form.watch('region_code').slice(0, 5)}
          error={words(errors.latitude ?? errors.longitude).error}
          onChange={pin => {
            form.setValue('latitude', pin?.latitude ?? null, { shouldDirty: true });
            form.setValue('longitude', pin?.longitude ?? null, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
          }}
        />
        <Checkbox {...form.register('is_primary')} disabled={isPrimary}>
          <Trans>Set as primary</Trans>
        </Checkbox>
        <Stack direction="row" gap={12} justify="end">
          <Button variant="outline" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" loading={save.isPending}>
            <Trans>Save</Trans>
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
