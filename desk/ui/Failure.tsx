import { useLingui } from '@lingui/react/macro';
import { Notice } from '#ui/primitives/Notice.tsx';
import { problemMessage } from '../words/problem-words.ts';

/** Why a decision was refused or got no answer; nothing where it wasn't. */
export function Failure({ error }: { error: Error | null }) {
  const { i18n } = useLingui();
  if (error === null) return null;
  return (
    <Notice tone="bad" role="alert">
      {i18n._(problemMessage(error))}
    </Notice>
  );
}
