import { wantedLineStore } from '#storage/wanted-line.ts';
import { loginPrompt } from './login-prompt.ts';

/** Keeps the line that a guest wanted to add, on the way to a provider's pages and back. */
export const providerLeave = {
  /** Before this page is left. */
  begin(): void {
    const { wanted } = loginPrompt.get();
    if (wanted !== null) wantedLineStore.write(wanted, Date.now());
  },
  /** Back here, whether signed in, cancelled or refused: it is added after whichever sign-in follows. */
  end(): void {
    const wanted = wantedLineStore.take(Date.now());
    if (wanted !== null) loginPrompt.resume(wanted);
  },
};
