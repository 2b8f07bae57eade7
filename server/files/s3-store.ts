import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3Config } from '#server/config.ts';
import { type FileStore, FilesUnavailable, isFileName, type StoredFile } from './store.ts';

/** Milliseconds for one call of a request, with its repetitions: what is left of five seconds is for the rest of the request. */
const PATIENCE = 3_500;
/** The same for a job or a command, which may carry a copy of a whole database. */
const LONG_PATIENCE = 120_000;
/** Milliseconds for a line to the store. */
const CONNECTION = 2_000;
/** Calls at the same time; further ones wait, and their time runs. */
const SOCKETS = 100;
/** Times that a call which met a closed line or an overloaded store is sent. */
const ATTEMPTS = 3;

/** The client is pinned: its warning, that later ones of it will want another Node, tells an operator nothing and is no line of the log. */
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

/** Files in a bucket of any S3-compatible object storage, which all processes of the shop share. Its objects are private. */
export function s3Store(config: S3Config): FileStore {
  const client = new S3Client({
    endpoint: config.endpoint,
    region: config.region,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    // Other stores than Amazon's know no host name for each bucket, and not all of them the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECTION,
      httpAgent: { keepAlive: true, maxSockets: SOCKETS },
      httpsAgent: { keepAlive: true, maxSockets: SOCKETS },
    },
  });
  return over(client, config, PATIENCE);
}

function over(client: S3Client, config: Pick<S3Config, 'endpoint' | 'bucket'>, patience: number): FileStore {
  const { endpoint, bucket: Bucket } = config;
  const place = `the bucket ${Bucket} at ${endpoint}`;

  /** Runs one call and reads all of its answer within the time. @throws FilesUnavailable */
  async function inTime<Result>(call: (abortSignal: AbortSignal) => Promise<Result>): Promise<Result> {
    const ended = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const error = new Error(`no answer within ${patience} ms`);
        reject(error);
        ended.abort(error);
      }, patience);
    });
    try {
      // The client looks at the signal between its repetitions alone, so that the time is kept here as well.
      return await Promise.race([call(ended.signal), late]);
    } catch (error) {
      throw new FilesUnavailable(place, error);
    } finally {
      clearTimeout(timer);
    }
  }

  async function* list(folder: string): AsyncGenerator<StoredFile> {
    let from: string | undefined;
    do {
      const ContinuationToken = from;
      const page = await inTime(abortSignal =>
        client.send(new ListObjectsV2Command({ Bucket, Prefix: `${folder}/`, ContinuationToken }), { abortSignal }),
      );
      for (const { Key, Size = 0, LastModified } of page.Contents ?? [])
        if (Key !== undefined && isFileName(Key)) yield { name: Key, size: Size, storedAt: LastModified?.getTime() ?? 0 };
      from = page.IsTruncated === true ? page.NextContinuationToken : undefined;
    } while (from !== undefined);
  }

  return {
    place,
    isShared: true,
    async put(name, content) {
      if (!isFileName(name)) throw new Error(`no name of a file: ${name}`);
      const input = { Bucket, Key: name, Body: content, ContentLength: content.length };
      await inTime(abortSignal => client.send(new PutObjectCommand(input), { abortSignal }));
    },
    async get(name) {
      if (!isFileName(name)) return null;
      return inTime(abortSignal =>
        noneIfMissing(async () => {
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name }), { abortSignal });
          return Body === undefined ? null : Buffer.from(await Body.transformToByteArray());
        }),
      );
    },
    async sizeOf(name) {
      if (!isFileName(name)) return null;
      return inTime(abortSignal =>
        noneIfMissing(async () => (await client.send(new HeadObjectCommand({ Bucket, Key: name }), { abortSignal })).ContentLength ?? 0),
      );
    },
    async delete(name) {
      if (!isFileName(name)) return;
      await inTime(abortSignal =>
        noneIfMissing(async () => void (await client.send(new DeleteObjectCommand({ Bucket, Key: name }), { abortSignal }))),
      );
    },
    list,
    check: async () => void (await inTime(abortSignal => client.send(new HeadBucketCommand({ Bucket }), { abortSignal }))),
    unhurried: () => over(client, config, LONG_PATIENCE),
  };
}

/** A missing bucket is no missing file: it answers with the same status, by another name. */
async function noneIfMissing<Result>(call: () => Promise<Result>): Promise<Result | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name)) return null;
    throw error;
  }
}
