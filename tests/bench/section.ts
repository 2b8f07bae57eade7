import type { Browser } from '@playwright/test';

/** One part of the bench: its name for `--only=`, its heading, and what measures it. */
export interface Section {
  readonly name: string;
  readonly title: string;
  /** Lines of Markdown. @param on the running browser, the shop's address and its process */
  readonly run: (on: { readonly browser: Browser; readonly url: string; readonly pid: number }) => Promise<readonly string[]>;
}
