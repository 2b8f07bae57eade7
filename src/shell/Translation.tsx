import type { TransRenderProps } from '@lingui/react';

/**
 * Draws each `<Trans>` as one element, so that its text is an element's only child: see `ui/primitives/Words.tsx`. Texts among elements are
 * never changed, they come anew.
 */
export function Translation({ translation }: TransRenderProps) {
  const texts = Array.isArray(translation) ? translation.filter(part => typeof part === 'string').join('\n') : null;
  return <span key={texts}>{translation}</span>;
}
