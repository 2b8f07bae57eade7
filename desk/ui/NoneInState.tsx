import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';

interface NoneInStateProps {
  /** The state that the list is limited to; null for all. */
  words: MessageDescriptor | null;
  /** What is said where the whole list is empty. */
  children: ReactNode;
}

/** An empty list: of one state it says that nothing has this state, so that the merchant does not take the whole list for empty. */
export function NoneInState({ words, children }: NoneInStateProps) {
  const { t, i18n } = useLingui();
  const state = words === null ? '' : i18n._(words);
  return <EmptyState>{words === null ? children : t`Nothing is under “${state}” now.`}</EmptyState>;
}
