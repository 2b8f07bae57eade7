import { ArrowRight, Bell, Plus } from '#ui/icons.ts';
import { Badge, Dot } from '#ui/primitives/Badge.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Chip } from '#ui/primitives/Chip.tsx';
import { FileButton } from '#ui/primitives/FileButton.tsx';
import { IconButton } from '#ui/primitives/IconButton.tsx';
import { Stepper, type StepperProps } from '#ui/primitives/Stepper.tsx';
import type { Entries, Say } from '../entry.ts';
import { nothing } from '../samples.tsx';

const stepper = (say: Say, more: Partial<StepperProps> = {}) => (
  <Stepper
    value={4}
    onDecrement={nothing}
    onIncrement={nothing}
    onCommit={nothing}
    decrementLabel={say('Kurangi jumlah', 'Less')}
    incrementLabel={say('Tambah jumlah', 'More')}
    inputLabel={say('Jumlah', 'Quantity')}
    {...more}
  />
);

const bell = (say: Say, more: object = {}) => (
  <IconButton label={say('Notifikasi', 'Notifications')} {...more}>
    <Bell size={22} />
  </IconButton>
);

/** What is pressed. */
export const controls: Entries = {
  'primitives/Button.tsx': {
    solid: say => <Button>{say('Tambah ke keranjang', 'Add to cart')}</Button>,
    outline: say => <Button variant="outline">{say('Bandingkan', 'Compare')}</Button>,
    quiet: say => <Button variant="quiet">{say('Atur ulang', 'Reset')}</Button>,
    danger: say => <Button variant="danger">{say('Hapus akun', 'Delete account')}</Button>,
    small: say => <Button size="sm">{say('Simpan', 'Save')}</Button>,
    'with signs': say => (
      <Button leading={<Plus size={18} />} trailing={<ArrowRight size={18} />}>
        {say('Bagikan', 'Share')}
      </Button>
    ),
    loading: say => <Button loading>{say('Buat pesanan', 'Place order')}</Button>,
    off: say => <Button aria-disabled>{say('Buat pesanan', 'Place order')}</Button>,
    block: say => <Button block>{say('Lanjut ke pembayaran', 'Continue to payment')}</Button>,
  },
  'primitives/IconButton.tsx': {
    quiet: say => bell(say),
    outline: say => bell(say, { variant: 'outline' }),
    small: say => bell(say, { size: 'sm', variant: 'outline' }),
    off: say => bell(say, { 'aria-disabled': true }),
  },
  'primitives/Badge.tsx': {
    count: say => (
      <IconButton label={say('Notifikasi, 12 baru', 'Notifications, 12 new')}>
        <Bell size={22} />
        <Badge>12</Badge>
      </IconButton>
    ),
    dot: say => (
      <IconButton label={say('Notifikasi', 'Notifications')}>
        <Bell size={22} />
        <Dot label={say('ada yang baru', 'something is new')} />
      </IconButton>
    ),
  },
  'primitives/Chip.tsx': {
    off: say => <Chip>{say('Stok tersedia', 'In stock')}</Chip>,
    selected: say => <Chip selected>{say('Promo', 'Promotion')}</Chip>,
    'with signs': say => (
      <Chip leading={<Plus size={16} />} trailing="24">
        {say('Merek', 'Brand')}
      </Chip>
    ),
  },
  'primitives/FileButton.tsx': {
    outline: say => <FileButton onFiles={nothing}>{say('Unggah bukti', 'Upload receipt')}</FileButton>,
    off: say => (
      <FileButton onFiles={nothing} disabled>
        {say('Unggah bukti', 'Upload receipt')}
      </FileButton>
    ),
  },
  'primitives/Stepper.tsx': {
    medium: say => stepper(say),
    small: say => stepper(say, { size: 'sm' }),
    'at its least': say => stepper(say, { canDecrement: false, value: 1 }),
    'at its most': say => stepper(say, { canIncrement: false, value: 99 }),
    'half kilograms': say => stepper(say, { parts: 2, value: 5, decimal: say(',', '.'), suffix: 'kg' }),
    off: say => stepper(say, { disabled: true }),
    block: say => stepper(say, { block: true }),
  },
};
