import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { isCartEdit } from '#data/cart/cart-edit.ts';
import { useReconnectChanges } from '#data/cart/use-reconnect-changes.ts';
import { useAddressDestination } from '#data/freight/use-address-destination.ts';
import { useOutboxView } from '#data/outbox/use-outbox.ts';
import { sessionCommands } from '#data/session/commands.ts';
import { logoutPrompt, useIsLogoutAsked } from '#data/session/logout-prompt.ts';
import { useSession } from '#data/session/use-session.ts';
import { ClosedCartSheet } from '#features/cart/ClosedCartSheet.tsx';
import { ReconnectSheet } from '#features/cart/ReconnectSheet.tsx';
import { OrderDecision } from '#features/checkout/OrderDecision.tsx';
import { LogoutQuestion } from '#features/queue/LogoutQuestion.tsx';
import { useQueueWords } from '#features/queue/use-queue-words.ts';
import { useLanguage } from '#i18n/use-language.ts';

/** Questions to the customer on any page: before a logout, and after a time without a network. One question at a time. */
export function CustomerWatch() {
  useAddressDestination();
  const { language } = useLanguage();
  const { entries } = useOutboxView();
  const isLogoutAsked = useIsLogoutAsked();
  const { mutate } = useMutation(sessionCommands.logout(useSession()));
  const words = useQueueWords();
  const { changes, decide, settle } = useReconnectChanges(language);
  const [later, setLater] = useState<ReadonlySet<string>>(new Set());
  const leave = useCallback(() => {
    logoutPrompt.close();
    mutate(undefined);
  }, [mutate]);

  const putOff = (ids: readonly string[]) => setLater(now => new Set([...now, ...ids]));
  const open = entries.filter(({ id, state }) => state === 'refused' && !later.has(id));
  const order = open.find(({ mutation }) => mutation.kind === 'order.place');
  const late = open.filter(({ mutation, refusal }) => isCartEdit(mutation) && refusal?.code === 'cart_closed');

  if (isLogoutAsked) return <LogoutQuestion onLogout={leave} onStay={logoutPrompt.close} />;
  if (order?.mutation.kind === 'order.place') {
    return <OrderDecision key={order.id} entry={order} mutation={order.mutation} onClose={() => putOff([order.id])} />;
  }
  if (late.length > 0) {
    return (
      <ClosedCartSheet entries={late} words={({ mutation }) => words(mutation).text} onClose={() => putOff(late.map(({ id }) => id))} />
    );
  }
  return changes.length > 0 ? <ReconnectSheet changes={changes} onDecided={decide} onClose={settle} /> : null;
}
