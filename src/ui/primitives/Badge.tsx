import { badge, dot } from './Badge.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A count on the corner of an icon control. The control's own label should name the count; `label` does where it can't. */
export function Badge({ children, label }: { children: string; label?: string }) {
  return (
    <>
      <span className={badge} aria-hidden="true">
        {children}
      </span>
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </>
  );
}

/** 'Something is there', on the corner of an icon control; `label` says what. */
export function Dot({ label }: { label?: string }) {
  return (
    <>
      <span className={dot} aria-hidden="true" />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </>
  );
}
