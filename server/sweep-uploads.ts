import type { Deps } from './deps.ts';
import { profilePhotosInUse } from './modules/customers/profile.ts';
import { RECEIPTS } from './modules/orders/receipt-files.ts';
import { receiptFilesInUse } from './modules/orders/receipts.ts';
import { HANDOVERS } from './modules/orders/receivers/photos.ts';
import { handoverPhotosInUse } from './modules/orders/receivers/service.ts';
import { RETURNS } from './modules/orders/returns/photos.ts';
import { returnPhotosInUse } from './modules/orders/returns/reading.ts';
import { reviewPhotosInUse } from './modules/reviews/reading.ts';
import { deleteUnusedFiles, uploadLocation } from './modules/uploads/files.ts';

/** Milliseconds; far longer than any write takes, and so long that a backup of today finds its files. */
const GRACE = 86_400_000;

/** Deletes customers' files that are not in use any more: a replaced one goes for good after a day. */
export async function sweepUploads({ db, files: store, now }: Pick<Deps, 'db' | 'files' | 'now'>): Promise<number> {
  const files = store.unhurried();
  const before = now().getTime() - GRACE;
  const profiles = await deleteUnusedFiles(files, uploadLocation('profile'), await profilePhotosInUse(db), before);
  const reviews = await deleteUnusedFiles(files, uploadLocation('reviews'), await reviewPhotosInUse(db), before);
  const receipts = await deleteUnusedFiles(files, RECEIPTS, await receiptFilesInUse(db), before);
  const returns = await deleteUnusedFiles(files, RETURNS, await returnPhotosInUse(db), before);
  const handovers = await deleteUnusedFiles(files, HANDOVERS, await handoverPhotosInUse(db), before);
  return profiles + reviews + receipts + returns + handovers;
}
