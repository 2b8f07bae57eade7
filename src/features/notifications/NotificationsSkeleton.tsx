import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import { entry, icon } from './NotificationEntry.css.ts';
import * as css from './NotificationsScreen.css.ts';

/** A few entries before they are known. */
export function NotificationsSkeleton() {
  const { t } = useLingui();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t`Loading`}</VisuallyHidden>
      <ul className={css.list}>
        {[1, 2, 3, 4].map(row => (
          <li key={row} className={entry()}>
            <span className={icon} />
            <Stack gap={8} className={css.grow}>
              <Skeleton width="most" />
              <Skeleton width="half" />
            </Stack>
          </li>
        ))}
      </ul>
    </div>
  );
}
