import { AppError } from '#lib/app-error.ts';
import { askForPlainPage } from '#storage/reload-guard.ts';

/** A part that a lost line kept back comes later, as each browser says it. */
const LATE = /dynamically imported|importing a module/i;

/** Whether the app itself failed, rather than the shop or the line. */
const isFault = (error: unknown) => error instanceof Error && !(error instanceof AppError) && !LATE.test(error.message);

/** Leaves the page as the server drew it, with a word why. Its links and its search form work without the app. */
export function stayPlain(): void {
  globalThis.firstView?.stayPlain?.();
}

/** @throws the fault that would take the served page off the screen */
export function throwFault(matches: readonly { readonly error: unknown }[]): void {
  for (const { error } of matches) if (isFault(error)) throw error;
}

/**
 * For the first root: a fault in the first page's components has taken the served page off the screen. It is asked for again, to stay as the
 * server draws it.
 */
export function plainAfterFault(isWaking: () => boolean): (error: unknown) => void {
  return error => {
    globalThis.reportError?.(error);
    if (isWaking() && isFault(error) && askForPlainPage(location.pathname)) location.reload();
  };
}
