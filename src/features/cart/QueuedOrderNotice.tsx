import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { waitingOrder } from '#data/orders/waiting.ts';
import { useKept, useWaiting } from '#data/outbox/use-outbox.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Notice } from '#ui/primitives/Notice.tsx';

/** An order that waits for a line, above the cart that comes after it. */
export function QueuedOrderNotice() {
  const { t } = useLingui();
  const order = waitingOrder(useWaiting());
  const kept = useKept();
  if (order === null) return null;
  const total = formatRupiah(order.shown.total);
  return (
    <Notice
      title={t`Your order waits to be sent`}
      action={
        <Link to="/queue" className={buttonClass({ variant: 'outline', size: 'sm' })}>
          <Trans>Look at it or remove it</Trans>
        </Link>
      }
    >
      {kept === 'page' ? (
        <Trans>
          It is only kept while this page is open and not placed yet. Once you are online it is placed, if it comes to no more than {total}.
          Otherwise we ask you first.
        </Trans>
      ) : (
        <Trans>
          It is saved on this phone and not placed yet. Once you are online it is placed, if it comes to no more than {total}. Otherwise we
          ask you first.
        </Trans>
      )}
    </Notice>
  );
}
