import { useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/primitives/Button.tsx';
import { FieldGroup } from '#ui/primitives/FieldGroup.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import * as css from './settings.css.ts';

interface RowsFieldProps<Row> {
  legend: string;
  hint?: string;
  error?: string | undefined;
  rows: readonly Row[];
  /** A row that is added. */
  fresh: Row;
  addLabel: string;
  most: number;
  onTouch: () => void;
  /** The fields of a row: each has the same name in every row. */
  children: (row: Row, place: number) => ReactNode;
}

/** As many rows of the same fields as the merchant needs. */
export function RowsField<Row>({ legend, hint, error, rows, fresh, addLabel, most, onTouch, children }: RowsFieldProps<Row>) {
  const { t } = useLingui();
  const [shown, setShown] = useState(() => rows.map(row => ({ key: crypto.randomUUID(), row })));
  const change = (next: typeof shown) => {
    setShown(next);
    onTouch();
  };
  return (
    <FieldGroup legend={legend} hint={hint} error={error}>
      {shown.map(({ key, row }, place) => {
        const number = place + 1;
        return (
          <div key={key} className={css.row}>
            {children(row, place)}
            <Button
              variant="quiet"
              size="sm"
              leading={<Trash2 size={18} />}
              aria-label={t`Remove row ${number} of ${legend}`}
              onClick={() => change(shown.filter(each => each.key !== key))}
            >
              {t`Remove`}
            </Button>
          </div>
        );
      })}
      {shown.length >= most ? null : (
        <Stack direction="row" gap={8}>
          <Button
            variant="outline"
            size="sm"
            leading={<Plus size={18} />}
            onClick={() => change([...shown, { key: crypto.randomUUID(), row: fresh }])}
          >
            {addLabel}
          </Button>
        </Stack>
      )}
    </FieldGroup>
  );
}
