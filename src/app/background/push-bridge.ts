import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { PushMessageSchema } from '#contract/push-messages.ts';
import { keepPush } from '#data/push/keep.ts';
import { toasts } from '#data/toasts.ts';
import { languageOf } from '#i18n/use-language.ts';
import { pushRecord } from '#storage/push-record.ts';
import type { AppRouter } from '../boot/router.tsx';
import type { Services } from '../boot/services.ts';
import { judge, orderNews, orderReader, refusalWords } from './order-news.ts';

/** Milliseconds: it says more than most toasts, and there is a button on it. */
const TOLD = 8_000;

/** Connects this page with the worker's pushes: who is signed in, words for a stranger's, toasts, and where a tap leads. */
export function startPush({ queryClient, session, i18n }: Services, router: AppRouter): void {
  const tellShop = keepPush(queryClient, session, () => languageOf(i18n.locale));
  const tellWords = () =>
    void pushRecord.change({ generic: { title: i18n._(msg`There is news from the shop`), body: i18n._(msg`Log in to read it`) } });
  tellWords();
  i18n.on('change', () => {
    tellWords();
    // Its pushes speak the language from now on.
    tellShop();
  });
  const read = orderReader(queryClient, i18n);
  navigator.serviceWorker?.addEventListener('message', async ({ data, ports }) => {
    const message = v.safeParse(PushMessageSchema, data);
    if (!message.success) return;
    const { type, path } = message.output;
    if (type === 'PUSH_OPENED') {
      ports[0]?.postMessage('heard');
      router.history.push(path);
      return;
    }
    void queryClient.invalidateQueries({ queryKey: ['private', 'notifications'] });
    // The live events told it already, where the page follows them; else they won't tell it after this.
    const { order, title } = message.output;
    const { kind, receipt } = await judge(order, read);
    if (order !== null && !orderNews.isNew(order, receipt)) return;
    toasts.show('success', kind === 'refused' ? refusalWords(i18n, null) : title, {
      isNeutral: kind !== 'progress',
      action: { label: i18n._(msg`See`), onAction: () => router.history.push(path) },
      duration: TOLD,
    });
  });
}
