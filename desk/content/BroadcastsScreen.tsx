import { useLingui } from '@lingui/react/macro';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { type Broadcast, broadcastsEndpoint, sendNotificationEndpoint } from '#contract/broadcasts.ts';
import { notificationType } from '#contract/notifications.ts';
import { formatMoment, formatNumber } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { Tag } from '#ui/primitives/Tag.tsx';
import { TapeProgress } from '#ui/primitives/TapeProgress.tsx';
import { useMay } from '../data/me.ts';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import { useListSearch } from '../ui/list-search.ts';
import { Page } from '../ui/Page.tsx';
import { Pager, pageQueryOf } from '../ui/Pager.tsx';
import { BroadcastDialog } from './BroadcastDialog.tsx';

/** Milliseconds between two looks at a message that is on its way. */
const LOOK = 2_000;

/** Messages to customers: those on their way with how far they are, and those before. */
export function BroadcastsScreen() {
  const { t } = useLingui();
  const may = useMay();
  const { page } = useListSearch();
  const [isWriting, setWriting] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const reading = useReading(broadcastsEndpoint, { query: pageQueryOf(page), every: isRunning ? LOOK : false });
  const goesOn = reading.data?.broadcasts.some(({ finished_at }) => finished_at === null) ?? false;
  if (goesOn !== isRunning) setRunning(goesOn);
  const write = may(sendNotificationEndpoint) ? (
    <Button leading={<Megaphone size={18} />} onClick={() => setWriting(true)}>
      {t`Write a message`}
    </Button>
  ) : null;
  return (
    <Page title={t`Messages to all`} actions={write}>
      <Answer reading={reading}>
        {({ broadcasts, total }) =>
          broadcasts.length === 0 ? (
            <EmptyState>{t`No message was sent yet. Tell your customers about an offer, or about days on which you are closed.`}</EmptyState>
          ) : (
            <Stack gap={12}>
              {broadcasts.map(broadcast => (
                <Message key={broadcast.id} broadcast={broadcast} />
              ))}
              <Pager page={page} total={total} />
            </Stack>
          )
        }
      </Answer>
      {isWriting ? <BroadcastDialog onClose={() => setWriting(false)} /> : null}
    </Page>
  );
}

function Message({ broadcast }: { broadcast: Broadcast }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { type, message, audience, created_at, finished_at } = broadcast;
  const number = (value: number) => formatNumber(value, language);
  const [sent, total] = [number(broadcast.sent), number(broadcast.total)];
  const [pushed, devices] = [number(broadcast.pushes_sent), number(broadcast.pushes_sent + broadcast.pushes_waiting)];
  const region = audience.slice('region:'.length);
  const to =
    audience === 'all' ? t`To all customers` : audience.startsWith('region:') ? t`To customers in region ${region}` : t`To one customer`;
  return (
    <Card as="article">
      <Stack gap={8}>
        <Stack direction="row" gap={8}>
          <Tag tone={type === notificationType.promotion ? 'survey' : 'info'}>
            {type === notificationType.promotion ? t`Offer` : t`Announcement`}
          </Tag>
          {finished_at === null ? <Tag tone="warn">{t`On its way`}</Tag> : <Tag tone="ok">{t`Sent`}</Tag>}
          <span>{formatMoment(created_at, language)}</span>
        </Stack>
        <p>{message[language]}</p>
        {finished_at === null ? (
          <TapeProgress label={t`Customers who have it`} value={broadcast.sent} max={Math.max(1, broadcast.total)} />
        ) : null}
        <p>{`${to} · ${t`${sent} of ${total} customers have it`}`}</p>
        {devices === '0' ? null : <p>{t`${pushed} of ${devices} phones showed it at once`}</p>}
      </Stack>
    </Card>
  );
}
