import { mutationOptions } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import { deletePushSubscriptionEndpoint, type PushKinds, putPushSubscriptionEndpoint } from '#contract/push.ts';
import { AppError } from '#lib/app-error.ts';
import { pushRecord } from '#storage/push-record.ts';
import { apiOf } from '../cache/query-client.ts';
import { deviceId, inTurn, subscribe, targetOf, unsubscribe } from './browser.ts';
import { keepDevice } from './queries.ts';

/** Screens follow the shop's answer: a switch moves when the shop has said that it did. */
export const pushCommands = {
  /**
   * Asks the browser, subscribes and registers. Call it from a tap, which browsers want to see for the question.
   * @throws AppError push_refused, push_not_available, or of the call
   */
  turnOn: (userId: string, language: Language) =>
    mutationOptions({
      mutationFn: async (_: undefined, { meta }) => {
        if ((await Notification.requestPermission()) !== 'granted') throw new AppError('push_refused', 0);
        return inTurn(async () => {
          const api = apiOf(meta);
          const target = targetOf(await subscribe(api));
          const device = await api.call(putPushSubscriptionEndpoint, {
            params: { device: await deviceId() },
            body: { ...target, language },
          });
          await pushRecord.change({ takenBy: userId, signedIn: userId, endpoint: target.endpoint });
          return device;
        });
      },
      onSuccess: (device, _variables, _result, { client }) => keepDevice(client, device),
    }),

  /** Ends this browser's pushes, first at the shop, so that a failure leaves the switch true. */
  turnOff: () =>
    mutationOptions({
      mutationFn: (_: undefined, { meta }) =>
        inTurn(async () => {
          await apiOf(meta).call(deletePushSubscriptionEndpoint, { params: { device: await deviceId() } });
          await pushRecord.change({ takenBy: null, endpoint: null });
          await unsubscribe();
        }),
      onSuccess: (_data, _variables, _result, { client }) => keepDevice(client, null),
    }),

  /** Chooses which kinds this browser shows. */
  choose: (language: Language) =>
    mutationOptions({
      mutationFn: (kinds: PushKinds, { meta }) =>
        inTurn(async () => {
          const api = apiOf(meta);
          const target = targetOf(await subscribe(api));
          const body = { ...target, language, kinds };
          const device = await api.call(putPushSubscriptionEndpoint, { params: { device: await deviceId() }, body });
          await pushRecord.change({ endpoint: target.endpoint });
          return device;
        }),
      onSuccess: (device, _kinds, _result, { client }) => keepDevice(client, device),
    }),
};
