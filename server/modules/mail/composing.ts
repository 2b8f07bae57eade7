import type { Deps } from '#server/deps.ts';
import type { Letter } from './letter.ts';
import type { Attachment } from './smtp.ts';
import type { StoredMail } from './store.ts';

/** A kind of mail. */
export type MailKind = StoredMail['kind'];

/** A letter that is ready to be sent. */
interface Composed {
  readonly to: string;
  readonly letter: Letter;
  readonly attachments?: readonly Attachment[];
}

/** Makes a letter of a mail as things stand when it is sent; null where there is nothing to tell, or no one to tell it to, any more. */
export type Compose = (deps: Deps, mail: StoredMail) => Promise<Composed | null>;
