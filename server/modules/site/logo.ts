import { createHash } from 'node:crypto';
import sharp from 'sharp';
import * as v from 'valibot';
import { picturePixels } from '#contract/files.ts';
import type { FieldCode } from '#contract/problem.ts';
import { fileKind } from '#lib/file-kind.ts';
import type { Executor } from '#server/db/client.ts';
import { invalid } from '#server/http/problem.ts';
import { inTurn } from '../uploads/in-turn.ts';
import { deleteSettings, selectSetting, upsertSetting } from './store.ts';
import { isHarmlessSvg } from './svg-check.ts';

/** The logo's kind and the hash of its content, by which its address never changes what it shows. */
const LogoSchema = v.object({ kind: v.picklist(['svg', 'png']), hash: v.string() });
export type Logo = v.InferOutput<typeof LogoSchema>;

/** The setting that says which logo there is, and the one that holds its content as base64: site info is read far more often than the file. */
const SETTING = 'logo';
const CONTENT = 'logo_content';
/** Pixels each way: less looks blurred as an app's icon. */
const SMALLEST = 192;
/** Pixels of the longer side that a photographed logo is kept in. */
const KEPT = 512;

export const logoUrl = ({ kind, hash }: Logo) => `/media/logo/${hash}.${kind}`;

/** The shop's logo; null where it has the mark that the app draws. */
export async function readLogo(db: Executor): Promise<Logo | null> {
  const stored = v.safeParse(LogoSchema, await selectSetting(db, SETTING));
  return stored.success ? stored.output : null;
}

/** Its content. */
export async function readLogoContent(db: Executor): Promise<Buffer | null> {
  const stored = await selectSetting(db, CONTENT);
  return typeof stored === 'string' ? Buffer.from(stored, 'base64') : null;
}

/** A logo that may be kept. */
export interface CheckedLogo {
  readonly kind: Logo['kind'];
  readonly content: Buffer;
}

/**
 * Checks a logo by its content. A drawing stays as it is, since it may hold nothing but shapes; a picture is drawn anew without its metadata.
 * @param base64 of the file
 * @throws Problem 422 with file_type_not_allowed, file_heic, file_damaged, picture_too_many_pixels or too_short (fewer pixels than an icon has)
 */
export async function checkLogo(base64: string): Promise<CheckedLogo> {
  const refuse = (code: FieldCode) => invalid({ content: [code] });
  const content = Buffer.from(base64, 'base64');
  const kind = fileKind(content);
  if (kind === 'image/heic') throw refuse('file_heic');
  if (kind === null) {
    if (!isHarmlessSvg(content.toString('utf8'))) throw refuse('file_type_not_allowed');
    await inTurn(() => sharp(content, { limitInputPixels: picturePixels }).png().toBuffer()).catch(() => {
      throw refuse('file_damaged');
    });
    return { kind: 'svg', content };
  }
  if (kind === 'application/pdf') throw refuse('file_type_not_allowed');
  return inTurn(async () => {
    const meta = await sharp(content, { limitInputPixels: false })
      .metadata()
      .catch(() => null);
    if (meta === null) throw refuse('file_damaged');
    if (meta.width * meta.height > picturePixels) throw refuse('picture_too_many_pixels');
    if (Math.min(meta.width, meta.height) < SMALLEST) throw refuse('too_short');
    const made = await sharp(content, { failOn: 'error' })
      .rotate()
      .resize(KEPT, KEPT, { fit: 'inside', withoutEnlargement: true })
      .png({ palette: true })
      .toBuffer()
      .catch(() => null);
    if (made === null) throw refuse('file_damaged');
    return { kind: 'png', content: made };
  });
}

export async function writeLogo(tx: Executor, { kind, content }: CheckedLogo): Promise<void> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  await upsertSetting(tx, SETTING, { kind, hash } satisfies Logo);
  await upsertSetting(tx, CONTENT, content.toString('base64'));
}

export const deleteLogo = (tx: Executor): Promise<void> => deleteSettings(tx, [SETTING, CONTENT]);
