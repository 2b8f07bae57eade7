import { spinner } from './Spinner.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Decoration unless a label says what is going on. */
export function Spinner({ label }: { label?: string }) {
  return (
    <>
      <span className={spinner} aria-hidden="true" />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </>
  );
}
