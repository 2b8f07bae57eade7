import type { QueryClient } from '@tanstack/react-query';
import type { List, ListSummary } from '#contract/lists.ts';
import { persistedKeys } from '../cache/persisted-keys.ts';
import { setAnswer } from '../cache/set-answer.ts';
import { inOrder } from './edited-list.ts';
import type { StoredListEdit } from './list-payload.ts';
import { summaryOf } from './lists-view.ts';
import { listQueries } from './queries.ts';

/**
 * Puts the shop's answer to an edit where the list is shown: its head, and the lines that the edit named. Where another device has changed it in
 * between, the list is asked for anew.
 * @param lang of the answer's names
 */
export function putList(queryClient: QueryClient, answer: List, edit: StoredListEdit, lang: 'id' | 'en'): void {
  const key = listQueries.one(lang, answer.id).queryKey;
  // A list in its first revision has no other lines than those.
  if (answer.rev === 1 && queryClient.getQueryData(key) === undefined) setAnswer(queryClient, key, answer);
  else {
    const isGap = queryClient
      .getQueriesData<List>({ queryKey: listQueries.ofList(answer.id) })
      .some(([, known]) => known !== undefined && known.rev !== answer.rev - 1);
    queryClient.setQueriesData<List>({ queryKey: listQueries.ofList(answer.id) }, known => known && withAnswer(known, answer, edit));
    if (isGap) void queryClient.invalidateQueries({ queryKey: listQueries.ofList(answer.id) });
  }
  putSummary(queryClient, answer, queryClient.getQueryData(key));
}

function withAnswer(known: List, answer: List, edit: StoredListEdit): List {
  // An answer that was overtaken by a reading of the whole list.
  if (known.rev >= answer.rev) return known;
  const named = new Set([...edit.lines, ...edit.removed_lines].map(({ id }) => id));
  const lines = inOrder([...known.lines.filter(({ id }) => !named.has(id)), ...answer.lines]);
  const isFresh = new Set(answer.goods.map(({ id }) => id));
  // Only the goods of those lines are as fresh as the answer.
  return {
    ...answer,
    server_time: known.server_time,
    lines,
    goods: [...known.goods.filter(({ id }) => !isFresh.has(id)), ...answer.goods],
  };
}

function putSummary(queryClient: QueryClient, answer: List, whole: List | undefined): void {
  queryClient.setQueryData<readonly ListSummary[]>(persistedKeys.lists.beginning, lists => {
    if (lists === undefined) return undefined;
    const known = lists.find(({ id }) => id === answer.id);
    const counts = whole === undefined ? known : summaryOf(whole);
    const summary = { ...summaryOf(answer), lines: counts?.lines ?? 0, bought_lines: counts?.bought_lines ?? 0 };
    return [summary, ...lists.filter(({ id }) => id !== answer.id)];
  });
  void queryClient.invalidateQueries({ queryKey: persistedKeys.lists.beginning });
}

/** Takes a list away that the shop has deleted. */
export function dropList(queryClient: QueryClient, listId: string): void {
  queryClient.setQueryData<readonly ListSummary[]>(persistedKeys.lists.beginning, lists => lists?.filter(({ id }) => id !== listId));
  queryClient.removeQueries({ queryKey: listQueries.ofList(listId) });
}
