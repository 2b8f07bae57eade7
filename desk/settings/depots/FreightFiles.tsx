import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FREIGHT_CSV_PATH, setFreightEndpoint } from '#contract/admin-freight.ts';
import { formatNumber } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { FileButton } from '#ui/primitives/FileButton.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import { ImportFailure } from '../../catalogue/imports/ImportFailure.tsx';
import { readCsv } from '../../catalogue/imports/read-csv.ts';
import { useDecision } from '../../data/decision.ts';
import { CsvDownloads } from '../../ui/CsvDownloads.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import * as css from '../settings.css.ts';

type Part = 'zones' | 'rates';

/** The two tables of the freight as files: taken out, changed in a spreadsheet, and put in again as a whole. */
export function FreightFiles() {
  const { t } = useLingui();
  return (
    <Stack as="section" gap={12}>
      <Heading level={2}>{t`Freight`}</Heading>
      <p>{t`Download a table, change it in a spreadsheet, and put it in again. A file replaces its whole table, or changes nothing where it has mistakes.`}</p>
      <FreightTable
        part="zones"
        title={t`Zones`}
        about={t`Which depot serves a regency, and in which zone. Columns: regency, depot, zone, island_group, reach.`}
      />
      <FreightTable
        part="rates"
        title={t`Rates`}
        about={t`What the freight costs by depot, zone and service. Columns: depot, zone, service, from_kg, rupiah_per_kg, flat, minimum_kg, divisor, handling, days_min, days_max, valid_from.`}
      />
    </Stack>
  );
}

interface FreightTableProps {
  part: Part;
  title: string;
  about: string;
}

function FreightTable({ part, title, about }: FreightTableProps) {
  const { t } = useLingui();
  return (
    <Card padding="lg">
      <Stack gap={12}>
        <Heading level={3}>{title}</Heading>
        <p className={css.columns}>{about}</p>
        <div className={css.files}>
          <CsvDownloads path={FREIGHT_CSV_PATH} query={{ table: part }} name={part} subject={title} excel={t`For Excel`} csv={t`As CSV`} />
        </div>
        <Upload part={part} title={title} />
      </Stack>
    </Card>
  );
}

interface Chosen {
  readonly name: string;
  readonly csv: string;
}

function Upload({ part, title }: { part: Part; title: string }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const toast = useToast();
  const [chosen, setChosen] = useState<Chosen | 'unreadable' | null>(null);
  const decision = useDecision(setFreightEndpoint, answer => {
    setChosen(null);
    const [zones, rates] = [answer.zones, answer.rates].map(each => formatNumber(each, language));
    toast(t`The freight is saved: ${zones} places and ${rates} rates. Phones have it within five minutes`);
  });
  const choose = async ([picked]: readonly File[]) => {
    if (picked === undefined) return;
    const csv = await readCsv(picked).catch(() => null);
    decision.reset();
    setChosen(csv === null ? 'unreadable' : { name: picked.name, csv });
  };
  const ready = chosen === 'unreadable' ? null : chosen;
  return (
    <>
      <div className={css.files}>
        <FileButton size="sm" accept=".csv,.txt,text/csv,text/plain" disabled={decision.isPending} onFiles={files => void choose(files)}>
          <Words>{ready === null ? t`Choose a CSV file` : t`Choose another file`}</Words>
        </FileButton>
        {ready === null ? null : (
          <Button size="sm" loading={decision.isPending} onClick={() => decision.mutate({ body: { [part]: ready.csv } })}>
            {t`Replace: ${title}`}
          </Button>
        )}
      </div>
      {ready === null ? null : <p className={css.note}>{ready.name}</p>}
      {chosen === 'unreadable' ? (
        <Notice tone="bad" role="alert">{t`This is no CSV file. In Excel, save it as “CSV UTF-8”, then choose it again.`}</Notice>
      ) : null}
      <ImportFailure error={decision.error} />
    </>
  );
}
