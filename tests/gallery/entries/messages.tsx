import { ContactLink } from '#ui/patterns/ContactLink.tsx';
import { OrderDrawing } from '#ui/patterns/OrderDrawing.tsx';
import { QueuedTag } from '#ui/patterns/QueuedTag.tsx';
import { RetryNotice } from '#ui/patterns/RetryNotice.tsx';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { SavedNote } from '#ui/patterns/SavedNote.tsx';
import { UnderConstruction } from '#ui/patterns/UnderConstruction.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { LineArt } from '#ui/primitives/LineArt.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { Spinner } from '#ui/primitives/Spinner.tsx';
import { Tag } from '#ui/primitives/Tag.tsx';
import { TapeProgress } from '#ui/primitives/TapeProgress.tsx';
import { ToastViewport } from '#ui/primitives/Toast.tsx';
import type { Tone } from '#ui/primitives/tone.ts';
import type { Entries, Entry, Say } from '../entry.ts';
import { nothing } from '../samples.tsx';

const TONES: readonly Tone[] = ['info', 'ok', 'warn', 'bad'];

/** A state for each tone. */
const inEveryTone = (draw: (tone: Tone, say: Say) => React.ReactNode): Entry =>
  Object.fromEntries(TONES.map(tone => [tone, (say: Say) => draw(tone, say)]));

const saved = (say: Say) => say('Tersimpan di ponsel, dikirim saat ada sinyal', 'Saved on this phone, sent once there is a signal');
const noOrders = (say: Say) => say('Anda belum punya pesanan', 'You have no orders yet');
const toast = (say: Say, tone: Tone, action?: string) => (
  <ToastViewport
    items={[{ id: tone, tone, text: saved(say), action: action === undefined ? undefined : { label: action, onAction: nothing } }]}
    dismissLabel={say('Tutup', 'Close')}
    onDismiss={nothing}
  />
);

/** What is told: news, waiting, nothing, failure. */
export const messages: Entries = {
  'primitives/Notice.tsx': {
    ...inEveryTone((tone, say) => <Notice tone={tone}>{saved(say)}</Notice>),
    'with title and action': say => (
      <Notice tone="warn" title={say('Harga berubah', 'Price changed')} action={<Button size="sm">{say('Periksa', 'Check')}</Button>}>
        {saved(say)}
      </Notice>
    ),
  },
  'primitives/Toast.tsx': {
    ...inEveryTone((tone, say) => toast(say, tone)),
    'with action': say => toast(say, 'ok', say('Urungkan', 'Undo')),
  },
  'primitives/Tag.tsx': Object.fromEntries(
    (['neutral', 'brand', 'info', 'ok', 'warn', 'bad', 'survey'] as const).map(tone => [
      tone,
      say => <Tag tone={tone}>{say('Diproses', 'Processing')}</Tag>,
    ]),
  ),
  'primitives/Spinner.tsx': { labelled: say => <Spinner label={say('Memuat', 'Loading')} /> },
  'primitives/Skeleton.tsx': Object.fromEntries(
    (['text', 'title', 'control', 'square', 'wide'] as const).map(shape => [shape, () => <Skeleton shape={shape} width="half" />]),
  ),
  'primitives/TapeProgress.tsx': {
    'half way': say => <TapeProgress label={say('Diunggah', 'Uploaded')} value={0.5} />,
    'under way': say => <TapeProgress label={say('Diunggah', 'Uploaded')} />,
  },
  'primitives/LineArt.tsx': {
    drawing: () => (
      <LineArt>
        <path d="M20 60h80M40 60V20h40v40" />
      </LineArt>
    ),
  },
  'primitives/EmptyState.tsx': {
    plain: say => <EmptyState>{noOrders(say)}</EmptyState>,
    'with drawing and action': say => (
      <EmptyState illustration={<OrderDrawing />} action={<Button>{say('Jelajahi produk', 'Browse products')}</Button>}>
        {noOrders(say)}
      </EmptyState>
    ),
  },
  'patterns/OrderDrawing.tsx': { drawing: () => <OrderDrawing /> },
  'patterns/RetryState.tsx': {
    failed: say => (
      <RetryState
        title={say('Pesanan tidak bisa dimuat', 'Orders could not be loaded')}
        text={say('Periksa sinyal, lalu coba lagi.', 'Check the signal, then try again.')}
        retryLabel={say('Coba lagi', 'Try again')}
        onRetry={nothing}
      />
    ),
    'trying again': say => (
      <RetryState
        isRetrying
        title={say('Pesanan tidak bisa dimuat', 'Orders could not be loaded')}
        retryLabel={say('Coba lagi', 'Try again')}
        onRetry={nothing}
      />
    ),
  },
  'patterns/RetryNotice.tsx': {
    'a part is missing': say => (
      <RetryNotice
        title={say('Daftar lain tidak bisa dimuat', 'Your other lists could not be loaded')}
        retryLabel={say('Coba lagi', 'Try again')}
        onRetry={nothing}
      >
        {say('Periksa sinyal, lalu coba lagi.', 'Check the signal, then try again.')}
      </RetryNotice>
    ),
    'not saved': say => (
      <RetryNotice tone="bad" retryLabel={say('Coba lagi', 'Try again')} onRetry={nothing}>
        {say('Belum tersimpan di ponsel ini.', 'Not saved on this phone yet.')}
      </RetryNotice>
    ),
  },
  'patterns/UnderConstruction.tsx': {
    'with text': say => (
      <UnderConstruction
        title={say('Halaman ini sedang dibuat', 'This page is being made')}
        text={say('Isinya segera ada.', 'What belongs here comes soon.')}
      />
    ),
  },
  'patterns/SavedNote.tsx': { saved: say => <SavedNote>{say('Data tersimpan 2 jam lalu', 'Saved 2 hours ago')}</SavedNote> },
  'patterns/QueuedTag.tsx': { 'after 1.5 s': say => <QueuedTag>{say('Menunggu dikirim', 'Queued')}</QueuedTag> },
  'patterns/ContactLink.tsx': {
    chat: say => <ContactLink href="#gallery" isChat label={say('Chat dengan toko', 'Chat with the shop')} />,
    phone: () => <ContactLink href="#gallery" isChat={false} label="0911-123-456" />,
  },
};
