import { Trans, useLingui } from '@lingui/react/macro';
import { ProfileSchema } from '#contract/profile.ts';
import type { User } from '#contract/session.ts';
import { showFieldErrors, showSaved, useContractForm } from '#data/forms/use-contract-form.ts';
import { useRefusal } from '#data/forms/use-refusal.ts';
import type { OutboxEntry } from '#data/outbox/entries.ts';
import { useQueuedEdit } from '#data/outbox/use-queued-edit.ts';
import { emailProof } from '#data/profile/email-proof.ts';
import { useUser } from '#data/session/use-session.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { savedWords } from '#i18n/saved-words.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { FieldGroup } from '#ui/primitives/FieldGroup.tsx';
import { Grid } from '#ui/primitives/Grid.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { RadioCard } from '#ui/primitives/RadioCard.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { PhotoField } from './PhotoField.tsx';
import { isOtherEmail, ProfileEmail } from './ProfileEmail.tsx';
import { type ProfileFields, profileFields } from './profile-fields.ts';
import { useFieldWords } from './use-field-words.ts';

interface Props {
  /** Address of the photo that the shop has, null for none. */
  photoUrl: string | null;
  /** A photo that waits to be sent. */
  queuedPhoto: Blob | null;
  start: ProfileFields;
  /** The edit of the queue that is edited, null for none. */
  entry: OutboxEntry | null;
  onSaved?: () => void;
}

/** Name, ways to reach the customer, gender and photo. */
export function ProfileForm({ photoUrl, queuedPhoto, start, entry, onSaved }: Props) {
  const { t, i18n } = useLingui();
  const words = useFieldWords();
  const user = useUser();
  const form = useContractForm(ProfileSchema, { ...start, current_password: '' });
  const save = useQueuedEdit<'profile.update'>(entry);
  const refused = useRefusal(form, entry);
  const problem = save.error ?? refused;
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ current_password, ...profile }) => {
    if (user !== null && user.has_password !== false && isOtherEmail(user, profile.email)) {
      const password = current_password || emailProof.of(user.id, profile.email);
      if (password === '') return form.setError('current_password', { message: 'current_password_required' }, { shouldFocus: true });
      emailProof.keep({ userId: user.id, email: profile.email, password });
    }
    const sent = form.getValues();
    return save.mutateAsync({ kind: 'profile.update', profile }).then(
      delivery => {
        const answer: User | null = delivery.state === 'sent' ? delivery.answer : null;
        const saved = answer === null ? profileFields({ ...profile, gender: profile.gender || null }) : profileFields(answer);
        showSaved(form, sent, { ...saved, current_password: '' });
        if (delivery.state === 'sent') toasts.show('success', t`Profile saved`);
        else toasts.show('cart', i18n._(savedWords[delivery.kept]));
        onSaved?.();
      },
      error => void showFieldErrors(form, error),
    );
  });
  return (
    <form noValidate onSubmit={submit} aria-label={t`Profile`}>
      <Stack gap={24}>
        {problem === null ? null : (
          <Notice tone="bad" role="alert" title={t`Save Failed`}>
            {i18n._(problemMessage(problem))}
          </Notice>
        )}
        <PhotoField
          url={form.watch('remove_photo') === true ? null : photoUrl}
          photo={form.watch('photo') ?? (form.watch('remove_photo') === true ? null : queuedPhoto)}
          error={words(errors.photo).error}
          onPhoto={photo => {
            form.setValue('photo', photo, { shouldDirty: true, shouldValidate: true });
            form.setValue('remove_photo', false);
          }}
          onRemove={() => {
            form.setValue('photo', null, { shouldDirty: true, shouldValidate: true });
            form.setValue('remove_photo', photoUrl !== null || queuedPhoto !== null);
          }}
          onRefused={code => form.setError('photo', { type: 'server', message: code })}
        />
        <TextField autoComplete="name" label={t`Name`} {...words(errors.name)} {...form.register('name')} />
        <ProfileEmail form={form} user={user} />
        <TextField type="tel" autoComplete="tel" label={t`Mobile number`} {...words(errors.phone)} {...form.register('phone')} />
        <FieldGroup legend={t`Gender`} error={words(errors.gender).error}>
          <Grid columns="thirds">
            <RadioCard compact title={t`Female`} value="female" {...form.register('gender')} />
            <RadioCard compact title={t`Male`} value="male" {...form.register('gender')} />
            <RadioCard compact title={t`Rather not say`} value="" {...form.register('gender')} />
          </Grid>
        </FieldGroup>
        <TextField
          autoComplete="organization"
          label={t`Company`}
          hint={t`Optional, for your invoices`}
          {...words(errors.company)}
          {...form.register('company')}
        />
        <TextField
          inputMode="numeric"
          label={t`NPWP`}
          hint={t`Optional, 15 or 16 digits: it stands on your invoices from the next order on`}
          {...words(errors.tax_number)}
          {...form.register('tax_number')}
        />
        <Button type="submit" block loading={save.isPending}>
          <Trans>Save</Trans>
        </Button>
      </Stack>
    </form>
  );
}
