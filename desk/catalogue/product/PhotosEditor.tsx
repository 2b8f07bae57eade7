import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, Camera, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { addPictureEndpoint, type ShopPicture } from '#contract/admin-pictures.ts';
import { MOST_PHOTOS, pictureAccept, shopPicture } from '#contract/files.ts';
import { FieldGroup } from '#ui/primitives/FieldGroup.tsx';
import { FileButton } from '#ui/primitives/FileButton.tsx';
import { IconButton } from '#ui/primitives/IconButton.tsx';
import { Picture } from '#ui/primitives/Picture.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import { fieldCodes, useDecision } from '../../data/decision.ts';
import { moved } from '../../ui/moved.ts';
import { fieldMessage, problemMessage } from '../../words/problem-words.ts';
import * as css from '../catalogue.css.ts';

interface PhotosEditorProps {
  photos: readonly ShopPicture[];
  error: string | undefined;
  onChange: (photos: readonly ShopPicture[]) => void;
}

/** A product's photos in order. A new one is sent at once; the product has it once the form is saved. */
export function PhotosEditor({ photos, error, onChange }: PhotosEditorProps) {
  const { t, i18n } = useLingui();
  const adding = useDecision(addPictureEndpoint);
  const [refused, setRefused] = useState<string | null>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const isRemoving = useRef(false);
  const room = MOST_PHOTOS - photos.length;
  // The button that removed a photo is gone with it.
  useEffect(() => {
    if (isRemoving.current && photos.length < MOST_PHOTOS) group.current?.querySelector<HTMLElement>('input[type=file]')?.focus();
    isRemoving.current = false;
  }, [photos]);
  const add = async (files: readonly File[]) => {
    let now = photos;
    adding.reset();
    setRefused(files.length > room ? 'too_many_files' : null);
    for (const file of files.slice(0, room)) {
      // Known before minutes of a slow line are spent on it.
      if (file.size > shopPicture.bytes) {
        setRefused('file_too_large');
        continue;
      }
      const picture = await adding.mutateAsync({ body: { file } }).catch(() => null);
      // Why it was refused stands below the photos.
      if (picture === null) return;
      // The same photo has the same id.
      if (now.every(({ id }) => id !== picture.id)) now = [...now, picture];
      onChange(now);
    }
  };
  const remove = (id: string) => {
    isRemoving.current = true;
    onChange(photos.filter(other => other.id !== id));
  };
  const code = fieldCodes(adding.error).file ?? refused;
  const refusal = code ? fieldMessage(code) : adding.error === null ? undefined : problemMessage(adding.error);
  const most = MOST_PHOTOS;
  return (
    <FieldGroup
      legend={t`Photos`}
      hint={t`Up to ${most}, the first one leads. Without a photo the shop draws the product.`}
      error={refusal === undefined ? error : i18n._(refusal)}
      ref={group}
    >
      {photos.length === 0 ? null : (
        <ol className={css.photos}>
          {photos.map((photo, place) => (
            <Photo
              key={photo.id}
              photo={photo}
              place={place}
              photos={photos}
              isBusy={adding.isPending}
              onChange={onChange}
              onRemove={remove}
            />
          ))}
        </ol>
      )}
      {room <= 0 ? null : (
        <div>
          <FileButton size="sm" multiple accept={pictureAccept} disabled={adding.isPending} onFiles={files => void add(files)}>
            <Camera size={18} aria-hidden="true" />
            <Words>{adding.isPending ? t`Sending the photo…` : t`Add photos`}</Words>
          </FileButton>
        </div>
      )}
    </FieldGroup>
  );
}

interface PhotoProps {
  photo: ShopPicture;
  place: number;
  photos: readonly ShopPicture[];
  /** While a photo is on its way the others stay where they are. */
  isBusy: boolean;
  onChange: (photos: readonly ShopPicture[]) => void;
  onRemove: (id: string) => void;
}

function Photo({ photo: { id, url }, place, photos, isBusy, onChange, onRemove }: PhotoProps) {
  const { t } = useLingui();
  const number = place + 1;
  const isLast = number === photos.length;
  const move = (by: -1 | 1, isEnd: boolean) => () => {
    if (!isBusy && !isEnd) onChange(moved(photos, place, by));
  };
  const remove = () => {
    if (!isBusy) onRemove(id);
  };
  return (
    <li className={css.photo}>
      <Picture src={url} alt={t`Photo ${number}`} width={96} height={96} rounded className={css.frame} />
      <Stack direction="row" gap={4}>
        <IconButton label={t`Move photo ${number} forward`} size="sm" aria-disabled={isBusy || place === 0} onClick={move(-1, place === 0)}>
          <ArrowLeft size={16} />
        </IconButton>
        <IconButton label={t`Move photo ${number} back`} size="sm" aria-disabled={isBusy || isLast} onClick={move(1, isLast)}>
          <ArrowRight size={16} />
        </IconButton>
        <IconButton label={t`Remove photo ${number}`} size="sm" aria-disabled={isBusy} onClick={remove}>
          <X size={16} />
        </IconButton>
      </Stack>
    </li>
  );
}
