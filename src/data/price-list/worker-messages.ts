import type { CheckedList, QuestionKind, Questions, Subject } from './engine.ts';
import type { EngineFault } from './engine-error.ts';

/** What a page asks of the worker. `number` comes back with the answer; `subject` is told once, ahead of the questions about it. */
export type WorkerRequest =
  | { readonly kind: 'subject'; readonly subject: Subject }
  | {
      readonly [Kind in QuestionKind]: {
        readonly kind: 'ask';
        readonly number: number;
        readonly question: Kind;
        readonly ask: Questions[Kind]['ask'];
      };
    }[QuestionKind]
  | { readonly kind: 'check'; readonly number: number; readonly bytes: Uint8Array }
  | { readonly kind: 'patch'; readonly number: number; readonly lang: string; readonly delta: Uint8Array };

/** The worker's answer; `fault` null where it is none that the engine names. */
export type WorkerReply =
  | { readonly number: number; readonly answer: Questions[QuestionKind]['answer'] | CheckedList }
  | { readonly number: number; readonly fault: EngineFault | null };
