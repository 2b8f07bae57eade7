/** Flags for a browser that talks to loopback alone and runs in a container. */
export const CHROMIUM_FLAGS: readonly string[];
/** The path of an installed Chromium, or undefined. */
export function findChromium(): string | undefined;
/** The path of a Chromium, installed first where there is none. Throws when no way leads to one. */
export function ensureChromium(): string;
