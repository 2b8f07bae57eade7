import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { toasts } from '#data/toasts.ts';

/** How long an offered update stays in sight, in milliseconds; it comes again with the next visit. */
const OFFER = 60_000;

/**
 * Registers the service worker once the page has settled, and offers a new version instead of forcing it:
 * a customer in the middle of a checkout decides when the page changes.
 */
export async function startWorker(i18n: I18n): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox(trusted('/sw.js') as string);
  worker.addEventListener('waiting', () => {
    const onAction = () => {
      worker.addEventListener('controlling', () => location.reload());
      worker.messageSkipWaiting();
    };
    toasts.show('success', i18n._(msg`A new version of this app is ready`), {
      action: { label: i18n._(msg`Update app`), onAction },
      duration: OFFER,
    });
  });
  await worker.register();
}

/** The content security policy lets only this policy name a script's address. */
function trusted(url: string): unknown {
  const { trustedTypes } = globalThis as {
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): unknown };
    };
  };
  return trustedTypes?.createPolicy('fondasi', { createScriptURL: same => same }).createScriptURL(url) ?? url;
}
