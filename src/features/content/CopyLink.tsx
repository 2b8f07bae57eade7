import { Trans, useLingui } from '@lingui/react/macro';
import { TOAST_DURATION_SHORT, toasts } from '#data/toasts.ts';
import { Link2 } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import * as css from './CopyLink.css.ts';

interface Props {
  /** Of what on this page; left out for the page itself. */
  anchor?: string;
  /** The address that the link leads to. */
  title: string;
}

/** Copies the address of this page or of a part of it. */
export function CopyLink({ anchor, title }: Props) {
  const { t } = useLingui();
  async function copy() {
    const address = new URL(window.location.pathname, window.location.origin);
    if (anchor !== undefined) address.hash = anchor;
    try {
      await navigator.clipboard.writeText(address.href);
      toasts.show('success', t`Copied`, { duration: TOAST_DURATION_SHORT });
    } catch {
      // The clipboard is closed to pages without permission or a secure connection; the address bar can be copied from everywhere.
      window.history.replaceState(window.history.state, '', address);
      toasts.show('danger', t`Could not copy. The link is in the address bar`);
    }
  }
  return (
    <Button
      variant="quiet"
      size="sm"
      className={css.button}
      aria-label={t`Copy link to: ${title}`}
      leading={<Link2 size={18} />}
      onClick={() => void copy()}
    >
      <Trans>Copy link</Trans>
    </Button>
  );
}
