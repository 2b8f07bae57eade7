import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { catalogueVersionsEndpoint, undoImportEndpoint } from '#contract/admin-catalogue.ts';
import { formatMoment, formatNumber } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { useReading } from '../../data/reading.ts';
import { Answer } from '../../ui/Answer.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useToast } from '../../ui/Toasts.tsx';

interface Version {
  readonly id: string;
  readonly replaced_at: string;
  readonly products: number;
  readonly variants: number;
}

/** The catalogues that can be put back, latest first; an edited product made one of them as well. */
export function Versions() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const reading = useReading(catalogueVersionsEndpoint);
  const [latest, setLatest] = useState<Version | null>(null);
  const columns: readonly Column<Version>[] = [
    { id: 'when', header: t`Replaced`, isMain: true, cell: ({ replaced_at }) => formatMoment(replaced_at, language) },
    { id: 'products', header: t`Products`, isNumber: true, cell: ({ products }) => formatNumber(products, language) },
    { id: 'variants', header: t`Variants`, isNumber: true, cell: ({ variants }) => formatNumber(variants, language) },
  ];
  return (
    <Stack as="section" gap={12}>
      <Heading level={2}>{t`Undo`}</Heading>
      <Answer reading={reading}>
        {({ versions }) => {
          const [first] = versions;
          if (first === undefined) return <EmptyState>{t`There is nothing to undo yet.`}</EmptyState>;
          return (
            <>
              <p>{t`Each import, and each change of a product’s words or photos, can be taken back: the latest first.`}</p>
              <DataTable label={t`What can be put back`} columns={columns} rows={versions} rowId={({ id }) => id} />
              <div>
                <Button variant="outline" onClick={() => setLatest(first)}>
                  {t`Undo the latest change`}
                </Button>
              </div>
            </>
          );
        }}
      </Answer>
      {latest === null ? null : <UndoDialog version={latest} onClose={() => setLatest(null)} />}
    </Stack>
  );
}

function UndoDialog({ version, onClose }: { version: Version; onClose: () => void }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const toast = useToast();
  const when = formatMoment(version.replaced_at, language);
  return (
    <FormDialog
      title={t`Undo the latest change?`}
      endpoint={undoImportEndpoint}
      body={() => ({})}
      action={t`Undo`}
      variant="danger"
      size="sm"
      onClose={onClose}
      onDone={() => toast(t`The goods are as they were before`)}
    >
      {() => (
        <p>{t`The goods become as they were before ${when}, and the stock that the file brought is taken back. Orders stay as they are.`}</p>
      )}
    </FormDialog>
  );
}
