import type { ReactNode } from 'react';
import { Camera, X } from '../icons.ts';
import { FieldGroup } from '../primitives/FieldGroup.tsx';
import { FileButton } from '../primitives/FileButton.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { Words } from '../primitives/Words.tsx';
import * as css from './PhotosField.css.ts';

interface PhotosFieldProps {
  legend: string;
  hint: ReactNode;
  error: ReactNode;
  /** Kinds of files that the browser offers. */
  accept: string;
  photos: readonly { readonly key: string; readonly url: string | null }[];
  /** No more can be added, or not right now. */
  isFull: boolean;
  isBusy: boolean;
  addLabel: ReactNode;
  photoLabel: (number: number) => string;
  removeLabel: (number: number) => string;
  onAdd: (files: readonly File[]) => void;
  onRemove: (key: string) => void;
}

/** Photos of a form with a preview of each. */
export function PhotosField(props: PhotosFieldProps) {
  const { legend, hint, error, accept, photos, isFull, isBusy, addLabel, photoLabel, removeLabel, onAdd, onRemove } = props;
  return (
    <FieldGroup legend={legend} hint={hint} error={error}>
      {photos.length === 0 ? null : (
        <ul className={css.photos}>
          {photos.map(({ key, url }, index) => (
            <li key={key} className={css.preview}>
              {url === null ? null : <Picture src={url} alt={photoLabel(index + 1)} width={96} height={96} rounded loading="eager" />}
              <IconButton label={removeLabel(index + 1)} size="sm" variant="outline" className={css.remove} onClick={() => onRemove(key)}>
                <X size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {isFull ? null : (
        <div>
          <FileButton size="sm" multiple accept={accept} disabled={isBusy} onFiles={onAdd}>
            <Camera size={18} />
            <Words>{addLabel}</Words>
          </FileButton>
        </div>
      )}
    </FieldGroup>
  );
}
