import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { ImportErrorsSchema } from '#contract/admin-catalogue.ts';
import { AppError } from '#lib/app-error.ts';
import { Stack } from '#ui/primitives/Stack.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Failure } from '../../ui/Failure.tsx';

type Mistake = v.InferOutput<typeof ImportErrorsSchema>['errors'][number];

/** Why a file was refused: its mistakes by line and column, so that the merchant finds them in the spreadsheet. */
export function ImportFailure({ error }: { error: Error | null }) {
  const { t } = useLingui();
  const told = error instanceof AppError ? v.safeParse(ImportErrorsSchema, error.detail.data) : null;
  const columns: readonly Column<Mistake>[] = [
    {
      id: 'line',
      header: t`Line`,
      isMain: true,
      cell: ({ line }) => t`Line ${line}`,
    },
    { id: 'column', header: t`Column`, cell: ({ column }) => column || '–' },
    { id: 'message', header: t`Mistake`, cell: ({ message }) => message },
    { id: 'cell', header: t`In the cell`, cell: ({ cell }) => cell || '–' },
  ];
  if (error === null) return null;
  return (
    <Stack gap={12}>
      <Failure error={error} />
      {told?.success ? (
        <DataTable
          label={t`Mistakes in the file`}
          columns={columns}
          rows={told.output.errors}
          rowId={({ line, column, message }) => `${line} ${column} ${message}`}
        />
      ) : null}
    </Stack>
  );
}
