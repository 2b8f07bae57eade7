import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { LineArt } from '#ui/primitives/LineArt.tsx';

/** Sent, or taken back: which of the two, the shop knows. */
export function NothingWaits() {
  return (
    <EmptyState
      illustration={
        <LineArt>
          <path d="M14 66V30l46-18 46 18v36" />
          <path d="M34 66V42h52v24M34 50h52M34 58h52" />
          <path d="M4 66h112" strokeDasharray="2 6" />
        </LineArt>
      }
      action={
        <Link to="/products" className={buttonClass({ variant: 'outline' })}>
          <Trans>Browse products</Trans>
        </Link>
      }
    >
      <Trans>Nothing waits. What you change while you are offline is kept here until it is sent</Trans>
    </EmptyState>
  );
}
