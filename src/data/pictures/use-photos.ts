import { useMemo, useState } from 'react';
import type { FileRule } from '#contract/files.ts';
import { AppError } from '#lib/app-error.ts';
import { uuidv7 } from '#lib/ids.ts';
import { downscale } from './downscale.ts';
import { useObjectUrls } from './use-object-url.ts';

/** A photo of an older version that stays; its address is null where this phone doesn't know it. */
export interface KeptPhoto {
  readonly id: string;
  readonly url: string | null;
}

/** Photos of a form: those of an older version that stay, and new ones. */
export interface Photos {
  readonly kept: readonly KeptPhoto[];
  readonly added: readonly Blob[];
  /** All of them in their order, with an address to show them by. */
  readonly shown: readonly { readonly key: string; readonly url: string | null }[];
  readonly isBusy: boolean;
  readonly room: number;
  add(files: readonly File[]): Promise<void>;
  remove(key: string): void;
}

interface Options {
  readonly rule: FileRule;
  /** Longest edge of a photo that is sent, in pixels: as large as it is kept. */
  readonly longest: number;
  readonly kept?: readonly KeptPhoto[];
  readonly added: readonly Blob[];
}

/** @param onRefused with the code of a file that can't be taken */
export function usePhotos({ rule, longest, kept: first = [], added: begun }: Options, onRefused: (code: string) => void): Photos {
  const [kept, setKept] = useState(first);
  const [added, setAdded] = useState<readonly { key: string; file: Blob }[]>(() => begun.map(file => ({ key: uuidv7(), file })));
  const [isBusy, setBusy] = useState(false);
  const files = useMemo(() => added.map(({ file }) => file), [added]);
  const urls = useObjectUrls(files);
  const room = rule.count - kept.length - added.length;
  return {
    kept,
    added: files,
    shown: [...kept.map(({ id, url }) => ({ key: id, url })), ...added.map(({ key, file }) => ({ key, url: urls.get(file) ?? null }))],
    isBusy,
    room,
    async add(chosenFiles) {
      if (chosenFiles.length > room) onRefused('too_many_files');
      setBusy(true);
      try {
        for (const chosen of chosenFiles.slice(0, room)) {
          const { file } = await downscale(chosen, rule, { longest });
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
