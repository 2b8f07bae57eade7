import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import * as css from './PhotoField.css.ts';

/** The profile's form before it is known. */
export function ProfileSkeleton() {
  const { t } = useLingui();
  return (
    <Stack gap={24} aria-busy="true">
      <VisuallyHidden role="status">{t`Loading`}</VisuallyHidden>
      <div className={css.field}>
        <div className={css.photo} />
        <Skeleton shape="control" width="half" />
      </div>
      {['name', 'email', 'phone', 'gender'].map(field => (
        <Stack key={field} gap={8}>
          <Skeleton width="third" />
          <Skeleton shape="control" />
        </Stack>
      ))}
    </Stack>
  );
}
