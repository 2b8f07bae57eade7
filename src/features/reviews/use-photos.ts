import { useState } from 'react';
import { reviewPhotos } from '#contract/files.ts';
import { downscale } from '#data/pictures/downscale.ts';
import { AppError } from '#lib/app-error.ts';
import { uuidv7 } from '#lib/ids.ts';
import type { KeptPhoto, ReviewStart } from './review-start.ts';

/** Longest edge of a photo that is sent, in pixels: as large as it is kept. */
const LONGEST = 1280;

/** Photos of a review's form: those of an older version that stay, and new ones. */
export interface Photos {
  readonly kept: readonly KeptPhoto[];
  readonly added: readonly Blob[];
  /** One a photo, in their order. */
  readonly keys: readonly string[];
  readonly isBusy: boolean;
  readonly room: number;
  add(files: readonly File[]): Promise<void>;
  remove(key: string): void;
}

/** @param onRefused with the code of a file that can't be taken */
export function usePhotos(start: Pick<ReviewStart, 'kept' | 'added'>, onRefused: (code: string) => void): Photos {
  const [kept, setKept] = useState(start.kept);
  const [added, setAdded] = useState<readonly { key: string; file: Blob }[]>(() => start.added.map(file => ({ key: uuidv7(), file })));
  const [isBusy, setBusy] = useState(false);
  const room = reviewPhotos.count - kept.length - added.length;
  return {
    kept,
    added: added.map(({ file }) => file),
    keys: [...kept.map(({ id }) => id), ...added.map(({ key }) => key)],
    isBusy,
    room,
    async add(files) {
      if (files.length > room) onRefused('too_many_files');
      setBusy(true);
      try {
        for (const chosen of files.slice(0, room)) {
          const { file } = await downscale(chosen, reviewPhotos, { longest: LONGEST });
          setAdded(current => [...current, { key: uuidv7(), file }]);
        }
      } catch (error) {
        onRefused(error instanceof AppError ? error.code : 'file_damaged');
      } finally {
        setBusy(false);
      }
    },
    remove(key) {
      setKept(current => current.filter(photo => photo.id !== key));
      setAdded(current => current.filter(photo => photo.key !== key));
    },
  };
}
