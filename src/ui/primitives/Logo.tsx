import { ground, logo, mark } from './Logo.css.ts';
import { Words } from './Words.tsx';

/** The mark alone: an F that stands on a stepped footing. */
function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" className={mark} fill="currentColor" aria-hidden="true">
      <path d="M9 2h18v6H15v5h9v6h-9v4H9z" />
      <path className={ground} d="M6 23h12v3h5v4H2v-4h4z" />
    </svg>
  );
}

/** Mark and word; the word is the shop's name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={logo}>
      <LogoMark />
      <Words>{name}</Words>
    </span>
  );
}
