import { OperatorError } from './operator-error.ts';

/** Settings of the environment that this process can't begin with. The message has a line for each, as the operator reads them. */
export class ConfigError extends OperatorError {
  /** A sentence for each setting. */
  readonly mistakes: readonly string[];

  /** @param mistakes at least one */
  constructor(mistakes: readonly string[]) {
    super(
      mistakes.length === 1 ? mistakes[0] : `${mistakes.length} settings are wrong:${mistakes.map(mistake => `\n  ${mistake}`).join('')}`,
    );
    this.mistakes = mistakes;
  }
}
