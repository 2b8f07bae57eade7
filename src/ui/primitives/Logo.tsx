import { ground, logo, mark, own } from './Logo.css.ts';
import { Words } from './Words.tsx';

interface LogoProps {
  readonly name: string;
  /** `#rrggbb` of the mark, in place of the theme's. */
  readonly color: string | undefined;
  /** Address of a picture in place of the mark. */
  readonly picture: string | undefined;
}

/** A column on a stepped footing, or the shop's own picture, and the shop's name. */
export function Logo({ name, color, picture }: LogoProps) {
  return (
    <span className={logo}>
      {picture === undefined ? (
        <svg viewBox="0 0 32 32" className={mark} fill="currentColor" aria-hidden="true">
          <path fill={color} d="M9 2h14v5h-4v11h4v5H9v-5h4V7H9z" />
          <path className={ground} d="M7 23h18v3h5v4H2v-4h5z" />
        </svg>
      ) : (
        <img src={picture} alt="" width={32} height={32} className={own} />
      )}
      <Words>{name}</Words>
    </span>
  );
}
