import { type ReactNode, useState } from 'react';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { Grid } from '#ui/primitives/Grid.tsx';
import { Modal, type ModalProps } from '#ui/primitives/Modal.tsx';
import { Popover } from '#ui/primitives/Popover.tsx';
import { Sheet } from '#ui/primitives/Sheet.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import type { Entries, Entry, Say } from '../entry.ts';

/** Open where the test draws it, closed behind a button where a person looks: an open one hides the rest of the gallery. */
function Opened({ label, draw }: { label: string; draw: (open: boolean, close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(typeof document === 'undefined');
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {draw(isOpen, () => setOpen(false))}
    </>
  );
}

const text = (say: Say) => say('Alamat ini hilang dari ponsel dan akun Anda.', 'This address goes from your phone and your account.');

const modal = (say: Say, draw: (props: ModalProps) => ReactNode, more: Partial<ModalProps> = {}) => (
  <Opened
    label={say('Buka', 'Open')}
    draw={(open, close) =>
      draw({
        open,
        onClose: close,
        title: say('Hapus alamat', 'Remove address'),
        closeLabel: say('Tutup', 'Close'),
        children: text(say),
        ...more,
      })
    }
  />
);

const buttons = (say: Say) => (
  <>
    <Button variant="outline">{say('Batal', 'Cancel')}</Button>
    <Button variant="danger">{say('Hapus', 'Remove')}</Button>
  </>
);

const inEverySize = (draw: (props: ModalProps) => ReactNode): Entry =>
  Object.fromEntries((['sm', 'md', 'lg'] as const).map(size => [size, (say: Say) => modal(say, draw, { size })]));

const boxes = (say: Say) => [1, 2, 3].map(number => <Card key={number}>{`${say('Kartu', 'Card')} ${number}`}</Card>);

/** What holds other things. */
export const frames: Entries = {
  'primitives/Card.tsx': {
    default: say => <Card>{text(say)}</Card>,
    none: say => <Card padding="none">{text(say)}</Card>,
    large: say => <Card padding="lg">{text(say)}</Card>,
  },
  'primitives/Container.tsx': {
    wide: say => <Container>{text(say)}</Container>,
    narrow: say => <Container narrow>{text(say)}</Container>,
  },
  'primitives/Grid.tsx': Object.fromEntries(
    (['products', 'halves', 'thirds', 'tiles', 'aside'] as const).map(columns => [
      columns,
      say => <Grid columns={columns}>{boxes(say)}</Grid>,
    ]),
  ),
  'primitives/Stack.tsx': {
    column: say => <Stack gap={8}>{boxes(say)}</Stack>,
    row: say => (
      <Stack direction="row" gap={16} justify="between">
        {boxes(say)}
      </Stack>
    ),
  },
  'primitives/Dialog.tsx': {
    ...inEverySize(props => <Dialog {...props} />),
    'with buttons': say => modal(say, props => <Dialog {...props} footer={buttons(say)} />),
  },
  'primitives/Sheet.tsx': {
    plain: say => modal(say, props => <Sheet {...props} />),
    'with buttons': say => modal(say, props => <Sheet {...props} footer={buttons(say)} />),
  },
  'primitives/Modal.tsx': {
    dialog: say => modal(say, props => <Modal {...props} shape="dialog" />),
    sheet: say => modal(say, props => <Modal {...props} shape="sheet" />),
  },
  'primitives/Popover.tsx': {
    closed: say => <Popover renderTrigger={trigger => <Button {...trigger}>{say('Rincian', 'Details')}</Button>}>{text(say)}</Popover>,
  },
};
