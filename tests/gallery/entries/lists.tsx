import { Bell, Copy } from '#ui/icons.ts';
import { Change, ChangeChoices, ChangeDecided, ChangeItem, ChangeList } from '#ui/patterns/ChangeList.tsx';
import { CopyLine } from '#ui/patterns/CopyLine.tsx';
import { Entry, EntryList, EntrySkeletons } from '#ui/patterns/EntryList.tsx';
import { LineList } from '#ui/patterns/LineList.tsx';
import { PageBar } from '#ui/patterns/PageBar.tsx';
import { PlaceLines } from '#ui/patterns/PlaceLines.tsx';
import { SummaryList } from '#ui/patterns/SummaryList.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Pagination } from '#ui/primitives/Pagination.tsx';
import { StepList } from '#ui/primitives/StepList.tsx';
import type { Entries, Say } from '../entry.ts';
import { nothing, renderLink, sack } from '../samples.tsx';

const pageWords = (say: Say) => ({
  label: say('Halaman', 'Pages'),
  firstLabel: say('Halaman pertama', 'First page'),
  previousLabel: say('Sebelumnya', 'Previous'),
  nextLabel: say('Berikutnya', 'Next'),
  pageLabel: (page: number) => say(`Halaman ${page}`, `Page ${page}`),
});
const pages = (say: Say, page: number, pageCount: number) => (
  <Pagination {...pageWords(say)} page={page} pageCount={pageCount} renderLink={(_, props) => renderLink(props)} />
);
const cement = (say: Say) => say('Semen PCC Sagara 40 kg', 'Sagara PCC Cement 40 kg');
const line = (say: Say) => ({ key: 'cement', pictureUrl: sack.src, name: cement(say), detail: say('20 sak', '20 sacks') });
const labels = (say: Say) => ({ before: say('Sebelum:', 'Before:'), after: say('Sekarang:', 'Now:') });
const shipped = (say: Say) => say('Pesanan Anda dikirim', 'Your order was shipped');

/** Several things below one another. */
export const lists: Entries = {
  'patterns/SummaryList.tsx': {
    'with a total': say => (
      <SummaryList
        rows={[
          { key: 'goods', label: say('Barang', 'Goods'), value: 'Rp 1.360.000' },
          { key: 'discount', label: say('Diskon', 'Discount'), value: '−Rp 60.000', tone: 'ok' },
          { key: 'freight', label: say('Ongkos kirim', 'Shipping'), value: say('Pilih dulu', 'Not chosen yet'), tone: 'muted' },
        ]}
        total={{ label: say('Total bayar', 'Total to pay'), value: 'Rp 1.300.000', note: say('Termasuk PPN', 'VAT included') }}
      />
    ),
  },
  'patterns/LineList.tsx': {
    'plain, reduced, without money': say => (
      <LineList
        items={[
          { ...line(say), amount: 'Rp 1.360.000' },
          { ...line(say), key: 'reduced', amount: 'Rp 1.300.000', original: { amount: 'Rp 1.360.000', label: say('Semula', 'Before') } },
          { ...line(say), key: 'free' },
        ]}
      />
    ),
  },
  'patterns/EntryList.tsx': {
    marks: say => (
      <EntryList label={say('Notifikasi', 'Notifications')}>
        {(['none', 'brand', 'bad'] as const).map(mark => (
          <Entry key={mark} icon={<Bell size={22} />} text={shipped(say)} mark={mark} meta={say('2 jam lalu', '2 hours ago')} />
        ))}
      </EntryList>
    ),
    waiting: () => <EntrySkeletons />,
  },
  'patterns/ChangeList.tsx': {
    'to decide, decided': say => (
      <ChangeList lead={say('Sebagian harga berubah', 'Some prices have changed')}>
        <ChangeItem name={cement(say)}>
          <Change before="Rp 68.000" after="Rp 71.000" labels={labels(say)} />
          <ChangeChoices>
            <Button size="sm">{say('Terima', 'Accept')}</Button>
            <Button size="sm" variant="outline">
              {say('Hapus', 'Remove')}
            </Button>
          </ChangeChoices>
        </ChangeItem>
        <ChangeItem name={cement(say)}>
          <Change before="20" after="12" labels={null} />
          <ChangeDecided>{say('Diterima', 'Accepted')}</ChangeDecided>
        </ChangeItem>
      </ChangeList>
    ),
  },
  'patterns/CopyLine.tsx': {
    amount: say => (
      <CopyLine
        label={say('Total bayar', 'Total to pay')}
        value="Rp 1.300.123"
        icon={<Copy size={16} />}
        copy={say('Salin', 'Copy')}
        copyLabel={say('Salin total', 'Copy the total')}
        onCopy={nothing}
      />
    ),
  },
  'patterns/PlaceLines.tsx': {
    depot: say => (
      <PlaceLines
        title={say('Depo Sentani', 'Sentani depot')}
        address="Jl. Raya Sentani 12"
        hours={say('Sen–Sab 08:00–17:00', 'Mon–Sat 08:00–17:00')}
        links={[
          { key: 'phone', href: '#gallery', label: '0967-123-456' },
          { key: 'map', href: '#gallery', label: say('Peta', 'Map') },
        ]}
        note={say('Bawa nomor pesanan', 'Bring the order’s number')}
      />
    ),
  },
  'patterns/PageBar.tsx': {
    'second page': say => (
      <PageBar
        page={2}
        total={358}
        limit={25}
        sizes={[25, 50, 100, 200]}
        words={{
          ...pageWords(say),
          perPage: say('Per halaman', 'Per page'),
          range: (from, to, total) => say(`${from}–${to} dari ${total}`, `${from}–${to} of ${total}`),
        }}
        onSize={nothing}
        renderLink={(_, props) => renderLink(props)}
      />
    ),
  },
  'primitives/Pagination.tsx': {
    first: say => pages(say, 1, 3),
    middle: say => pages(say, 9, 40),
    last: say => pages(say, 3, 3),
  },
  'primitives/StepList.tsx': {
    'done, current, planned': say => (
      <StepList
        items={[
          { key: 'paid', title: say('Dibayar', 'Paid'), state: 'done', stateLabel: say('selesai', 'done'), time: '5 Jan 2025, 14:30' },
          {
            key: 'sent',
            title: say('Dikirim', 'Shipped'),
            state: 'current',
            stateLabel: say('sekarang', 'now'),
            time: '6 Jan 2025, 09:00',
          },
          { key: 'there', title: say('Diterima', 'Received'), state: 'planned', stateLabel: say('belum', 'not yet') },
        ]}
      />
    ),
  },
};
