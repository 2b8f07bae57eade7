import { Trans, useLingui } from '@lingui/react/macro';
import { TOAST_DURATION_SHORT, toasts } from '#data/toasts.ts';
import { Copy } from '#ui/icons.ts';
import { CopyLine } from '#ui/patterns/CopyLine.tsx';

interface Props {
  label: string;
  value: string;
  copyLabel: string;
}

/** A value that the customer takes elsewhere, such as a tracking number. */
export function CopyRow({ label, value, copyLabel }: Props) {
  const { t } = useLingui();
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      toasts.show('success', t`Copied`, { duration: TOAST_DURATION_SHORT });
    } catch {
      // The clipboard is closed to pages without permission or a secure connection.
      toasts.show('danger', t`Could not copy. Please select the text and copy it`);
    }
  }
  return (
    <CopyLine
      label={label}
      value={value}
      icon={<Copy size={16} />}
      copy={<Trans>Copy</Trans>}
      copyLabel={copyLabel}
      onCopy={() => void copy()}
    />
  );
}
