import type { I18n } from '@lingui/core';
import type { OutboxEntry } from '#data/outbox/entries.ts';
import { fieldMessage, problemMessage } from '#i18n/problem-words.ts';

/** Why the server did not take an edit: what is wrong with its fields, else what the code says. */
export function refusalWords(i18n: I18n, refusal: NonNullable<OutboxEntry['refusal']>): string {
  const codes = Object.values(refusal.errors ?? {}).flatMap(([code]) => (code === undefined ? [] : [code]));
  if (codes.length === 0) return i18n._(problemMessage(refusal));
  return [...new Set(codes)].map(code => i18n._(fieldMessage(code))).join('. ');
}
