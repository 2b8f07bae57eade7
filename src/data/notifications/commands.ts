import { mutationOptions } from '@tanstack/react-query';
import { readNotificationsEndpoint } from '#contract/notifications.ts';
import { apiOf } from '../query-client.ts';

export const notificationCommands = {
  /**
   * Marks notifications as read. Lists on screen stay as they are, so that what was new stays marked while somebody reads it;
   * the next visit asks again.
   */
  read: () =>
    mutationOptions({
      mutationFn: (ids: string[], { meta }) => apiOf(meta).call(readNotificationsEndpoint, { body: { ids } }),
      onSuccess: (_data, _ids, _result, { client }) =>
        client.invalidateQueries({ queryKey: ['private', 'notifications'], refetchType: 'none' }),
    }),
};
