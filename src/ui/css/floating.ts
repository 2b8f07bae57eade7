import { color } from '../theme/contract.css.ts';
import { layer, radius } from '../theme/tokens.ts';

/** The surface of what opens over the page. */
export const floating = {
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  boxShadow: color.shadow,
} as const;

/** A list of choices that opens under the field that it belongs to, and scrolls beyond `maxHeight` (fallbacks first). */
export const listBelow = (...maxHeight: string[]) =>
  ({
    ...floating,
    position: 'absolute',
    inset: 'calc(100% + 12px) 0 auto',
    zIndex: layer.popover,
    maxHeight,
    overflowY: 'auto',
  }) as const;
