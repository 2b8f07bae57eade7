import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { useNavigate } from '@tanstack/react-router';
import { pastedText } from '#data/catalogue/pasted-text.ts';
import { addToDraft } from '#data/quick-order/draft.ts';
import { toasts } from '#data/toasts.ts';

/** Milliseconds: it comes unasked, and has something to press. */
const DURATION = 15_000;

/** Offers to read a text of several lines as an order: the search field has taken its line breaks away. */
export function offerQuickOrder(i18n: I18n, navigate: ReturnType<typeof useNavigate>): void {
  const onAction = () => {
    addToDraft(pastedText.get() ?? '');
    void navigate({ to: '/quick-order' });
  };
  toasts.show('success', i18n._(msg`That looks like an order of several lines`), {
    isNeutral: true,
    duration: DURATION,
    action: { label: i18n._(msg`Read it line by line`), onAction },
  });
}
