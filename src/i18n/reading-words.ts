import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Words for failures of public reads, by code: the first pages need no others. */
export const readingWords: Readonly<Record<string, MessageDescriptor>> = {
  network: msg`The shop cannot be reached. Check your connection and try again`,
  timeout: msg`The connection is too slow right now. Please try again`,
  unexpected_answer: msg`It was not the shop that answered. This Wi-Fi may ask you to log in first`,
  not_found: msg`Data not found`,
  rate_limited: msg`Too many attempts. Please wait a moment`,
  unavailable: msg`The shop is busy. Please try again in a moment`,
  client_too_old: msg`This app needs an update`,
};

export const fallback = msg`Something went wrong. Please try again`;

/** The words of a failed call. */
export function messageIn(words: Readonly<Record<string, MessageDescriptor>>, error: unknown): MessageDescriptor {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return words[code] ?? fallback;
}

/** The words of a failed reading; `problem-words.ts` knows those of everything else. */
export function readingMessage(error: unknown): MessageDescriptor {
  return messageIn(readingWords, error);
}
