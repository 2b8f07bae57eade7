/** Whether anything that this run looked at does not hold. */
let hasFailed = false;

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Prints a heading. */
export const section = (title: string) => say(`\n${title}`);

/** Something to know that is neither good nor bad, such as a tool that is not here. */
export const note = (line: string) => say(`  –  ${line}`);

/** Runs one check and prints how it ended; what `run` returns is a figure to print beside it. */
export async function check(name: string, run: () => unknown): Promise<void> {
  try {
    const figure = await run();
    say(`  ok ${name}${typeof figure === 'string' ? ` (${figure})` : ''}`);
  } catch (error) {
    hasFailed = true;
    say(`  NO ${name}\n     ${(error instanceof Error ? error.message : String(error)).replaceAll('\n', '\n     ')}`);
  }
}

/** Ends a check where something is not as it must be. */
export function must(isSo: boolean, sentence: string): asserts isSo {
  if (!isSo) throw new Error(sentence);
}

export const exitCode = (): number => (hasFailed ? 1 : 0);
