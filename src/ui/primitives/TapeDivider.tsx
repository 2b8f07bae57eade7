import { classNames } from './class-names.ts';
import { divider } from './TapeDivider.css.ts';

/** A break between parts of a page. */
export function TapeDivider({ className }: { className?: string }) {
  return <hr className={classNames(divider, className)} />;
}
