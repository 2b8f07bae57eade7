import { Checkbox } from '#ui/primitives/Checkbox.tsx';
import { Disclosure } from '#ui/primitives/Disclosure.tsx';
import { RadioCard } from '#ui/primitives/RadioCard.tsx';
import { StarField } from '#ui/primitives/StarField.tsx';
import { Tabs } from '#ui/primitives/Tabs.tsx';
import type { Entries, Say } from '../entry.ts';
import { renderLink } from '../samples.tsx';

const agree = (say: Say) => say('Saya setuju dengan syarat dan ketentuan', 'I agree to the terms and conditions');
const days = (say: Say) => say('Tiba 2–4 hari', 'Arrives in 2–4 days');
const stars = (say: Say) => (count: number) => say(`${count} bintang`, `${count} stars`);
/** As a form does whose rating is known. */
const checkFourth = (star: HTMLInputElement | null) => {
  if (star?.value === '4') star.checked = true;
};
const tab = (key: string, label: string, isCurrent: boolean) => ({ key, label, isCurrent, renderLink });

/** What is chosen, opened or gone to. */
export const choices: Entries = {
  'primitives/Checkbox.tsx': {
    off: say => <Checkbox>{agree(say)}</Checkbox>,
    on: say => <Checkbox defaultChecked>{agree(say)}</Checkbox>,
    described: say => <Checkbox description={say('Wajib untuk mendaftar', 'Needed to sign up')}>{agree(say)}</Checkbox>,
    'with an error': say => <Checkbox error={say('Setujui dulu', 'Agree first')}>{agree(say)}</Checkbox>,
    dense: say => (
      <Checkbox dense defaultChecked>
        {say('Stok tersedia', 'In stock')}
      </Checkbox>
    ),
    disabled: say => <Checkbox disabled>{agree(say)}</Checkbox>,
  },
  'primitives/RadioCard.tsx': {
    chosen: say => (
      <RadioCard name="card" title={say('Truk toko', 'Store truck')} description={days(say)} trailing="Rp 85.000" defaultChecked />
    ),
    other: say => <RadioCard name="card" title={say('Kargo laut', 'Sea cargo')} description={days(say)} trailing="Rp 41.000" />,
    'can’t be had': say => (
      <RadioCard
        name="card"
        title={say('Kurir', 'Courier')}
        disabled
        reason={say('Terlalu berat: paling banyak 30 kg', 'Too heavy: 30 kg at most')}
      />
    ),
    compact: () => <RadioCard name="size" title="40 kg" compact defaultChecked />,
  },
  'primitives/StarField.tsx': {
    unrated: say => <StarField name="stars" legend={say('Nilai Anda', 'Your rating')} starLabel={stars(say)} />,
    chosen: say => <StarField name="four" legend={say('Nilai Anda', 'Your rating')} starLabel={stars(say)} ref={checkFourth} />,
    'with an error': say => (
      <StarField
        name="erring"
        legend={say('Nilai Anda', 'Your rating')}
        starLabel={stars(say)}
        error={say('Pilih bintang', 'Choose the stars')}
      />
    ),
  },
  'primitives/Tabs.tsx': {
    'second is current': say => (
      <Tabs
        label={say('Ulasan', 'Reviews')}
        items={[tab('waiting', say('Belum diulas', 'To review'), false), tab('written', say('Sudah ditulis', 'Written'), true)]}
      />
    ),
  },
  'primitives/Disclosure.tsx': {
    closed: say => <Disclosure summary={say('Spesifikasi', 'Specifications')}>{say('Berat 40 kg', 'Weight 40 kg')}</Disclosure>,
    open: say => (
      <Disclosure open summary={say('Spesifikasi', 'Specifications')}>
        {say('Berat 40 kg', 'Weight 40 kg')}
      </Disclosure>
    ),
  },
};
