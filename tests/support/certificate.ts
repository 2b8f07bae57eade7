import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A server's key and self-signed certificate, in PEM; a client that should trust it gets `cert` as an authority. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** One element of DER: tag, length, content. */
function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...contents: readonly Uint8Array[]) => der(0x30, ...contents);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const integer = (bytes: Uint8Array) => der(0x02, bytes);
const bits = (bytes: Uint8Array) => der(0x03, Buffer.from([0]), bytes);
const octets = (bytes: Uint8Array) => der(0x04, bytes);
const yes = der(0x01, Buffer.from([0xff]));
const time = (date: Date) => der(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`));

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
/** CN=loopback */
const loopback = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from('loopback')))));

/** Makes a certificate for 127.0.0.1 that lasts a day, with nothing but Node's own cryptography (RFC 5280 by hand). */
export function loopbackCertificate(now = Date.now()): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(8)]);
  const day = 86_400_000;
  const extensions = sequence(
    // Basic constraints: its own authority. Subject alternative name: the address.
    sequence(oid('551d13'), yes, octets(sequence(yes))),
    sequence(oid('551d11'), octets(sequence(der(0x87, Buffer.from([127, 0, 0, 1]))))),
  );
  const content = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(serial),
    ecdsaWithSha256,
    loopback,
    sequence(time(new Date(now - day)), time(new Date(now + day))),
    loopback,
    publicKey.export({ format: 'der', type: 'spki' }),
    der(0xa3, extensions),
  );
  const certificate = sequence(content, ecdsaWithSha256, bits(sign('sha256', content, privateKey)));
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}
