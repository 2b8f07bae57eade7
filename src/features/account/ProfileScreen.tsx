import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useKept, useWaiting } from '#data/outbox/use-outbox.ts';
import { profileView } from '#data/profile/profile-view.ts';
import { sessionQueries } from '#data/session/queries.ts';
import { useHasToken } from '#data/session/use-session.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { savedWords } from '#i18n/saved-words.ts';
import { sprinkles } from '#ui/css/sprinkles.css.ts';
import { QueuedTag } from '#ui/patterns/QueuedTag.tsx';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { EmailConfirmation } from './EmailConfirmation.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { profileFields } from './profile-fields.ts';

/** The customer's own data. */
export function ProfileScreen() {
  return (
    <Container narrow>
      <Stack gap={24} className={sprinkles({ paddingBlock: 24 })}>
        <Heading level={1}>
          <Trans>Profile</Trans>
        </Heading>
        <Card padding="lg">
          <Profile />
        </Card>
        <EmailConfirmation />
      </Stack>
    </Container>
  );
}

function Profile() {
  const { t, i18n } = useLingui();
  const hasToken = useHasToken();
  const { data: user, error, refetch, isFetching } = useQuery({ ...sessionQueries.user(), enabled: hasToken });
  const waiting = useWaiting();
  const kept = useKept();
  if (hasToken && user !== undefined) {
    const shown = profileView(user, waiting);
    return (
      <Stack gap={16}>
        {shown.isQueued ? (
          <div>
            <QueuedTag>{i18n._(savedWords[kept])}</QueuedTag>
          </div>
        ) : null}
        <ProfileForm
          key={user.id}
          photoUrl={shown.customer.image_url}
          queuedPhoto={shown.queuedPhoto}
          start={profileFields(shown)}
          entry={null}
        />
      </Stack>
    );
  }
  if (error === null) return <ProfileSkeleton />;
  return (
    <RetryState
      title={t`Your profile could not be loaded`}
      text={i18n._(problemMessage(error))}
      retryLabel={t`Try again`}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}
