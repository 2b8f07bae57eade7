import { useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import * as css from './conflicts.css.ts';

/** Old and new value of one thing. */
export function Change({ before, after }: { before: string; after: string }) {
  const { t } = useLingui();
  return (
    <p className={css.change}>
      <del>
        <VisuallyHidden>{t`Before:`} </VisuallyHidden>
        {before}
      </del>
      <ArrowRight size={16} aria-hidden="true" />
      <strong>
        <VisuallyHidden>{t`Now:`} </VisuallyHidden>
        {after}
      </strong>
    </p>
  );
}
