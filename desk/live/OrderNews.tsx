import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Checkbox } from '#ui/primitives/Checkbox.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { Failure } from '../ui/Failure.tsx';
import { type PushState, pushState, startPush, stopPush } from './push.ts';
import { isSoundOn, playSound, switchSound } from './sound.ts';

const PUSH = ['push'] as const;

/** How a member of staff hears of new orders in this browser. */
export function OrderNews() {
  const { t } = useLingui();
  const hasSound = useSyncExternalStore(isSoundOn.subscribe, isSoundOn.get);
  const sound = useMutation({ mutationFn: playSound });
  return (
    <Card as="section">
      <Stack gap={12}>
        <Heading level={2}>{t`News of orders`}</Heading>
        <Checkbox
          checked={hasSound}
          onChange={event => switchSound(event.target.checked)}
          description={t`While the desk is open in this browser.`}
        >
          {t`A sound for a new order`}
        </Checkbox>
        <div>
          <Button variant="outline" onClick={() => sound.mutate()}>{t`Try it`}</Button>
        </div>
        <PushSwitch />
      </Stack>
    </Card>
  );
}

function PushSwitch() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const { data: state } = useQuery<PushState>({ queryKey: PUSH, queryFn: pushState, staleTime: 0 });
  const change = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? startPush(language) : stopPush()),
    onSettled: () => queryClient.invalidateQueries({ queryKey: PUSH }),
  });
  if (state === undefined) return null;
  if (state === 'unsupported') return <Notice>{t`This browser cannot show notifications while the desk is closed.`}</Notice>;
  if (state === 'install_first') {
    return (
      <Notice>{t`On an iPhone or iPad, add the desk to the home screen first and open it there. Then notifications can be turned on.`}</Notice>
    );
  }
  if (state === 'denied') {
    return (
      <Notice tone="warn">
        {t`This browser blocks notifications of the desk. Open the settings of this page beside its address, allow notifications, and load the page again.`}
      </Notice>
    );
  }
  return (
    <>
      <Checkbox
        checked={change.isPending ? change.variables : state === 'on'}
        disabled={change.isPending}
        onChange={event => change.mutate(event.target.checked)}
        description={t`On this device also while the desk is closed, until you sign out.`}
      >
        {t`A notification for a new order`}
      </Checkbox>
      <Failure error={change.error} />
    </>
  );
}
