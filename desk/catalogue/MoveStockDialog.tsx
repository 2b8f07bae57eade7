import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type MovementInput, moveStockEndpoint } from '#contract/admin-stock.ts';
import { formatNumber } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Select } from '#ui/primitives/Select.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { FormDialog, numberOf, textOf } from '../ui/FormDialog.tsx';
import { useToast } from '../ui/Toasts.tsx';

interface Move {
  readonly key: string;
  readonly reason: MovementInput['reason'];
  readonly sign: 1 | -1;
  readonly label: MessageDescriptor;
}

/** What happened to goods; each says by itself whether they come or go, so that no minus has to be typed. */
const moves: readonly Move[] = [
  { key: 'delivery', reason: 'delivery', sign: 1, label: msg`Delivery came in (adds)` },
  { key: 'more', reason: 'correction', sign: 1, label: msg`Counted more than is written (adds)` },
  { key: 'fewer', reason: 'correction', sign: -1, label: msg`Counted fewer than is written (takes away)` },
  { key: 'damage', reason: 'damage', sign: -1, label: msg`Broken or spoiled (takes away)` },
  { key: 'return', reason: 'return', sign: 1, label: msg`Came back from a customer (adds)` },
];

interface MoveStockDialogProps {
  variant: { readonly sku: string; readonly product: string; readonly name: string; readonly stock: number };
  onClose: () => void;
}

/** Books goods that came in, or went another way than by an order. */
export function MoveStockDialog({ variant: { sku, product, name, stock }, onClose }: MoveStockDialogProps) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const toast = useToast();
  const now = formatNumber(stock, language);
  return (
    <FormDialog
      title={t`Stock of ${product} · ${name}`}
      endpoint={moveStockEndpoint}
      params={{ sku }}
      body={movement}
      action={t`Book`}
      size="sm"
      onClose={onClose}
      onDone={answer => {
        const left = formatNumber(answer.stock, language);
        toast(t`Booked. The stock of ${product} is ${left} now`);
      }}
    >
      {error => (
        <>
          <p>{t`In stock now: ${now}`}</p>
          <TextField name="units" label={t`How many`} inputMode="numeric" autoComplete="off" error={error('delta')} required />
          <Select name="move" label={t`What happened`} error={error('reason')}>
            {moves.map(({ key, label }) => (
              <option key={key} value={key}>
                {i18n._(label)}
              </option>
            ))}
          </Select>
          <TextField name="note" label={t`Note`} hint={t`Such as the number of the delivery note`} error={error('note')} />
        </>
      )}
    </FormDialog>
  );
}

/** The server writes the member of staff's own name beside it. */
function movement(fields: FormData): MovementInput {
  const move = moves.find(({ key }) => key === textOf(fields, 'move')) ?? moves[0];
  // Nothing typed is no number: the server says that it is required.
  const units = numberOf(fields, 'units') ?? Number.NaN;
  return { delta: units * (move?.sign ?? 1), reason: move?.reason ?? 'delivery', note: textOf(fields, 'note'), person: 'shop' };
}
