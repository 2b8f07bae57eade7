import type { Page } from '@playwright/test';
import { SHARE_FIELD, SHARE_PATH } from '#contract/worker-messages.ts';

/** A file as it is handed in. */
export interface SharedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Hands a file in as the system does for an app that is a share target: as a form that opens a page. */
export async function shareFrom(page: Page, file: SharedFile): Promise<void> {
  await page.evaluate(
    ([action, field]) => {
      const form = document.body.appendChild(document.createElement('form'));
      Object.assign(form, { method: 'POST', action, enctype: 'multipart/form-data' });
      const input = form.appendChild(document.createElement('input'));
      Object.assign(input, { type: 'file', name: field, id: 'from-another-app' });
    },
    [SHARE_PATH, SHARE_FIELD] as const,
  );
  await page.locator('#from-another-app').setInputFiles(file);
  await page.evaluate(() => document.querySelector<HTMLInputElement>('#from-another-app')?.form?.submit());
}

/** Hands a text in as a messenger does, to an app that is not open: the page is none of the shop's yet. @param url of the shop */
export async function shareTextFrom(page: Page, url: string, text: string): Promise<void> {
  await page.evaluate(
    ([action, shared]) => {
      const form = document.body.appendChild(document.createElement('form'));
      Object.assign(form, { method: 'POST', action, enctype: 'multipart/form-data' });
      const field = form.appendChild(document.createElement('textarea'));
      Object.assign(field, { name: 'text', value: shared });
      // After this script, as the navigation ends it.
      setTimeout(() => form.submit());
    },
    [url + SHARE_PATH, text] as const,
  );
}
