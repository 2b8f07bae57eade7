import { useLingui } from '@lingui/react/macro';
import { useToast } from '../ui/Toasts.tsx';

/** Puts a text on the clipboard and says so. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useLingui();
  const toast = useToast();
  return async text => {
    try {
      await navigator.clipboard.writeText(text);
      toast(t`Copied`);
    } catch {
      // The clipboard is closed to pages without permission or a secure connection.
      toast(t`Could not copy. Please select the text and copy it`, 'bad');
    }
  };
}
