import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fieldMessage, problemMessage } from '#i18n/problem-words.ts';
import { AppError } from '#lib/app-error.ts';

const words: Readonly<Record<string, MessageDescriptor>> = {
  file_type_not_allowed: msg`This kind of file is not accepted. Choose a JPEG, PNG or WebP picture, or a PDF`,
  file_too_large: msg`This file is larger than 5 MB. Choose a smaller one`,
  file_heic: fieldMessage('file_heic'),
  file_damaged: msg`This file cannot be read. It may be damaged; choose another one`,
  picture_too_many_pixels: msg`This picture has too many pixels. Choose a smaller one`,
};

/** Why a receipt was not taken: what the file lacks, or what became of the call. */
export function receiptProblem(error: unknown): MessageDescriptor {
  if (!(error instanceof AppError)) return problemMessage(error);
  const code = error.detail.errors?.file?.[0] ?? error.code;
  return words[code] ?? problemMessage(error);
}
