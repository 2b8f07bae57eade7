import { Search } from '#ui/icons.ts';
import { PhotosField } from '#ui/patterns/PhotosField.tsx';
import { SuggestField } from '#ui/patterns/SuggestField.tsx';
import { Field } from '#ui/primitives/Field.tsx';
import { FieldGroup } from '#ui/primitives/FieldGroup.tsx';
import { PasswordField } from '#ui/primitives/PasswordField.tsx';
import { RadioCard } from '#ui/primitives/RadioCard.tsx';
import { Select } from '#ui/primitives/Select.tsx';
import { TextArea } from '#ui/primitives/TextArea.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import type { Entries, Say } from '../entry.ts';
import { nothing, sack } from '../samples.tsx';

const options = (say: Say) =>
  [
    ['best', say('Terlaris', 'Best selling')],
    ['cheap', say('Termurah', 'Lowest price')],
  ].map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

const radios = (say: Say, name: string) => (
  <>
    <RadioCard name={name} value="truck" title={say('Truk toko', 'Store truck')} defaultChecked />
    <RadioCard name={name} value="sea" title={say('Kargo laut', 'Sea cargo')} />
  </>
);

const photos = (say: Say, count: number, error?: string) => (
  <PhotosField
    legend={say('Foto', 'Photos')}
    hint={say('Paling banyak tiga', 'Three at most')}
    error={error}
    accept="image/*"
    photos={{
      shown: Array.from({ length: count }, (_, index) => ({ key: String(index), url: sack.src })),
      room: 3 - count,
      isBusy: false,
      add: async () => undefined,
      remove: nothing,
    }}
    addLabel={say('Tambah foto', 'Add photos')}
    photoLabel={number => `${say('Foto', 'Photo')} ${number}`}
    removeLabel={number => `${say('Hapus foto', 'Remove photo')} ${number}`}
    onChange={nothing}
  />
);

const wrong = (say: Say) => say('Nomor HP minimal 10 angka', 'A mobile number has 10 digits or more');

/** What is filled in. */
export const fields: Entries = {
  'primitives/Field.tsx': {
    plain: say => <Field label={say('Label alamat', 'Address label')}>{control => <input {...control} />}</Field>,
    required: say => (
      <Field label={say('Penerima', 'Recipient')} required>
        {control => <input {...control} />}
      </Field>
    ),
  },
  'primitives/FieldGroup.tsx': {
    'with a hint': say => (
      <FieldGroup legend={say('Pengiriman', 'Shipping')} hint={say('Bisa diubah nanti', 'Can be changed later')}>
        {radios(say, 'hinted')}
      </FieldGroup>
    ),
    'with an error': say => (
      <FieldGroup legend={say('Pengiriman', 'Shipping')} error={say('Pilih satu cara', 'Choose one')}>
        {radios(say, 'erring')}
      </FieldGroup>
    ),
  },
  'primitives/TextField.tsx': {
    empty: say => <TextField label={say('Nama', 'Name')} />,
    filled: say => <TextField label={say('Nama', 'Name')} defaultValue="Rahma Latuconsina" required />,
    'with a hint and a sign': say => (
      <TextField label={say('Cari', 'Search')} hint={say('Nama atau SKU', 'Name or SKU')} leading={<Search size={18} />} />
    ),
    'with an error': say => <TextField label={say('Nomor HP', 'Mobile number')} defaultValue="0812" error={wrong(say)} />,
    off: say => <TextField label={say('Nama', 'Name')} defaultValue="Rahma Latuconsina" disabled />,
  },
  'primitives/PasswordField.tsx': {
    filled: say => (
      <PasswordField
        label={say('Kata sandi', 'Password')}
        showLabel={say('Tampilkan', 'Show')}
        hideLabel={say('Sembunyikan', 'Hide')}
        defaultValue="Fondasi2025"
      />
    ),
  },
  'primitives/TextArea.tsx': {
    empty: say => <TextArea label={say('Catatan', 'Note')} />,
    'with an error': say => <TextArea label={say('Catatan', 'Note')} error={say('Paling banyak 500 huruf', '500 letters at most')} />,
  },
  'primitives/Select.tsx': {
    chosen: say => <Select label={say('Urutkan', 'Sort')}>{options(say)}</Select>,
    'with an error': say => (
      <Select label={say('Urutkan', 'Sort')} error={say('Pilih satu', 'Choose one')}>
        {options(say)}
      </Select>
    ),
    off: say => (
      <Select label={say('Urutkan', 'Sort')} disabled>
        {options(say)}
      </Select>
    ),
  },
  'patterns/SuggestField.tsx': {
    empty: say => <SuggestField label={say('Proyek', 'Project')} suggestions={['Rumah Sentani', 'Ruko Wamena']} />,
  },
  'patterns/PhotosField.tsx': {
    empty: say => photos(say, 0),
    two: say => photos(say, 2),
    full: say => photos(say, 3),
    'with an error': say => photos(say, 1, say('Foto ini tidak bisa dibaca', 'This photo can’t be read')),
  },
};
