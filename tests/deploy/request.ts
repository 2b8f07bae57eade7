import { once } from 'node:events';
import { type IncomingMessage, request as plain } from 'node:http';
import { request as secure } from 'node:https';

export interface Sent {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

export interface Sending {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** The loopback address that the request comes from; all of 127.0.0.0/8 are this machine. */
  readonly from?: string;
  /** Whom a proxy's certificate is trusted by. */
  readonly ca?: string;
}

/**
 * Sends one request on a connection of its own. Node's `fetch` can choose neither the address that it comes from nor the certificate
 * that it trusts, and throws where a server refuses a body before it has read all of it.
 */
export async function send(url: string, { method = 'GET', headers = {}, body, from, ca }: Sending = {}): Promise<Sent> {
  const options = { method, headers, agent: false, ...(from === undefined ? {} : { localAddress: from }) };
  const request = url.startsWith('https:') ? secure(url, { ...options, ...(ca === undefined ? {} : { ca }) }) : plain(url, options);
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  if (body !== undefined) request.setHeader('Content-Length', body.length);
  request.end(body);
  const [response] = await answered;
  // The rest of a body that was refused breaks on the closed connection.
  request.on('error', () => undefined);
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString() };
}

/** One file as a form, as browsers send it. */
export function fileForm(field: string, name: string, type: string, content: Uint8Array) {
  const boundary = 'fondasi-deploy-check';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { body, headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` } };
}
