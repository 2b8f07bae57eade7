import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { ProjectSpend } from '#contract/order-history.ts';
import { useIsAsked } from '#data/cache/use-is-asked.ts';
import { historyQueries } from '#data/orders/history-queries.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { formatDay, formatRupiah } from '#i18n/formats.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { SummaryList } from '#ui/patterns/SummaryList.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { DayFields, isReversed } from '../DayFields.tsx';
import { NoOrders } from '../NoOrders.tsx';
import { OrdersFrame } from '../OrdersFrame.tsx';
import { OrdersSkeleton } from '../OrdersSkeleton.tsx';
import { BackToTransactions } from './BackToTransactions.tsx';
import { OrdersFile } from './OrdersFile.tsx';

interface Props {
  /** Days 'YYYY-MM-DD' in the address. */
  from: string | undefined;
  until: string | undefined;
}

/** What the customer ordered for each project in some days, and the same orders as a file for a spreadsheet. */
export function ProjectsScreen({ from, until }: Props) {
  const { t } = useLingui();
  return (
    <OrdersFrame
      title={t`Spend per project`}
      note={<Trans>Orders that you placed and that were not cancelled, with freight, by the name that you gave them.</Trans>}
      back={<BackToTransactions />}
    >
      <Stack gap={16}>
        <Days key={`${from} ${until}`} from={from ?? ''} until={until ?? ''} />
        <Projects from={from} until={until} />
        <OrdersFile from={from} until={until} />
      </Stack>
    </OrdersFrame>
  );
}

function Days(start: { from: string; until: string }) {
  const navigate = useNavigate();
  const [days, setDays] = useState(start);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReversed(days)) return;
    void navigate({ to: '/transactions/projects', search: { from: days.from || undefined, until: days.until || undefined } });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={12}>
        <DayFields {...days} onChange={change => setDays({ ...days, ...change })} />
        <div>
          <Button type="submit" variant="outline" size="sm">
            <Trans>Show these days</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function Projects({ from, until }: Props) {
  const { t, i18n } = useLingui();
  const isCustomer = useSessionState().kind === 'customer';
  const query = useQuery({ ...historyQueries.projects({ from, until }), enabled: isCustomer, placeholderData: keepPreviousData });
  const isAsked = useIsAsked(query);
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  if (data === undefined || (data.total === 0 && !isAsked)) {
    if (error === null || !isCustomer) return <OrdersSkeleton />;
    return (
      <RetryState
        title={t`Your projects could not be loaded`}
        text={i18n._(problemMessage(error))}
        retryLabel={t`Try again`}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (data.total === 0) {
    return (
      <NoOrders>
        {from === undefined && until === undefined ? (
          <Trans>You have no orders yet</Trans>
        ) : (
          <Trans>You ordered nothing in these days</Trans>
        )}
      </NoOrders>
    );
  }
  const hidden = data.total - data.projects.length;
  return (
    <Stack gap={16} aria-busy={isPlaceholderData}>
      <Card as="section" padding="lg" aria-label={t`All together`}>
        <SummaryList rows={rowsOf(data.sum)} total={{ label: <Trans>Total</Trans>, value: formatRupiah(data.sum.total) }} />
      </Card>
      <Stack as="ul" gap={12}>
        {data.projects.map(project => (
          <Project key={project.name ?? ''} project={project} from={from} until={until} />
        ))}
      </Stack>
      {hidden > 0 ? (
        <p>
          <Plural value={hidden} one="# earlier project is not shown" other="# earlier projects are not shown" />
        </p>
      ) : null}
    </Stack>
  );
}

function Project({ project, from, until }: Props & { project: ProjectSpend }) {
  const { language } = useLanguage();
  const { name, last_at: lastAt } = project;
  const day = formatDay(lastAt, language);
  return (
    <Card as="li">
      <Stack gap={12}>
        <Heading level={2} size="group">
          {name === null ? (
            <Trans>Without a project</Trans>
          ) : (
            <Link to="/transactions" search={{ project: name, ...(from ? { from } : {}), ...(until ? { until } : {}) }}>
              {name}
            </Link>
          )}
        </Heading>
        <p>
          <Plural value={project.orders} one={`# order, the last on ${day}`} other={`# orders, the last on ${day}`} />
        </p>
        <SummaryList rows={rowsOf(project)} total={{ label: <Trans>Total</Trans>, value: formatRupiah(project.total) }} />
      </Stack>
    </Card>
  );
}

function rowsOf({ goods, shipping, unpaid }: Pick<ProjectSpend, 'goods' | 'shipping' | 'unpaid'>) {
  return [
    { key: 'goods', label: <Trans>Products</Trans>, value: formatRupiah(goods) },
    { key: 'shipping', label: <Trans>Shipping</Trans>, value: formatRupiah(shipping) },
    ...(unpaid === 0
      ? []
      : [{ key: 'unpaid', label: <Trans>Of it not paid yet</Trans>, value: formatRupiah(unpaid), tone: 'muted' as const }]),
  ];
}
