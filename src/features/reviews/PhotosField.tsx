import { Trans, useLingui } from '@lingui/react/macro';
import { pictureAccept } from '#contract/files.ts';
import { useObjectUrl } from '#data/pictures/use-object-url.ts';
import { Camera, X } from '#ui/icons.ts';
import { FieldGroup } from '#ui/primitives/FieldGroup.tsx';
import { FileButton } from '#ui/primitives/FileButton.tsx';
import { IconButton } from '#ui/primitives/IconButton.tsx';
import { Picture } from '#ui/primitives/Picture.tsx';
import * as css from './PhotosField.css.ts';
import type { Photos } from './use-photos.ts';

interface Props {
  photos: Photos;
  error: string | undefined;
  onChange: () => void;
}

/** Up to three photos with a preview of each. */
export function PhotosField({ photos, error, onChange }: Props) {
  const { t } = useLingui();
  const remove = (key: string) => {
    onChange();
    photos.remove(key);
  };
  return (
    <FieldGroup legend={t`Photos`} hint={t`Optional, up to three: JPEG, PNG or WebP, up to 2 MB each`} error={error}>
      {photos.keys.length === 0 ? null : (
        <ul className={css.photos}>
          {photos.keys.map((key, index) => (
            <Preview
              key={key}
              number={index + 1}
              url={photos.kept[index]?.url ?? null}
              file={photos.added[index - photos.kept.length] ?? null}
              onRemove={() => remove(key)}
            />
          ))}
        </ul>
      )}
      {photos.room > 0 ? (
        <div>
          <FileButton
            size="sm"
            multiple
            accept={pictureAccept}
            disabled={photos.isBusy}
            onFiles={files => {
              onChange();
              void photos.add(files);
            }}
          >
            <Camera size={18} />
            <Trans>Add photos</Trans>
          </FileButton>
        </div>
      ) : null}
    </FieldGroup>
  );
}

function Preview({ number, url, file, onRemove }: { number: number; url: string | null; file: Blob | null; onRemove: () => void }) {
  const { t } = useLingui();
  const shown = useObjectUrl(file) ?? url;
  return (
    <li className={css.preview}>
      {shown === null ? null : <Picture src={shown} alt={t`Photo ${number}`} width={96} height={96} rounded loading="eager" />}
      <IconButton label={t`Remove photo ${number}`} size="sm" variant="outline" className={css.remove} onClick={onRemove}>
        <X size={18} />
      </IconButton>
    </li>
  );
}
