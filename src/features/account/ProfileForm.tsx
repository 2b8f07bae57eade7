import { Trans, useLingui } from '@lingui/react/macro';
import { type Profile, ProfileSchema } from '#contract/profile.ts';
import type { User } from '#contract/session.ts';
import { showFieldErrors, useContractForm } from '#data/forms/use-contract-form.ts';
import { useSaveProfile } from '#data/profile/commands.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { formatPhone } from '#lib/phone.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { FieldGroup } from '#ui/primitives/FieldGroup.tsx';
import { Grid } from '#ui/primitives/Grid.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { RadioCard } from '#ui/primitives/RadioCard.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { PhotoField } from './PhotoField.tsx';
import { useFieldWords } from './use-field-words.ts';

/** Name, ways to reach the customer, gender and photo. */
export function ProfileForm({ user }: { user: User }) {
  const { t, i18n } = useLingui();
  const words = useFieldWords();
  const form = useContractForm(ProfileSchema, inputOf(user));
  const save = useSaveProfile();
  const { errors } = form.formState;
  const submit = form.handleSubmit(() =>
    save.mutateAsync(form.getValues() as Profile).then(
      saved => {
        form.reset(inputOf(saved.user));
        toasts.show('success', t`Profile saved`);
      },
      error => void showFieldErrors(form, error),
    ),
  );
  return (
    <form noValidate onSubmit={submit} aria-label={t`Profile`}>
      <Stack gap={24}>
        {save.error === null ? null : (
          <Notice tone="bad" role="alert" title={t`Save Failed`}>
            {i18n._(problemMessage(save.error))}
          </Notice>
        )}
        <PhotoField
          url={form.watch('remove_photo') === true ? null : user.customer.image_url}
          photo={form.watch('photo') ?? null}
          error={words(errors.photo).error}
          onPhoto={photo => {
            form.setValue('photo', photo, { shouldDirty: true, shouldValidate: true });
            form.setValue('remove_photo', false);
          }}
          onRemove={() => {
            form.setValue('photo', null, { shouldDirty: true, shouldValidate: true });
            form.setValue('remove_photo', user.customer.image_url !== null);
          }}
          onRefused={code => form.setError('photo', { type: 'server', message: code })}
        />
        <TextField autoComplete="name" label={t`Name`} {...words(errors.name)} {...form.register('name')} />
        <TextField
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t`Email`}
          hint={t`You log in with it`}
          {...words(errors.email)}
          {...form.register('email')}
        />
        <TextField type="tel" autoComplete="tel" label={t`Mobile number`} {...words(errors.phone)} {...form.register('phone')} />
        <FieldGroup legend={t`Gender`} error={words(errors.gender).error}>
          <Grid columns="thirds">
            <RadioCard compact title={t`Female`} value="female" {...form.register('gender')} />
            <RadioCard compact title={t`Male`} value="male" {...form.register('gender')} />
            <RadioCard compact title={t`Rather not say`} value="" {...form.register('gender')} />
          </Grid>
        </FieldGroup>
        <Button type="submit" block loading={save.isPending}>
          <Trans>Save</Trans>
        </Button>
      </Stack>
    </form>
  );
}

function inputOf(user: User) {
  return {
    name: user.name,
    email: user.email,
    phone: formatPhone(user.phone),
    gender: user.gender ?? ('' as const),
    photo: null,
    remove_photo: false,
  };
}
