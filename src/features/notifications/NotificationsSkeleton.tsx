import { useLingui } from '@lingui/react/macro';
import { EntrySkeletons } from '#ui/patterns/EntryList.tsx';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';

/** A few entries before they are known. */
export function NotificationsSkeleton() {
  const { t } = useLingui();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t`Loading`}</VisuallyHidden>
      <EntrySkeletons />
    </div>
  );
}
