import { useLingui } from '@lingui/react/macro';
import { Card } from '#ui/primitives/Card.tsx';
import { Grid } from '#ui/primitives/Grid.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import * as css from './CheckoutScreen.css.ts';
import { goods } from './GoodsStrip.css.ts';

const later = ['shipping', 'payment', 'review'];

/** The checkout before its order is known, in its final geometry. */
export function CheckoutSkeleton() {
  const { t } = useLingui();
  return (
    <Grid columns="aside" aria-busy="true">
      <VisuallyHidden>{t`Loading`}</VisuallyHidden>
      <div className={css.steps}>
        <div className={goods}>
          <Skeleton shape="control" width="half" />
        </div>
        <Card padding="lg">
          <Stack gap={16}>
            <Skeleton shape="title" width="half" />
            <Skeleton shape="wide" />
            <Skeleton shape="control" width="half" />
          </Stack>
        </Card>
        {later.map(step => (
          <Card key={step} padding="lg">
            <Skeleton shape="title" width="half" />
          </Card>
        ))}
      </div>
      <Card>
        <Stack gap={12}>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="text" />
          <Skeleton shape="text" />
          <Skeleton shape="text" />
        </Stack>
      </Card>
    </Grid>
  );
}
