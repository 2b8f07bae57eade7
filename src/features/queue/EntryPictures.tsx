import type { Mutation } from '#data/outbox/mutations.ts';
import { useObjectUrl } from '#data/pictures/use-object-url.ts';
import { Picture } from '#ui/primitives/Picture.tsx';
import { picturesOf } from './mutation-kinds.ts';
import * as css from './Queue.css.ts';

/** The pictures that wait with an edit, as they will be sent; a PDF has none. */
export function EntryPictures({ mutation }: { mutation: Mutation }) {
  const pictures = picturesOf(mutation);
  if (pictures.length === 0) return null;
  return (
    <div className={css.pictures}>
      {pictures.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <Thumbnail key={`${mutation.id}-${index + 1}`} file={file} />
      ))}
    </div>
  );
}

function Thumbnail({ file }: { file: Blob }) {
  const url = useObjectUrl(file);
  return (
    <div className={css.thumbnail}>{url === null ? null : <Picture src={url} alt="" width={56} height={56} rounded loading="eager" />}</div>
  );
}
