import { CircleAlert, CircleCheck, Info, TriangleAlert } from '../icons.ts';

/** How something stands; each tone has its own sign, so that colour is never the only one. */
export type Tone = 'info' | 'ok' | 'warn' | 'bad';

export const toneIcon = { info: Info, ok: CircleCheck, warn: TriangleAlert, bad: CircleAlert } as const;
