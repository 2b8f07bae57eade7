import { localKeys, localValue, read } from '#storage/local.ts';
import { isAppleSafari } from './device.ts';
import { type InstallPrompt, installOffered, installPrompt } from './offered.ts';
import { isStandalone } from './standalone.ts';
import { countVisit, KNOWN_AFTER, knownVisit, visitsOf } from './visits.ts';

/** How this browser installs an app: by its own question, by Safari's menu, or not at all. */
export type InstallWay = InstallPrompt | 'safari' | null;

export function installWay(): InstallWay {
  return installPrompt.get() ?? (isAppleSafari(navigator.userAgent, navigator.maxTouchPoints) ? 'safari' : null);
}

/** Makes the offer where it is due, can be taken up, and has not been answered. */
function make(): void {
  const isKnown = visitsOf(read(localKeys.visits)).count >= KNOWN_AFTER;
  installOffered.set(isKnown && read(localKeys.installAnswered) === null && !isStandalone() && installWay() !== null);
}

/** The offer to install the app: for who came a second time or has ordered, until they answer it, and never inside the app. */
export const installOffer = {
  /** Counts this visit, and makes the offer as soon as the browser can take it up. */
  start(): void {
    localValue(localKeys.visits).set(countVisit(read(localKeys.visits), Date.now()));
    installPrompt.subscribe(make);
    globalThis.addEventListener('appinstalled', installOffer.answer);
    make();
  },
  /** A customer who has placed an order knows the shop as well as one who came back. */
  order(): void {
    localValue(localKeys.visits).set(knownVisit(Date.now()));
    make();
  },
  /** Shows the browser's own question; it can be shown once, so whatever comes of it is the answer. */
  async ask(prompt: InstallPrompt): Promise<void> {
    await prompt.prompt();
    await prompt.userChoice;
    installOffer.answer();
  },
  /** Remembers that this browser's customer took it up or does not want it. */
  answer(): void {
    localValue(localKeys.installAnswered).set(new Date().toISOString());
    installOffered.set(false);
  },
};
