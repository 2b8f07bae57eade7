import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Whether this phone has what is not sent yet. It is called saved only once it is on the disk. */
export const savedWords: Readonly<Record<'saving' | 'saved' | 'page', MessageDescriptor>> = {
  saving: msg`Being saved on this phone`,
  saved: msg`Saved on this phone, sent when online`,
  page: msg`Only kept while this page is open, sent when online`,
};
