import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The message to the shop that asks what freight costs where no tariff goes. @param goods a line each */
export function quotationText(i18n: I18n, place: string, goods: readonly string[]): string {
  return [i18n._(msg`Please quote the shipping to ${place}:`), ...goods].join('\n');
}

/** The words of the link that sends it. @param phone the shop's, where it has no chat */
export function quotationLabel(i18n: I18n, { isChat, phone }: { readonly isChat: boolean; readonly phone: string }): string {
  return i18n._(isChat ? msg`Ask for a quotation by WhatsApp` : msg`Ask for a quotation: ${phone}`);
}
