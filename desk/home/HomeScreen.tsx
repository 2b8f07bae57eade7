import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { adminOrdersEndpoint } from '#contract/admin.ts';
import { type Queues, queuesEndpoint } from '#contract/admin-queues.ts';
import { formatMoment } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { useMay } from '../data/me.ts';
import { useReading } from '../data/reading.ts';
import { Answer } from '../ui/Answer.tsx';
import { Page } from '../ui/Page.tsx';
import { OtherTasks } from './OtherTasks.tsx';
import { WaitingList } from './WaitingList.tsx';
import { customersWork, ownWork } from './work.ts';

/** Milliseconds between two readings of what waits. */
const EVERY = 60_000;

/** What waits for the shop's people; for roles without orders what they can do. */
export function HomeScreen() {
  const may = useMay();
  return may(adminOrdersEndpoint) ? <Work /> : <OtherTasks />;
}

function Work() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const reading = useReading(queuesEndpoint, { every: EVERY });
  const latest = reading.data?.latest_order_at ?? null;
  const moment = latest === null ? null : formatMoment(latest, language);
  return (
    <Page title={t`The work that waits`} note={moment === null ? null : t`Latest order: ${moment}`}>
      <Answer reading={reading}>{queues => <Queued queues={queues} />}</Answer>
    </Page>
  );
}

function Queued({ queues }: { queues: Queues }) {
  const { t } = useLingui();
  const may = useMay();
  const own = ownWork.filter(({ right }) => may(right));
  const theirs = customersWork.filter(({ right }) => may(right));
  const isDone = own.every(({ queue }) => queues[queue] === 0);
  return (
    <Stack gap={24}>
      {isDone ? (
        <EmptyState
          action={
            <Link to="/orders" className={buttonClass({ variant: 'outline' })}>
              {t`All orders`}
            </Link>
          }
        >
          {queues.latest_order_at === null
            ? t`No customer has ordered yet. New orders appear here.`
            : t`All work is done. New orders appear here.`}
        </EmptyState>
      ) : null}
      <WaitingList label={t`For the shop to do`} entries={own} queues={queues} />
      <section>
        <Stack gap={12}>
          <Heading level={2}>{t`The customer’s turn`}</Heading>
          <WaitingList label={t`The customer’s turn`} entries={theirs} queues={queues} />
        </Stack>
      </section>
    </Stack>
  );
}
