import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as the server took it: what a mail reader shows of it. */
interface ReceivedMail {
  readonly to: string;
  readonly from: string;
  /** The message as it came, headers first. */
  readonly raw: string;
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** How the server answers a recipient, or a whole message; null: it accepts. 'silence': it never answers. */
type SmtpAnswer = { readonly code: number; readonly words: string } | 'silence' | null;

/** A mail server on loopback that keeps what it accepts. */
export interface FakeMailbox {
  /** Environment with which a shop sends there. */
  readonly env: Readonly<Record<string, string>>;
  readonly port: number;
  /** Mails that it accepted, in their order. */
  readonly accepted: readonly ReceivedMail[];
  /** Those to one address. */
  to(address: string): readonly ReceivedMail[];
  /** Decides on each recipient; every one is accepted until this is called. */
  answerRecipients(answer: (address: string) => SmtpAnswer): void;
  /** Decides on the shop as a sender. */
  answerSender(answer: () => SmtpAnswer): void;
  /** Decides on each message that has come whole. An accepted one is kept before it is answered, so that a killed sender may not know. */
  answerMessages(answer: (mail: ReceivedMail) => SmtpAnswer | Promise<SmtpAnswer>): void;
  close(): Promise<void>;
}

/** Starts a mail server. @param port a free one unless given */
export async function startSmtpServer(port = 0): Promise<FakeMailbox> {
  const accepted: ReceivedMail[] = [];
  let ofRecipient: (address: string) => SmtpAnswer = () => null;
  let ofSender: () => SmtpAnswer = () => null;
  let ofMessage: (mail: ReceivedMail) => SmtpAnswer | Promise<SmtpAnswer> = () => null;
  const answer = (given: SmtpAnswer, callback: (error?: Error) => void) => {
    if (given === 'silence') return;
    callback(given === null ? undefined : Object.assign(new Error(given.words), { responseCode: given.code }));
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onMailFrom: (_address, _session, callback) => answer(ofSender(), callback),
    onRcptTo: ({ address }, _session, callback) => answer(ofRecipient(address), callback),
    onData: (stream, { envelope }, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', chunk => chunks.push(chunk));
      stream.on('end', async () => {
        const to = envelope.rcptTo.map(({ address }) => address).join();
        const mail = read(Buffer.concat(chunks).toString('utf8'), to);
        const given = await ofMessage(mail);
        if (given === null || given === 'silence') accepted.push(mail);
        answer(given, callback);
      });
    },
  });
  // A client that is killed in the middle breaks its connection.
  server.on('error', () => undefined);
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve));
  const own = (server.server.address() as AddressInfo).port;
  return {
    env: { SMTP_URL: `smtp://127.0.0.1:${own}`, MAIL_FROM: 'Fondasi <toko@fondasi.test>' },
    port: own,
    accepted,
    to: address => accepted.filter(mail => mail.to === address),
    answerRecipients: next => {
      ofRecipient = next;
    },
    answerSender: next => {
      ofSender = next;
    },
    answerMessages: next => {
      ofMessage = next;
    },
    close: () => new Promise(resolve => server.close(resolve)),
  };
}

function read(raw: string, to: string): ReceivedMail {
  const headers = unfolded(raw.slice(0, raw.indexOf('\r\n\r\n')));
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? '';
  const part = (type: string) => partOf(raw, type);
  return {
    to,
    from: header('From'),
    raw,
    messageId: header('Message-ID'),
    subject: decodedWords(header('Subject')),
    text: part('text/plain').replaceAll('\r\n', '\n'),
    html: part('text/html'),
  };
}

const unfolded = (headers: string) => headers.replace(/\r\n[ \t]+/g, ' ');

/** RFC 2047. */
function decodedWords(text: string): string {
  return text
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, how: string, words: string) =>
      how.toUpperCase() === 'B' ? Buffer.from(words, 'base64').toString() : quotedPrintable(words.replaceAll('_', ' ')),
    );
}

function quotedPrintable(text: string): string {
  const joined = text.replace(/=\r\n/g, '');
  return Buffer.from(
    joined.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
}

/** The content of the first part of a type. */
function partOf(raw: string, type: string): string {
  const start = new RegExp(`^Content-Type: ${type}`, 'im').exec(raw)?.index;
  if (start === undefined) return '';
  const [head = '', ...rest] = raw.slice(start).split('\r\n\r\n');
  const body = rest.join('\r\n\r\n').split(/\r\n--/)[0] ?? '';
  if (/quoted-printable/i.test(head)) return quotedPrintable(body);
  return /base64/i.test(head) ? Buffer.from(body, 'base64').toString() : body;
}
