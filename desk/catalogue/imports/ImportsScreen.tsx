import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { previewImportEndpoint } from '#contract/admin-catalogue.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { FileButton } from '#ui/primitives/FileButton.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Select } from '#ui/primitives/Select.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import { useDecision } from '../../data/decision.ts';
import { Page } from '../../ui/Page.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import * as css from '../catalogue.css.ts';
import { ImportFailure } from './ImportFailure.tsx';
import { ImportHelp } from './ImportHelp.tsx';
import { ImportPlan } from './ImportPlan.tsx';
import { readCsv } from './read-csv.ts';
import { Versions } from './Versions.tsx';

interface Chosen {
  readonly name: string;
  readonly csv: string;
}

/** Brings a whole file of goods into the shop: first it says what the file would change, and only then the merchant lets it. */
export function ImportsScreen() {
  const { t } = useLingui();
  const toast = useToast();
  const [chosen, setChosen] = useState<Chosen | 'unreadable' | null>(null);
  const [isMerge, setIsMerge] = useState(true);
  const preview = useDecision(previewImportEndpoint);
  const choose = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    const csv = await readCsv(file).catch(() => null);
    preview.reset();
    setChosen(csv === null ? 'unreadable' : { name: file.name, csv });
  };
  const file = chosen === 'unreadable' ? null : chosen;
  const check = () => {
    if (file !== null) preview.mutate({ body: { csv: file.csv, merge: isMerge } });
  };
  return (
    <Page title={t`Import`} note={t`Goods, prices and stock from a CSV file. Nothing changes before you have seen what the file does.`}>
      <ImportHelp />
      <Card padding="lg" className={css.fields}>
        <Select
          name="mode"
          label={t`What the file does`}
          value={isMerge ? 'merge' : 'replace'}
          onChange={event => {
            preview.reset();
            setIsMerge(event.target.value === 'merge');
          }}
        >
          <option value="merge">{t`Add and change: goods that are not in the file stay`}</option>
          <option value="replace">{t`Replace all: goods that are not in the file go out of sale`}</option>
        </Select>
        <div className={css.entry}>
          <FileButton accept=".csv,.txt,text/csv,text/plain" disabled={preview.isPending} onFiles={files => void choose(files)}>
            <Words>{file === null ? t`Choose a CSV file` : t`Choose another file`}</Words>
          </FileButton>
          {file === null ? null : (
            <Button onClick={check} loading={preview.isPending}>
              {t`Check the file`}
            </Button>
          )}
        </div>
        {file === null ? null : <p className={css.muted}>{file.name}</p>}
        {chosen === 'unreadable' ? (
          <Notice tone="bad" role="alert">{t`This is no CSV file. In Excel, save it as “CSV UTF-8”, then choose it again.`}</Notice>
        ) : null}
        <ImportFailure error={preview.error} />
      </Card>
      {preview.data === undefined || file === null ? null : (
        <ImportPlan
          plan={preview.data}
          csv={file.csv}
          isMerge={isMerge}
          onDone={() => {
            preview.reset();
            setChosen(null);
            toast(t`The file is imported`);
          }}
        />
      )}
      <Versions />
    </Page>
  );
}
