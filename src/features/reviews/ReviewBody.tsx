import { Trans, useLingui } from '@lingui/react/macro';
import type { Review } from '#contract/reviews.ts';
import { formatMoment } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Picture } from '#ui/primitives/Picture.tsx';
import { Rating } from '#ui/primitives/Rating.tsx';
import * as css from './ReviewBody.css.ts';

/** Stars, moment, words and photos of a review. */
export function ReviewBody({ review }: { review: Review }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { rating: stars, text, photos, created_at, edited_at } = review;
  return (
    <div className={css.body}>
      <p className={css.line}>
        <Rating value={stars} text={t`${stars} of 5 stars`} />
        <time dateTime={created_at}>{formatMoment(created_at, language)}</time>
        {edited_at === null ? null : <Trans>edited</Trans>}
      </p>
      {text === '' ? null : <p className={css.text}>{text}</p>}
      {photos.length === 0 ? null : (
        <ul className={css.photos}>
          {photos.map((photo, index) => {
            const number = index + 1;
            return (
              <li key={photo.id}>
                <a href={photo.large_url} target="_blank" rel="noreferrer" aria-label={t`Photo ${number}, large, in a new tab`}>
                  <Picture src={photo.url} alt="" width={photo.width} height={photo.height} rounded className={css.photo} />
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
