import * as v from 'valibot';

/** Kinds of files that the shop takes. The server tells them by their content, whatever a request calls them. */
const fileKinds = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
type FileKind = (typeof fileKinds)[number];

/** The files that one field of a form takes: so many files, each of one of these kinds and at most so many bytes. */
export interface FileRule {
  readonly count: number;
  readonly bytes: number;
  readonly kinds: readonly FileKind[];
}

const megabyte = 1024 * 1024;
const pictures = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Larger pictures are refused before they are unpacked, in pixels. */
export const picturePixels = 40_000_000;

/** A profile photo; the app makes it small before it is sent. */
export const profilePhoto: FileRule = { count: 1, bytes: 2 * megabyte, kinds: pictures };
/** Proof of a payment: a photo, a screenshot or a bank's PDF. */
export const receiptFile: FileRule = { count: 1, bytes: 5 * megabyte, kinds: [...pictures, 'application/pdf'] };
/** Photos of one review. */
export const reviewPhotos: FileRule = { count: 3, bytes: 2 * megabyte, kinds: pictures };

/** Photos of goods that came damaged, wrong or not at all: the parcel with its label, and what is wrong from near. */
export const returnPhotos: FileRule = { count: 4, bytes: 2 * megabyte, kinds: pictures };

/** A photo of goods where they were unloaded; the app makes it small before it is sent. */
export const handoverPhoto: FileRule = { count: 1, bytes: 2 * megabyte, kinds: pictures };

/** A photo of goods, of a banner or of an article, as a camera takes it. */
export const shopPicture: FileRule = { count: 1, bytes: 10 * megabyte, kinds: pictures };
/** Photos of one product. */
export const MOST_PHOTOS = 8;

/** For the browser's choice of files: any picture, since phones give odd types; the content decides afterwards. */
export const pictureAccept = 'image/*,.heic,.heif';
/** As for pictures; a PDF from a messenger or a download often has another type or none. */
export const receiptAccept = `${pictureAccept},application/pdf,application/x-pdf,application/octet-stream,.pdf`;
/** Orders in words or as a table. */
export const orderTextAccept = 'text/plain,text/csv,text/comma-separated-values,.txt,.csv';

const file = (rule: FileRule) =>
  v.pipe(
    v.blob(({ input }) => (input === undefined ? 'required' : 'file_type_not_allowed')),
    v.maxSize(rule.bytes, 'file_too_large'),
  );

/** One file that may be missing, as a form's field. */
// @__NO_SIDE_EFFECTS__
export function FileSchema(rule: FileRule) {
  return v.optional(v.nullable(file(rule)), null);
}

/** One file that must be there, as a form's field. */
// @__NO_SIDE_EFFECTS__
export function RequiredFileSchema(rule: FileRule) {
  return file(rule);
}

/** Files of one field, none where it is missing. */
// @__NO_SIDE_EFFECTS__
export function FilesSchema(rule: FileRule) {
  return v.optional(v.pipe(v.array(file(rule)), v.maxLength(rule.count, 'too_many_files')), []);
}
