import { useLingui } from '@lingui/react/macro';
import type { Estimate } from '#data/freight/estimate.ts';

/** Why goods are not brought to a place, as a card, the sheet and the page say it. */
export function useObstacleWords() {
  const { t } = useLingui();
  return (obstacle: NonNullable<Estimate['obstacle']>, place: string, depot: string): string => {
    if (obstacle === 'local_only') return t`Delivered in ${depot} only`;
    return obstacle === 'quotation' ? t`To ${place}: ask for a quotation` : t`Not delivered to ${place}`;
  };
}
