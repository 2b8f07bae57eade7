import { useQuery } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import { useLists } from '../lists/use-lists.ts';
import { historyQueries } from './history-queries.ts';

/** Names of the projects that the customer ordered for, the latest first; without a line those that this phone keeps. */
export function useProjectNames(): readonly string[] {
  const { data } = useQuery(historyQueries.projects());
  return (data?.projects ?? []).flatMap(({ name }) => (name === null ? [] : [name]));
}

/** The same with the names of the customer's project lists behind them, each once. */
export function useOfferedProjects(lang: Language): readonly string[] {
  const ordered = useProjectNames();
  const { lists } = useLists(lang);
  const isKnown = new Set(ordered.map(name => name.toLowerCase()));
  const listed = lists.flatMap(({ name, status }) => (status === 'active' && !isKnown.has(name.toLowerCase()) ? [name] : []));
  return [...ordered, ...new Set(listed)];
}
