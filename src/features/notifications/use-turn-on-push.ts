import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { pushCommands } from '#data/push/commands.ts';
import { pushOffer } from '#data/push/offer.ts';
import { useUser } from '#data/session/use-session.ts';
import { toasts } from '#data/toasts.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { AppError } from '#lib/app-error.ts';

/** Turns pushes on from a tap and says what came of it. @param onEnd when the browser and the shop have answered, however */
export function useTurnOnPush(onEnd?: () => void): { turnOn: () => void; isTurningOn: boolean } {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const user = useUser();
  const { mutate, isPending } = useMutation(pushCommands.turnOn(user?.id ?? '', language));
  const turnOn = () =>
    mutate(undefined, {
      onSuccess: () => toasts.show('success', t`This device now gets notifications`),
      onError: error => {
        // An answer of no to the browser counts as one to the offer.
        if (error instanceof AppError && error.code === 'push_refused') pushOffer.refuse();
        toasts.show('danger', i18n._(problemMessage(error)));
      },
      onSettled: () => onEnd?.(),
    });
  return { turnOn, isTurningOn: isPending };
}
