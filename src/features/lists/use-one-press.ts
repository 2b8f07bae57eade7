import { useRef, useState } from 'react';

/** What a button starts, and whether it is under way. */
export interface OnePress<Given extends readonly unknown[]> {
  readonly isBusy: boolean;
  readonly press: (...given: Given) => void;
}

/** Lets a press start something only once what the one before it started is done: on a slow phone or line a second press would make two of it. */
export function useOnePress<Given extends readonly unknown[]>(step: (...given: Given) => Promise<unknown>): OnePress<Given> {
  const [isBusy, setBusy] = useState(false);
  // Two presses may come before the button is drawn as busy.
  const isRunning = useRef(false);
  async function run(given: Given) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await step(...given);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  return { isBusy, press: (...given) => void run(given) };
}
