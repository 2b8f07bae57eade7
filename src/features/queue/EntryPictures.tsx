import type { Intent } from '#data/outbox/intents.ts';
import { useObjectUrl } from '#data/pictures/use-object-url.ts';
import { Picture } from '#ui/primitives/Picture.tsx';
import * as css from './Queue.css.ts';

/** The pictures that wait with an edit, as they will be sent; a PDF has none. */
export function EntryPictures({ intent }: { intent: Intent }) {
  const pictures = picturesOf(intent).filter(file => file.type.startsWith('image/'));
  if (pictures.length === 0) return null;
  return (
    <div className={css.pictures}>
      {pictures.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <Thumbnail key={`${intent.id}-${index + 1}`} file={file} />
      ))}
    </div>
  );
}

function picturesOf(intent: Intent): readonly Blob[] {
  switch (intent.kind) {
    case 'receipt.send':
      return [intent.file];
    case 'review.write':
      return intent.photos;
    case 'profile.update':
      return intent.profile.photo === null ? [] : [intent.profile.photo];
    default:
      return [];
  }
}

function Thumbnail({ file }: { file: Blob }) {
  const url = useObjectUrl(file);
  return (
    <div className={css.thumbnail}>{url === null ? null : <Picture src={url} alt="" width={56} height={56} rounded loading="eager" />}</div>
  );
}
