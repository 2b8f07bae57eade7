import { useLingui } from '@lingui/react/macro';
import type { Estimate } from '#data/freight/estimate.ts';

type Obstacle = NonNullable<Estimate['obstacle']>;

/** Why goods are not brought to a place: as the sheet and the page say it, and as it fits one line of a card of 138 px. */
export function useObstacleWords() {
  const { t } = useLingui();
  return {
    obstacleWords: (obstacle: Obstacle, place: string, depot: string): string => {
      if (obstacle === 'local_only') return t`Delivered in ${depot} only`;
      return obstacle === 'quotation' ? t`To ${place}: ask for a quotation` : t`Not delivered to ${place}`;
    },
    shortWords: (obstacle: Obstacle, depot: string): string => {
      if (obstacle === 'local_only') return t`In ${depot} only`;
      return obstacle === 'quotation' ? t`Ask for a quotation` : t`Not delivered`;
    },
  };
}
