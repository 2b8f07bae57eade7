import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PushDevice, PushKind } from '#contract/push.ts';
import { pushCommands } from '#data/push/commands.ts';
import { pushQueries } from '#data/push/queries.ts';
import { browserPushEnvironment, pushSupport } from '#data/push/support.ts';
import { useSessionState, useUser } from '#data/session/use-session.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Checkbox } from '#ui/primitives/Checkbox.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { useHydrated } from '#ui/primitives/use-hydrated.ts';
import * as css from './PushSettings.css.ts';
import { useTurnOnPush } from './use-turn-on-push.ts';

/** Whether this device shows notifications, and which; or why it can't. */
export function PushSettings() {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const { kind } = useSessionState();
  if (!isHydrated || kind === 'guest') return null;
  const support = pushSupport(browserPushEnvironment());
  const label = t`Notifications on this device`;
  if (support !== 'ready') {
    return (
      <section aria-label={label}>
        <Notice title={t`This device shows no notifications`}>{why(support)}</Notice>
      </section>
    );
  }
  return (
    <Card as="section" aria-label={label} className={css.card}>
      <Switches />
    </Card>
  );
}

function why(support: 'blocked' | 'install_first' | 'unsupported'): ReactNode {
  if (support === 'blocked') {
    return <Trans>They are blocked in your browser. Allow notifications for this site in its settings, then open this page again.</Trans>;
  }
  if (support === 'install_first') {
    return <Trans>On iPhone and iPad they need the installed app: tap Share, then Add to Home Screen, and open the shop from there.</Trans>;
  }
  return <Trans>This browser cannot show them. Your notifications are always here.</Trans>;
}

function Switches() {
  const { t, i18n } = useLingui();
  const user = useUser();
  // Stands there while the customer is not known yet: coming later, it would move everything below.
  const { data: device, error, isPending } = useQuery({ ...pushQueries.device(), enabled: user !== null });
  const { turnOn, isTurningOn } = useTurnOnPush();
  const off = useMutation(pushCommands.turnOff());
  const say = (problem: Error) => toasts.show('danger', i18n._(problemMessage(problem)));
  const isOn = device !== undefined && device !== null;
  const isBusy = isTurningOn || off.isPending;
  return (
    <>
      <Checkbox
        role="switch"
        checked={isOn}
        // It moves when the shop has answered.
        disabled={isPending || isBusy || (device === undefined && error !== null)}
        aria-busy={isBusy}
        onChange={() => (isOn ? off.mutate(undefined, { onError: say }) : turnOn())}
        description={
          device === undefined && error !== null
            ? t`Whether they are on could not be asked. Check your connection`
            : t`Also while the app is closed`
        }
      >
        <Trans>Notifications on this device</Trans>
      </Checkbox>
      {isOn ? <Kinds device={device} onError={say} /> : null}
    </>
  );
}

function Kinds({ device, onError }: { device: PushDevice; onError: (error: Error) => void }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { mutate, isPending } = useMutation(pushCommands.choose(language));
  const kinds: readonly (readonly [PushKind, string])[] = [
    ['order', t`Orders and payments`],
    ['promotion', t`Promotions`],
    ['announcement', t`Announcements`],
  ];
  return (
    <fieldset className={css.kinds} aria-label={t`Kinds of notifications on this device`}>
      {kinds.map(([kind, label]) => (
        <Checkbox
          key={kind}
          role="switch"
          dense
          checked={device.kinds[kind]}
          disabled={isPending}
          onChange={() => mutate({ ...device.kinds, [kind]: !device.kinds[kind] }, { onError })}
        >
          {label}
        </Checkbox>
      ))}
    </fieldset>
  );
}
