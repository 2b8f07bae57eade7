import { useRef, useState } from 'react';
import { profilePhoto } from '#contract/files.ts';
import { downscale } from '#data/pictures/downscale.ts';
import { AppError } from '#lib/app-error.ts';

/** Pixels of a photo that is sent: as large as it is kept. */
const SIDE = 512;

interface Options {
  readonly onPhoto: (photo: Blob) => void;
  readonly onRefused: (code: string) => void;
}

/** Cuts a chosen picture to a square and makes it small, again for each position; only the last one counts. */
export function useSquarePhoto({ onPhoto, onRefused }: Options) {
  const chosen = useRef<Blob | null>(null);
  const turn = useRef(0);
  const [isBusy, setBusy] = useState(false);
  const [isCropped, setCropped] = useState(false);
  /** @param file null for the one that was chosen before */
  const choose = async (file: Blob | null, position: number) => {
    const source = file ?? chosen.current;
    if (source === null) return;
    turn.current += 1;
    const own = turn.current;
    // A new file takes a moment; moving the square of one that is open must not lock the slider.
    if (file !== null) setBusy(true);
    try {
      const small = await downscale(source, profilePhoto, { longest: SIDE, square: position });
      if (own !== turn.current) return;
      chosen.current = source;
      setCropped(small.isCropped);
      onPhoto(small.file);
    } catch (error) {
      if (own === turn.current) onRefused(error instanceof AppError ? error.code : 'file_damaged');
    } finally {
      if (own === turn.current) setBusy(false);
    }
  };
  return { isBusy, isCropped, choose };
}
