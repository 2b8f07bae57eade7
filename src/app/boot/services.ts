import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { Outbox } from '#data/outbox/outbox.ts';
import type { Session } from '#data/session/session.ts';

/** What one app is made of; the server makes a new set for every request. */
export interface Services {
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
  readonly session: Session;
  readonly outbox: Outbox;
}
