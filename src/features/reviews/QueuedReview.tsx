import { Trans, useLingui } from '@lingui/react/macro';
import type { MutationOf } from '#data/outbox/mutations.ts';
import { useObjectUrl } from '#data/pictures/use-object-url.ts';
import { QueuedTag } from '#ui/patterns/QueuedTag.tsx';
import { Picture } from '#ui/primitives/Picture.tsx';
import { Rating } from '#ui/primitives/Rating.tsx';
import * as css from './ReviewBody.css.ts';

/** A review as it was written on this phone and not sent yet. */
export function QueuedReview({ review: { id, rating: stars, text, photos } }: { review: MutationOf<'review.write'> }) {
  const { t } = useLingui();
  return (
    <div className={css.body}>
      <p className={css.line}>
        <Rating value={stars} text={t`${stars} of 5 stars`} />
        <QueuedTag>
          <Trans>Queued</Trans>
        </QueuedTag>
      </p>
      {text === '' ? null : <p className={css.text}>{text}</p>}
      {photos.length === 0 ? null : (
        <ul className={css.photos}>
          {photos.map((photo, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
            <QueuedPhoto key={`${id}-${index + 1}`} photo={photo} />
          ))}
        </ul>
      )}
    </div>
  );
}

function QueuedPhoto({ photo }: { photo: Blob }) {
  const url = useObjectUrl(photo);
  return <li>{url === null ? null : <Picture src={url} alt="" width={96} height={96} rounded loading="eager" className={css.photo} />}</li>;
}
