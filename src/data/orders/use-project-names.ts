import { useQuery } from '@tanstack/react-query';
import { historyQueries } from './history-queries.ts';

/** Names of the projects that the customer ordered for, the latest first; without a line those that this phone keeps. */
export function useProjectNames(): readonly string[] {
  const { data } = useQuery(historyQueries.projects());
  return (data?.projects ?? []).flatMap(({ name }) => (name === null ? [] : [name]));
}
