import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PictureSource } from '#server/db/schema/catalogue.ts';
import type { Deps } from '#server/deps.ts';
import { acceptedEncoding, type Encoding } from '#server/http/encoding.ts';
import { notFound } from '#server/http/problem.ts';
import { pictureCache } from './cache.ts';
import { keyOf } from './drawings/looks.ts';
import { type DrawnSource, drawSource, lookOf } from './drawn.ts';
import { type PictureWidth, pictureSize, pictureWidths } from './pictures.ts';
import { type RasterFormat, rasterise } from './raster.ts';
import { readPictureFile, selectSource } from './store.ts';

/** A picture as it is sent. `tag` names the exact bytes; `isNegotiated` says that a client that reads other formats may get others. */
interface ServedPicture {
  readonly body: Uint8Array;
  readonly type: `image/${RasterFormat | 'svg+xml'}`;
  readonly encoding: Encoding | null;
  readonly tag: string;
  readonly isNegotiated: boolean;
}

/** Formats and encodings that the client can read, from its two Accept headers; absent means anything, encoded in no way. */
interface Acceptance {
  readonly accept: string | undefined;
  readonly acceptEncoding: string | undefined;
}

interface PictureRequest extends Acceptance {
  /** A picture's id, or `<id>.jpg` for programs that read nothing else. */
  readonly name: string;
  readonly width: string | undefined;
  /** The variant that a drawing is to show; words that the drawing doesn't know are not printed. */
  readonly variant: string | undefined;
}

export type Pictures = (request: PictureRequest) => Promise<ServedPicture>;

/** Words for a variant that an address may have. */
const LOOK = /^[a-z\d._-]{1,60}$/;
/** Drawings kept in memory; each takes some four kilobytes with its encodings. */
const MEMORY = 3_000;

interface Drawn {
  /** The variant that it shows, in one spelling; empty where it shows the product alone. */
  readonly look: string;
  readonly svg: Buffer;
  readonly width: number;
  readonly encoded: Map<Encoding, Buffer>;
}

type Original = () => Promise<Uint8Array>;

interface Asked extends Acceptance {
  readonly id: string;
  readonly width: PictureWidth;
  readonly isJpeg: boolean;
}

interface Wanted {
  readonly width: PictureWidth;
  readonly format: RasterFormat;
  /** Null: not an SVG. */
  readonly svgWidth: number | null;
}

/** Serves pictures in the fewest bytes that the client can read: drawings as SVG, files resized. */
export function createPictures(deps: Deps): Pictures {
  const cache = pictureCache(deps.config.dataDir);
  const drawings = new Map<string, Drawn>();
  const pending = new Map<string, Promise<Uint8Array>>();

  return async ({ name, width: wanted, variant, ...acceptance }) => {
    const isJpeg = name.endsWith('.jpg');
    const id = isJpeg ? name.slice(0, -'.jpg'.length) : name;
    const asked = { ...acceptance, id, width: snapWidth(wanted), isJpeg };
    const look = LOOK.exec(variant ?? '')?.[0] ?? '';
    const known = drawings.get(`${id} ${look}`);
    if (known !== undefined) return serveDrawing(known, asked);
    const source = /^[0-9a-f]{16}$/.test(id) ? await selectSource(deps.db, id) : null;
    if (source === null) throw notFound('picture');
    if (source.type !== 'file') return serveDrawing(remember(id, look, source), asked);
    return serveRaster(asked, null, () => readOriginal(source));
  };

  function remember(id: string, wanted: string, source: DrawnSource): Drawn {
    const look = lookOf(source, wanted);
    const svg = Buffer.from(drawSource(source, look));
    const drawn: Drawn = { look: look === undefined ? '' : keyOf(look), svg, width: pictureSize(source)[0], encoded: new Map() };
    const [oldest] = drawings.keys();
    if (drawings.size >= MEMORY && oldest !== undefined) drawings.delete(oldest);
    drawings.set(`${id} ${wanted}`, drawn);
    return drawn;
  }

  async function serveDrawing(drawn: Drawn, asked: Asked): Promise<ServedPicture> {
    const name = drawn.look === '' ? asked.id : `${asked.id}-${drawn.look}`;
    if (asked.isJpeg && drawn.look === '') return serveRaster(asked, drawn.width, async () => drawn.svg);
    if (asked.isJpeg) return serveVariant(name, asked.width, drawn);
    const encoding = acceptedEncoding(asked.acceptEncoding);
    const body = await encoded(drawn, encoding);
    return { body, type: 'image/svg+xml', encoding, tag: `${name}-svg-${encoding ?? 'plain'}`, isNegotiated: false };
  }

  /** Made when a messenger asks for it and kept nowhere: anybody can think of another amount, and the disk has an end. */
  async function serveVariant(name: string, width: PictureWidth, drawn: Drawn): Promise<ServedPicture> {
    const wanted: Wanted = { width, format: 'jpeg', svgWidth: drawn.width };
    const body = await makeOnce(`${name}-${width}.jpeg`, wanted, async () => drawn.svg, false);
    return { body, type: 'image/jpeg', encoding: null, tag: `${name}-${width}-jpeg`, isNegotiated: false };
  }

  async function serveRaster({ id, width, isJpeg, accept }: Asked, svgWidth: number | null, original: Original): Promise<ServedPicture> {
    const format = isJpeg ? 'jpeg' : bestFormat(accept);
    const name = `${id}-${width}.${format}`;
    const body = (await cache.read(name)) ?? (await makeOnce(name, { width, format, svgWidth }, original));
    return { body, type: `image/${format}`, encoding: null, tag: `${id}-${width}-${format}`, isNegotiated: !isJpeg };
  }

  /** Requests for the same picture wait for one making. */
  function makeOnce(name: string, { width, format, svgWidth }: Wanted, original: Original, isKept = true): Promise<Uint8Array> {
    const running = pending.get(name);
    if (running !== undefined) return running;
    const making = (async () => {
      const made = await rasterise(await original(), width, format, svgWidth);
      // A full disk must not keep pictures from being seen.
      if (isKept && !deps.disk?.isShort()) await cache.keep(name, made).catch(() => deps.log(`could not keep the picture ${name}`, 'warn'));
      return made;
    })().finally(() => pending.delete(name));
    pending.set(name, making);
    return making;
  }

  async function readOriginal(source: Extract<PictureSource, { type: 'file' }>): Promise<Uint8Array> {
    const original = await readPictureFile(deps.files, source.path);
    if (original === null) throw notFound('picture file');
    return original;
  }
}

async function encoded({ svg, encoded: made }: Drawn, encoding: Encoding | null): Promise<Buffer> {
  if (encoding === null) return svg;
  const known = made.get(encoding);
  if (known !== undefined) return known;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  const body = encoding === 'br' ? await promisify(brotliCompress)(svg, { params }) : await promisify(gzip)(svg, { level: 9 });
  made.set(encoding, body);
  return body;
}

/** The next width that is made; without a readable one the usual. */
function snapWidth(wanted: string | undefined): PictureWidth {
  const width = Number(wanted ?? 320);
  return pictureWidths.find(size => size >= (width > 0 ? width : 320)) ?? 1280;
}

function bestFormat(accept: string | undefined): RasterFormat {
  if (accept?.includes('image/avif')) return 'avif';
  return accept?.includes('image/webp') ? 'webp' : 'jpeg';
}
