import { useQueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import type { List, ListSummary } from '#contract/lists.ts';
import { ageClock } from '../age-clock.ts';
import { useWaiting } from '../outbox/use-outbox.ts';
import { emptyList } from './edited-list.ts';
import { useGuestLists } from './guest-lists.ts';
import { POSITION_STEP, positionAfter } from './line-of.ts';
import { listView } from './lists-view.ts';
import { listQueries } from './queries.ts';

/** A list with its lines as far as this phone has them, what waits included. */
export interface WholeList {
  readonly list: List;
  /** The place behind its lines, also where these are not on this phone. */
  readonly end: number;
}

/** Finds lists with their lines by what stands among the others: one whose lines are not on this phone takes more at its end all the same. */
export function useWholeList(lang: Language): (summary: Pick<ListSummary, 'id' | 'name' | 'lines'>) => WholeList {
  const queryClient = useQueryClient();
  const guest = useGuestLists();
  const waiting = useWaiting();
  return ({ id, name, lines }) => {
    const at = new Date(ageClock.now()).toISOString();
    const own = guest.lists.find(each => each.id === id);
    const list = own ?? listView(queryClient.getQueryData(listQueries.one(lang, id).queryKey), waiting, id, at);
    return list ? { list, end: positionAfter(list.lines) } : { list: { ...emptyList(id, at), name }, end: (lines + 1) * POSITION_STEP };
  };
}
