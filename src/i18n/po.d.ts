declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

/** A second module of the same catalogue. */
declare module '*.po?lingui' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}
