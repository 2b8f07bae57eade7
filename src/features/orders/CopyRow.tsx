import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { TOAST_DURATION_SHORT, toasts } from '#data/toasts.ts';
import { Button } from '#ui/primitives/Button.tsx';
import * as css from './PayNote.css.ts';

interface Props {
  label: string;
  value: string;
  /** What a bank's form takes: without spaces and separators. */
  copied: string;
  copyLabel: string;
}

/** A value that is to be typed elsewhere, with a button that copies it. */
export function CopyRow({ label, value, copied, copyLabel }: Props) {
  const { t } = useLingui();
  async function copy() {
    try {
      await navigator.clipboard.writeText(copied);
      toasts.show('success', t`Copied`, { duration: TOAST_DURATION_SHORT });
    } catch {
      // The clipboard is closed to pages without permission or a secure connection.
      toasts.show('danger', t`Could not copy. Please select the text and copy it`);
    }
  }
  return (
    <div className={css.copyRow}>
      <div>
        <p className={css.label}>{label}</p>
        <p className={css.copyValue}>{value}</p>
      </div>
      <Button
        variant="outline"
        size="sm"
        className={css.copyButton}
        aria-label={copyLabel}
        leading={<Copy size={16} aria-hidden="true" />}
        onClick={() => void copy()}
      >
        <Trans>Copy</Trans>
      </Button>
    </div>
  );
}
