import { useLingui } from '@lingui/react/macro';

/** Words for screen readers before an old and a new value, in the customer's language. */
export function useChangeWords(): { before: string; after: string } {
  const { t } = useLingui();
  return { before: t`Before:`, after: t`Now:` };
}
