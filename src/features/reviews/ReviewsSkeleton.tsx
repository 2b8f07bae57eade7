import { useLingui } from '@lingui/react/macro';
import { Card } from '#ui/primitives/Card.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import * as css from './ReviewsScreen.css.ts';

/** Tabs and a few lines before they are known. */
export function ReviewsSkeleton() {
  const { t } = useLingui();
  return (
    <Stack gap={16} aria-busy="true">
      <VisuallyHidden role="status">{t`Loading`}</VisuallyHidden>
      <Skeleton shape="control" width="half" />
      {[1, 2, 3].map(row => (
        <Card key={row}>
          <div className={css.subject}>
            <div className={css.thumb}>
              <Skeleton shape="square" />
            </div>
            <div className={css.names}>
              <Skeleton width="most" />
              <Skeleton width="half" />
              <Skeleton shape="control" width="third" />
            </div>
          </div>
        </Card>
      ))}
    </Stack>
  );
}
