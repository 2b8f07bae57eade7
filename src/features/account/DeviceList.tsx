import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeviceSession } from '#contract/account.ts';
import { accountQueries } from '#data/account/queries.ts';
import { useIsReachable } from '#data/connectivity.ts';
import { formatDay, formatMoment } from '#i18n/formats.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { Tag } from '#ui/primitives/Tag.tsx';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import * as css from './DeviceList.css.ts';
import { type Ended, EndSessionsDialog } from './EndSessionsDialog.tsx';

/** The devices on which the customer is signed in, each with the way to log it out. @param isEnabled whether a customer is here */
export function DeviceList({ isEnabled }: { isEnabled: boolean }) {
  const { t, i18n } = useLingui();
  const { data, error, refetch, isFetching } = useQuery({ ...accountQueries.sessions(), enabled: isEnabled });
  if (isEnabled && data !== undefined) return <Devices sessions={data.sessions} />;
  if (error === null) return <DeviceSkeletons />;
  return (
    <RetryState
      title={t`Your devices could not be loaded`}
      text={i18n._(problemMessage(error))}
      retryLabel={t`Try again`}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}

function Devices({ sessions }: { sessions: readonly DeviceSession[] }) {
  const isReachable = useIsReachable();
  const [ended, setEnded] = useState<Ended | null>(null);
  const others = sessions.filter(({ is_current }) => !is_current);
  return (
    <Stack gap={12}>
      <ul>
        {[...sessions.filter(({ is_current }) => is_current), ...others].map(session => (
          <Device key={session.id} session={session} isReachable={isReachable} onEnd={name => setEnded({ id: session.id, name })} />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className={css.quiet}>
          <Trans>No other device is logged in.</Trans>
        </p>
      ) : (
        <div>
          <Button variant="outline" disabled={!isReachable} onClick={() => setEnded({ id: null, name: '' })}>
            <Trans>Log out all other devices</Trans>
          </Button>
        </div>
      )}
      {ended === null ? null : <EndSessionsDialog ended={ended} onClose={() => setEnded(null)} />}
    </Stack>
  );
}

interface DeviceProps {
  session: DeviceSession;
  isReachable: boolean;
  onEnd: (name: string) => void;
}

function Device({ session: { device, created_at, last_used_at, is_current }, isReachable, onEnd }: DeviceProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const name = device || t`Unknown device`;
  return (
    <li className={css.device}>
      <div className={css.words}>
        <p className={css.name}>{name}</p>
        <p
          className={css.quiet}
        >{t`Last used ${formatMoment(last_used_at, language)}, logged in since ${formatDay(created_at, language)}`}</p>
      </div>
      {is_current ? (
        <Tag tone="ok">
          <Trans>This device</Trans>
        </Tag>
      ) : (
        <Button variant="outline" size="sm" disabled={!isReachable} aria-label={t`Log out ${name}`} onClick={() => onEnd(name)}>
          <Trans>Logout</Trans>
        </Button>
      )}
    </li>
  );
}

function DeviceSkeletons() {
  const { t } = useLingui();
  return (
    <Stack gap={16} aria-busy="true">
      <VisuallyHidden role="status">{t`Loading`}</VisuallyHidden>
      {[1, 2].map(row => (
        <Stack key={row} gap={8}>
          <Skeleton width="third" />
          <Skeleton width="most" />
        </Stack>
      ))}
    </Stack>
  );
}
