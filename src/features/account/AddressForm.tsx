import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { type Address, type AddressInput, AddressInputSchema, type Region } from '#contract/addresses.ts';
import { useSaveAddress } from '#data/addresses/commands.ts';
import { showFieldErrors, useContractForm } from '#data/forms/use-contract-form.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Checkbox } from '#ui/primitives/Checkbox.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { TextArea } from '#ui/primitives/TextArea.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { PinField } from './map/PinField.tsx';
import { pinOf } from './map/pin-of-address.ts';
import { RegionFields } from './RegionFields.tsx';
import { useFieldWords } from './use-field-words.ts';

/** What a screen that lets somebody enter an address gives to the form. */
export interface AddressFormProps {
  /** Null for a new one. */
  readonly address: Address | null;
  readonly onSaved: (address: Address) => void;
  readonly onCancel: () => void;
}

/** One address, new or changed. The region sets the postal code, which stays editable. */
export function AddressForm({ address, onSaved, onCancel }: AddressFormProps) {
  const { t, i18n } = useLingui();
  const words = useFieldWords();
  const form = useContractForm(AddressInputSchema, inputOf(address));
  const save = useSaveAddress();
  // Its names stand beside an address that the server has not answered yet.
  const chosen = useRef<Region | null>(null);
  const { errors } = form.formState;
  const submit = form.handleSubmit(() =>
    save.mutateAsync({ before: address, address: form.getValues() as AddressInput, region: chosen.current }).then(
      saved => onSaved(saved.address),
      error => void showFieldErrors(form, error),
    ),
  );
  return (
    <form noValidate onSubmit={submit} aria-label={t`Address`}>
      <Stack gap={16}>
        {save.error === null ? null : (
          <Notice tone="bad" role="alert" title={t`Something went wrong while processing address`}>
            {i18n._(problemMessage(save.error))}
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
          initial={address}
          error={words(errors.region_code).error}
          onChange={region => {
            chosen.current = region;
            // A village that is not chosen yet is not wrong before the form was sent once.
            form.setValue('region_code', region?.code ?? '', {
              shouldValidate: region !== null || form.formState.isSubmitted,
              shouldDirty: true,
            });
            if (region?.postal_code) form.setValue('zip_code', region.postal_code, { shouldValidate: true });
          }}
        />
        <TextField
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
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
        <Checkbox {...form.register('is_primary')} disabled={address?.is_primary === true}>
          <Trans>Set as default</Trans>
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

function inputOf(address: Address | null) {
  return {
    label: address?.label ?? '',
    receiver_name: address?.receiver_name ?? '',
    phone_number: address?.phone_number ?? '',
    full_address: address?.full_address ?? '',
    landmark: address?.landmark ?? '',
    region_code: address?.region_code ?? '',
    zip_code: address?.zip_code ?? '',
    latitude: address?.latitude ?? null,
    longitude: address?.longitude ?? null,
    is_primary: address?.is_primary ?? false,
  };
}
