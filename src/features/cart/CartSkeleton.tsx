import { useLingui } from '@lingui/react/macro';
import { Card } from '#ui/primitives/Card.tsx';
import { Grid } from '#ui/primitives/Grid.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import * as css from './CartLineItem.css.ts';

const lines = ['first', 'second'];

/** The cart before it is known, in its final geometry. */
export function CartSkeleton() {
  const { t } = useLingui();
  return (
    <Grid columns="aside" aria-busy="true">
      <VisuallyHidden>{t`Loading`}</VisuallyHidden>
      <Card padding="none">
        {lines.map(line => (
          <div key={line} className={css.line}>
            <Skeleton shape="square" className={css.picture} />
            <div className={css.words}>
              <Skeleton shape="text" width="most" />
              <Skeleton shape="text" width="half" />
              <Skeleton shape="text" width="third" />
            </div>
            <div className={css.controls}>
              <Skeleton shape="control" width="half" />
            </div>
          </div>
        ))}
      </Card>
      <Card>
        <Stack gap={12}>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="text" />
          <Skeleton shape="text" />
          <Skeleton shape="text" />
          <Skeleton shape="control" />
        </Stack>
      </Card>
    </Grid>
  );
}
