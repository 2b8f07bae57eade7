/** The process of an object storage on loopback: S3_DIRECTORY, S3_BUCKETS (with commas), PORT (0: any). It writes its port to its output. */
import crypto from 'node:crypto';
import S3rver from 's3rver';

/**
 * The storage makes the marks of its lists' pages by DES, which OpenSSL 3 has no more; triple DES with one key three times is the same.
 * Nothing else in this process asks for it.
 */
function bringBackDes(): void {
  const { createCipheriv, createDecipheriv } = crypto;
  const thrice = (key: Buffer) => Buffer.concat([key, key, key]);
  const replace = <Make extends typeof createCipheriv | typeof createDecipheriv>(make: Make) =>
    ((name: string, key: Buffer, ...rest: [Buffer]) =>
      name === 'des' ? make('des-ede3-cbc', thrice(key), ...rest) : make(name, key, ...rest)) as Make;
  crypto.createCipheriv = replace(createCipheriv);
  crypto.createDecipheriv = replace(createDecipheriv);
}

bringBackDes();
const { S3_DIRECTORY: directory = '', S3_BUCKETS: buckets = '', PORT = '0' } = process.env;
const configureBuckets = buckets.split(',').map(name => ({ name, configs: [] }));
const storage = new S3rver({ address: '127.0.0.1', port: Number(PORT), silent: true, directory, configureBuckets });
const { port } = await storage.run();
process.stdout.write(`${port}\n`);
// A test that was killed leaves no storage behind.
process.stdin.on('end', () => process.exit()).resume();
