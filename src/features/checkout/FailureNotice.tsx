import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { problemMessage } from '#i18n/problem-words.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Notice } from '#ui/primitives/Notice.tsx';
import type { FailedAttempt } from './use-place-order.ts';

/** The failure beside the button: no answer, too many attempts, an order that exists already, or a refusal without a choice to make. */
export function FailureNotice({ failure }: { failure: FailedAttempt | null }) {
  const { t, i18n } = useLingui();
  if (failure === null) return null;
  const { conflict, checkout } = failure;
  switch (conflict.kind) {
    case 'unsure':
      return (
        <Notice tone="warn" role="alert" title={t`It is not certain yet that your order was placed`}>
          <Trans>
            No answer came from the shop. Everything you chose is kept. Press ‘Place order’ again: it will not be ordered twice.
          </Trans>
        </Notice>
      );
    case 'later':
      return (
        <Notice tone="warn" role="alert" title={t`Too many attempts`}>
          <Plural
            value={conflict.minutes}
            one="Everything you chose is kept. Press ‘Place order’ again in # minute: it will not be ordered twice."
            other="Everything you chose is kept. Press ‘Place order’ again in # minutes: it will not be ordered twice."
          />
        </Notice>
      );
    case 'closed':
      return (
        <Notice
          tone="info"
          role="alert"
          title={t`This cart has been ordered already`}
          action={
            <Link
              to="/transactions/waiting-payment/{-$id}"
              params={{ id: conflict.orderId ?? checkout.id }}
              className={buttonClass({ variant: 'outline' })}
            >
              <Trans>See the order</Trans>
            </Link>
          }
        >
          <Trans>Perhaps on another device, or by an earlier press whose answer was lost.</Trans>
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="bad" role="alert" title={t`The order was not placed`}>
          {i18n._(problemMessage(conflict))}
        </Notice>
      );
    default:
      return null;
  }
}
