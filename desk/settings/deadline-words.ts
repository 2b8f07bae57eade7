import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** How long an order may wait for its payment, in words. @returns of minutes; null: as for the whole shop */
export function useDeadlineWords(): (minutes: number | null) => string {
  const { t } = useLingui();
  return minutes => {
    if (minutes === null) return t`As for the whole shop`;
    if (minutes % 60 === 0) {
      const hours = minutes / 60;
      return t`${plural(hours, { one: '# hour', other: '# hours' })}`;
    }
    return t`${plural(minutes, { one: '# minute', other: '# minutes' })}`;
  };
}
