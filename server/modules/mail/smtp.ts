import { createTransport } from 'nodemailer';
import type { MailConfig } from '#server/config.ts';

const SECOND = 1_000;
/** Milliseconds that each step of a connection may take. */
const STEP = 20 * SECOND;
/** Milliseconds for one mail in all, its connection included. */
export const TIMEOUT = 90 * SECOND;

/** Connections to the mail server at once. */
export const LANES = 4;

/**
 * What became of a mail: 'sent' once the mail server has accepted it; 'refused' for ever; 'later' where asking again may help; 'away' where
 * the mail server was not reached or did not let the shop in, which holds for every other mail too.
 */
export interface Outcome {
  readonly end: 'sent' | 'refused' | 'later' | 'away';
  /** The mail server's words; '' for none. */
  readonly reason: string;
}

/** A file that comes with a mail. */
export interface Attachment {
  readonly filename: string;
  readonly content: string | Buffer;
  readonly contentType: string;
}

/** A mail as it goes over the line. */
interface Message {
  readonly messageId: string;
  readonly from: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly Attachment[];
}

/** A line to the mail server. */
export interface Smtp {
  send(message: Message): Promise<Outcome>;
  close(): void;
}

/**
 * Opens a line to the mail server; its connections are made as they are needed. A password never goes over one that is not encrypted,
 * but on this machine.
 */
export function openSmtp({ smtpUrl }: MailConfig): Smtp {
  const { username, hostname } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: LANES,
    requireTLS: username !== '' && hostname !== 'localhost' && hostname !== '127.0.0.1',
    dnsTimeout: STEP / 2,
    connectionTimeout: STEP / 2,
    greetingTimeout: STEP / 2,
    socketTimeout: STEP,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: message =>
      transport
        .sendMail({
          ...message,
          headers: { ...message.headers },
          attachments: [...message.attachments],
          signal: AbortSignal.timeout(TIMEOUT),
        })
        .then(
          () => ({ end: 'sent', reason: '' }),
          error => outcomeOf(error),
        ),
    close: () => transport.close(),
  };
}

/** A final refusal speaks of the recipient or of the message; one of the sender or of the password is the operator's to mend. */
function outcomeOf(error: unknown): Outcome {
  const {
    code = '',
    responseCode = 0,
    command = '',
    message = '',
  } = error as Partial<Record<'code' | 'command' | 'message', string>> & {
    responseCode?: number;
  };
  const reason = message.slice(0, 300);
  const isOfMail = (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE';
  if (!isOfMail) return { end: 'away', reason };
  return { end: responseCode >= 500 || responseCode === 0 ? 'refused' : 'later', reason };
}
