import { OperatorError } from './operator-error.ts';

/** A setting of the environment that this process can't begin with; the message is the sentence that the operator reads. */
export class ConfigError extends OperatorError {}
