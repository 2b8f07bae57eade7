import { useLingui } from '@lingui/react/macro';
import type { ProductReviews } from '#contract/reviews.ts';
import { formatNumber } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import * as css from './Histogram.css.ts';

interface Props {
  counts: ProductReviews['histogram'];
  total: number;
  selected: number | null;
  /** Null where there is nothing written to choose from. */
  onSelect: ((stars: number | null) => void) | null;
}

/** How many gave how many stars; each row shows the reviews of its stars alone. */
export function Histogram({ counts, total, selected, onSelect }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <ul className={css.rows}>
      {counts.map(({ rating, count }) => {
        const number = formatNumber(count, language);
        const percent = total === 0 ? 0 : (count / total) * 100;
        const row = (
          <>
            <span className={css.stars}>{`${rating} ★`}</span>
            <svg className={css.bar} aria-hidden="true">
              <rect width="100%" height="8" rx="4" className={css.ground} />
              {/* The smallest share is still seen. */}
              {count === 0 ? null : <rect width={`${Math.max(percent, 2)}%`} height="8" rx="4" className={css.share} />}
            </svg>
            <span className={css.count}>{number}</span>
          </>
        );
        if (onSelect === null)
          return (
            <li key={rating} className={css.row}>
              {row}
            </li>
          );
        return (
          <li key={rating}>
            <button
              type="button"
              className={css.row}
              aria-pressed={selected === rating}
              // The visible text comes first, since voice control goes by it.
              aria-label={t`${rating} ★ ${number}: show the reviews with ${rating} stars`}
              onClick={() => onSelect(selected === rating ? null : rating)}
            >
              {row}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
