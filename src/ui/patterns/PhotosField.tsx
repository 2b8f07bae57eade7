import type { ReactNode } from 'react';
import { Camera, X } from '../icons.ts';
import { FieldGroup } from '../primitives/FieldGroup.tsx';
import { FileButton } from '../primitives/FileButton.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { Words } from '../primitives/Words.tsx';
import * as css from './PhotosField.css.ts';

/** Photos with what a form does to them; `room`: how many more it takes. */
interface ShownPhotos {
  readonly shown: readonly { readonly key: string; readonly url: string | null }[];
  readonly room: number;
  readonly isBusy: boolean;
  add(files: readonly File[]): Promise<void>;
  remove(key: string): void;
}

interface PhotosFieldProps {
  legend: string;
  hint: ReactNode;
  error: ReactNode;
  /** Kinds of files that the browser offers. */
  accept: string;
  photos: ShownPhotos;
  addLabel: ReactNode;
  photoLabel: (number: number) => string;
  removeLabel: (number: number) => string;
  /** For a form that takes one photo. */
  isSingle?: boolean;
  /** While the photos are sent: none comes or goes then. */
  isLocked?: boolean;
  /** Before a photo comes or goes. */
  onChange: () => void;
}

/** Photos of a form with a preview of each. */
export function PhotosField(props: PhotosFieldProps) {
  const { legend, hint, error, accept, photos, addLabel, photoLabel, removeLabel, isSingle = false, isLocked = false, onChange } = props;
  const remove = (key: string) => {
    onChange();
    photos.remove(key);
  };
  const add = (files: readonly File[]) => {
    onChange();
    void photos.add(files);
  };
  return (
    <FieldGroup legend={legend} hint={hint} error={error}>
      {photos.shown.length === 0 ? null : (
        <ul className={css.photos}>
          {photos.shown.map(({ key, url }, index) => (
            <li key={key} className={css.preview}>
              {url === null ? null : <Picture src={url} alt={photoLabel(index + 1)} width={96} height={96} rounded loading="eager" />}
              {isLocked ? null : (
                <IconButton label={removeLabel(index + 1)} size="sm" variant="outline" className={css.remove} onClick={() => remove(key)}>
                  <X size={18} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {photos.room <= 0 ? null : (
        <div>
          <FileButton size="sm" multiple={!isSingle} accept={accept} disabled={photos.isBusy || isLocked} onFiles={add}>
            <Camera size={18} />
            <Words>{addLabel}</Words>
          </FileButton>
        </div>
      )}
    </FieldGroup>
  );
}
