import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { pictureAccept } from '#contract/files.ts';
import { useObjectUrl } from '#data/pictures/use-object-url.ts';
import { CircleUserRound } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Field } from '#ui/primitives/Field.tsx';
import { FileButton } from '#ui/primitives/FileButton.tsx';
import { Picture } from '#ui/primitives/Picture.tsx';
import * as css from './PhotoField.css.ts';
import { useSquarePhoto } from './use-square-photo.ts';

interface Props {
  /** Of the photo that is kept now; null for none. */
  url: string | null;
  /** Chosen and cut, not sent yet. */
  photo: Blob | null;
  error: string | undefined;
  onPhoto: (photo: Blob) => void;
  onRemove: () => void;
  /** The chosen file is no picture that the shop takes; the code says why. */
  onRefused: (code: string) => void;
}

/** The profile's photo: what is kept, or the square that would be. */
export function PhotoField({ url, photo, error, onPhoto, onRemove, onRefused }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [position, setPosition] = useState(0.5);
  const { isBusy, isCropped, choose } = useSquarePhoto({ onPhoto, onRefused });
  const shown = useObjectUrl(photo) ?? url;
  return (
    <div className={css.field}>
      <div className={css.photo}>
        {shown === null ? (
          <CircleUserRound size={96} strokeWidth={1} className={css.noPhoto} />
        ) : (
          <Picture src={shown} alt={photo === null ? t`Your photo` : t`Preview of the new photo`} width={96} height={96} loading="eager" />
        )}
      </div>
      <Field id={id} label={t`Photo`} hint={t`JPEG, PNG or WebP, up to 2 MB. It is shown as a square`} error={error} className={css.side}>
        {control => (
          <>
            <div className={css.actions}>
              <FileButton
                {...control}
                size="sm"
                accept={pictureAccept}
                disabled={isBusy}
                onFiles={([file]) => {
                  setPosition(0.5);
                  if (file !== undefined) void choose(file, 0.5);
                }}
              >
                {shown === null ? <Trans>Choose a photo</Trans> : <Trans>Choose another photo</Trans>}
              </FileButton>
              {shown === null ? null : (
                <Button size="sm" variant="quiet" onClick={onRemove}>
                  <Trans>Remove photo</Trans>
                </Button>
              )}
            </div>
            {photo !== null && isCropped ? (
              <label className={css.crop}>
                <Trans>Part that is shown</Trans>
                <input
                  type="range"
                  min={0}
                  max={1}
                  step={0.05}
                  value={position}
                  className={css.range}
                  onChange={event => {
                    const next = Number(event.target.value);
                    setPosition(next);
                    void choose(null, next);
                  }}
                />
              </label>
            ) : null}
          </>
        )}
      </Field>
    </div>
  );
}
