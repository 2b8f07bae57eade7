import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type PushDevice, pushSubscriptionsEndpoint } from '#contract/push.ts';
import { apiOf } from '../cache/query-client.ts';
import { deviceId } from './browser.ts';

export const pushQueries = {
  /** The shop's record of this browser for the signed-in customer; null: it sends nothing here. */
  device: () =>
    queryOptions({
      queryKey: ['private', 'push-device'],
      queryFn: async ({ meta, signal }) => {
        const id = await deviceId();
        const { push_subscriptions: devices } = await apiOf(meta).call(pushSubscriptionsEndpoint, {
          query: { limit: 200, offset: 0 },
          signal,
        });
        return devices.find(device => device.device_id === id) ?? null;
      },
      staleTime: 0,
    }),
};

/** Puts the shop's last word in place of what is known of this browser. A question that is under way was asked before it. */
export async function keepDevice(client: QueryClient, device: PushDevice | null): Promise<void> {
  const { queryKey } = pushQueries.device();
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, device);
}
