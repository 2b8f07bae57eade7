import type { User } from '#contract/session.ts';
import { CircleUserRound } from '#ui/icons.ts';
import { Picture } from '#ui/primitives/Picture.tsx';
import * as css from './popovers.css.ts';

/** The customer's own picture, or the default one. */
export function Avatar({ user }: { user: User | null }) {
  const url = user?.customer.image_url ?? null;
  return url === null ? <CircleUserRound size={32} /> : <Picture src={url} alt="" width={32} height={32} className={css.avatar} />;
}
