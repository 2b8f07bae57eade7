import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { adminDepotsEndpoint } from '#contract/admin-freight.ts';
import type { Depot } from '#contract/delivery.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatHours } from '#lib/day-words.ts';
import { formatPhone } from '#lib/phone-format.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { Tag } from '#ui/primitives/Tag.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import { useReading } from '../../data/reading.ts';
import { Answer } from '../../ui/Answer.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Page } from '../../ui/Page.tsx';
import * as css from '../settings.css.ts';
import { FreightFiles } from './FreightFiles.tsx';

/** Where goods leave from, and the files that say what the freight from there costs. */
export function DepotsScreen() {
  const { t } = useLingui();
  const reading = useReading(adminDepotsEndpoint);
  return (
    <Page
      title={t`Depots and freight`}
      note={t`First the depots, then the zones that each serves, then their rates.`}
      back={{ to: '/settings', label: t`Settings` }}
      actions={<NewDepotLink />}
    >
      <Stack as="section" gap={12}>
        <Heading level={2}>{t`Depots`}</Heading>
        <Answer reading={reading}>
          {({ depots }) =>
            depots.length === 0 ? (
              <EmptyState action={<NewDepotLink />}>{t`There is no depot yet. Customers order once goods can leave from one.`}</EmptyState>
            ) : (
              <DepotTable depots={depots} />
            )
          }
        </Answer>
      </Stack>
      <FreightFiles />
    </Page>
  );
}

function NewDepotLink() {
  const { t } = useLingui();
  return (
    <Link to="/settings/new-depot" className={buttonClass({ size: 'sm' })}>
      <Words>{t`Add a depot`}</Words>
    </Link>
  );
}

function DepotTable({ depots }: { depots: readonly Depot[] }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const columns: readonly Column<Depot>[] = [
    {
      id: 'name',
      header: t`Depot`,
      isMain: true,
      sortBy: ({ name }) => name,
      cell: ({ code, name, is_demo: isDemo }) => (
        <>
          <Stack direction="row" gap={8}>
            <Link to="/settings/depots/$code" params={{ code } as never}>
              {name}
            </Link>
            {isDemo ? <Tag tone="warn">{t`Invented`}</Tag> : null}
          </Stack>
          <div className={css.note}>{code}</div>
        </>
      ),
    },
    { id: 'address', header: t`Address`, cell: ({ address }) => address },
    { id: 'phone', header: t`Phone`, cell: ({ phone }) => <span className={css.number}>{phone === null ? '–' : formatPhone(phone)}</span> },
    {
      id: 'hours',
      header: t`Open`,
      cell: ({ hours, time_zone: zone }) => (hours.length === 0 ? t`Not known` : `${formatHours(hours, language)} ${zone}`),
    },
  ];
  return <DataTable label={t`Depots`} columns={columns} rows={depots} rowId={({ code }) => code} />;
}
