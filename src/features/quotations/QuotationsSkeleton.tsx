import { Trans } from '@lingui/react/macro';
import { Card } from '#ui/primitives/Card.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import * as css from './Quotations.css.ts';

/** In the place of quotations that are being read from the phone. */
export function QuotationsSkeleton() {
  return (
    <div className={css.stack} role="status">
      <VisuallyHidden>
        <Trans>Loading</Trans>
      </VisuallyHidden>
      {['first', 'second', 'third'].map(key => (
        <Card key={key} className={css.summary}>
          <Skeleton width="half" />
          <Skeleton width="third" />
        </Card>
      ))}
    </div>
  );
}
