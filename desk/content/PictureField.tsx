import { useLingui } from '@lingui/react/macro';
import { addPictureEndpoint } from '#contract/admin-pictures.ts';
import { pictureAccept } from '#contract/files.ts';
import { FieldGroup } from '#ui/primitives/FieldGroup.tsx';
import { FileButton } from '#ui/primitives/FileButton.tsx';
import { Picture } from '#ui/primitives/Picture.tsx';
import { fieldCodes, useDecision } from '../data/decision.ts';
import { Failure } from '../ui/Failure.tsx';
import { fieldMessage } from '../words/problem-words.ts';

interface PictureFieldProps {
  legend: string;
  /** Id of a picture that the shop keeps; empty: none yet. */
  picture: string;
  error: string | undefined;
  onPicture: (id: string) => void;
}

/** Address of a picture that the shop keeps, by its id. */
export const pictureAddress = (id: string) => `/media/pictures/${id}?w=640`;

/** A picture of a form: it is sent as soon as it is chosen, so that the preview shows what customers will get. */
export function PictureField({ legend, picture, error, onPicture }: PictureFieldProps) {
  const { t, i18n } = useLingui();
  const upload = useDecision(addPictureEndpoint, ({ id }) => onPicture(id));
  const code = fieldCodes(upload.error).file;
  return (
    <FieldGroup legend={legend} error={code === undefined ? error : i18n._(fieldMessage(code))}>
      {picture === '' ? null : (
        <Picture src={pictureAddress(picture)} alt={legend} width={600} height={240} ratio="banner" loading="eager" />
      )}
      <FileButton
        accept={pictureAccept}
        disabled={upload.isPending}
        onFiles={([file]) => {
          if (file !== undefined) upload.mutate({ body: { file } });
        }}
      >
        {upload.isPending ? t`Sending…` : picture === '' ? t`Choose a picture` : t`Choose another picture`}
      </FileButton>
      {code === undefined ? <Failure error={upload.error} /> : null}
    </FieldGroup>
  );
}
