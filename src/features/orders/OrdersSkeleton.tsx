import { useLingui } from '@lingui/react/macro';
import { Card } from '#ui/primitives/Card.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';

/** An order card before it is known, in about its final geometry. */
export function OrdersSkeleton() {
  const { t } = useLingui();
  return (
    <Card aria-busy="true">
      <VisuallyHidden>{t`Loading`}</VisuallyHidden>
      <Stack gap={12}>
        <Skeleton shape="text" width="half" />
        <Skeleton shape="control" width="most" />
        <Skeleton shape="control" />
      </Stack>
    </Card>
  );
}
