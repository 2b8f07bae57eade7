import { Trans } from '@lingui/react/macro';
import { formatRupiah } from '#i18n/formats.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';

interface Props {
  /** Rupiah that the order may come to at most: what was shown. */
  total: number;
  /** The shop has said what the freight is. */
  isQuoted: boolean;
  /** The cart has been edited since the shop quoted the freight. */
  hasEdits: boolean;
  isSaving: boolean;
  onPlace: () => void;
}

/** Without a line where this page has no disk: an order that a closed page would forget can't wait. */
export function NoPlaceLater() {
  return (
    <Notice tone="warn" role="status" title={<Trans>You are offline</Trans>}>
      <Trans>
        This phone cannot keep an order for later right now. Your cart stays as long as this page is open: place the order once you are
        online.
      </Trans>
    </Notice>
  );
}

/** Without a line: the order waits on this phone, and the total that was shown is its guard. */
export function PlaceLater({ total, isQuoted, hasEdits, isSaving, onPlace }: Props) {
  const amount = formatRupiah(total);
  return (
    <>
      <Notice tone="info" role="status" title={<Trans>You are offline</Trans>}>
        {isQuoted ? null : (
          <p>
            <Trans>The shop says what the freight is once you are online. If it costs anything, we ask you before we order.</Trans>
          </p>
        )}
        <Trans>
          The order can wait on this phone. As soon as you are online it is placed by itself, if it comes to no more than {amount}. If a
          price rose or stock ran out, nothing is ordered and we ask you first.
        </Trans>
        {hasEdits && isQuoted ? (
          <p>
            <Trans>Your latest cart changes go first. Shipping was computed before them; should it cost more, we ask you first too.</Trans>
          </p>
        ) : null}
      </Notice>
      <Button block loading={isSaving} onClick={onPlace}>
        <Trans>Place this order when I am online again</Trans>
      </Button>
    </>
  );
}
