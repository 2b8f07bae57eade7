import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, Camera, X } from 'lucide-react';
import { addPictureEndpoint, type ShopPicture } from '#contract/admin-pictures.ts';
import { MOST_PHOTOS, pictureAccept } from '#contract/files.ts';
import { FieldGroup } from '#ui/primitives/FieldGroup.tsx';
import { FileButton } from '#ui/primitives/FileButton.tsx';
import { IconButton } from '#ui/primitives/IconButton.tsx';
import { Picture } from '#ui/primitives/Picture.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import { moved } from '../../content/moved.ts';
import { fieldCodes, useDecision } from '../../data/decision.ts';
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
  const room = MOST_PHOTOS - photos.length;
  const add = async (files: readonly File[]) => {
    let now = photos;
    for (const file of files.slice(0, room)) {
      const picture = await adding.mutateAsync({ body: { file } }).catch(() => null);
      // Why it was refused stands below the photos.
      if (picture === null) return;
      // The same photo has the same id.
      if (now.every(({ id }) => id !== picture.id)) now = [...now, picture];
      onChange(now);
    }
  };
  const code = fieldCodes(adding.error).file;
  const refusal = adding.error === null ? undefined : i18n._(code === undefined ? problemMessage(adding.error) : fieldMessage(code));
  const most = MOST_PHOTOS;
  return (
    <FieldGroup
      legend={t`Photos`}
      hint={t`Up to ${most}, the first one leads. Without a photo the shop draws the product.`}
      error={refusal ?? error}
    >
      {photos.length === 0 ? null : (
        <ol className={css.photos}>
          {photos.map((photo, place) => (
            <Photo key={photo.id} photo={photo} place={place} photos={photos} isBusy={adding.isPending} onChange={onChange} />
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
}

function Photo({ photo: { id, url }, place, photos, isBusy, onChange }: PhotoProps) {
  const { t } = useLingui();
  const number = place + 1;
  const isLast = number === photos.length;
  const move = (by: -1 | 1, isEnd: boolean) => () => {
    if (!isBusy && !isEnd) onChange(moved(photos, place, by));
  };
  const remove = () => {
    if (!isBusy) onChange(photos.filter(other => other.id !== id));
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
