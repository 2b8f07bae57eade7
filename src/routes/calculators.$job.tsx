import { createFileRoute, notFound } from '@tanstack/react-router';
import { useState } from 'react';
import { CalculatorScreen } from '#features/calculators/CalculatorScreen.tsx';
import { PrepareOffline } from '#features/install/PrepareOffline.tsx';
import { EntryActions } from '#features/lists/EntryActions.tsx';
import type { Typed } from '#lib/calculators/fields.ts';
import type { Job } from '#lib/calculators/job.ts';
import { jobOf } from '#lib/calculators/jobs.ts';
import { loadChunk } from '#lib/load-chunk.ts';
import { pathIn } from '#lib/search-values.ts';
import { routeHead } from './-head.ts';

/** Fields of all jobs and choices of goods; a longer text is none of them. */
const LONGEST = 300;

/** Everything that was typed and chosen, so that a link shows the same calculation; what is not a field of the job is not read. */
function typedIn(search: Record<string, unknown>): Record<string, string | undefined> {
  const typed: Record<string, string | undefined> = {};
  for (const [id, value] of Object.entries(search)) {
    const text = pathIn(value);
    if (id !== 'lang' && /^\w{1,40}$/.test(id)) typed[id] = text === undefined || text.length > LONGEST ? undefined : text;
  }
  return typed;
}

export const Route = createFileRoute('/calculators/$job')({
  validateSearch: typedIn,
  // The names of jobs are a part of what comes with the calculators: the app starts without them.
  loader: async ({ params }) => {
    const { jobName } = await loadChunk(import('#features/calculators/job-words.ts'));
    const name = jobName(params.job);
    if (name === undefined) throw notFound();
    return { name };
  },
  head: ({ match, loaderData }) => routeHead(match.context, { title: loaderData?.name }),
  component: Calculator,
});

function Calculator() {
  const job = jobOf(Route.useParams().job);
  // What was typed is of one job.
  return job === undefined ? null : <OfJob key={job.id} job={job} />;
}

function OfJob({ job }: { job: Job }) {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const [typed, setTyped] = useState<Typed>(search);
  function change(id: string, value: string) {
    const next = { ...typed, [id]: value };
    setTyped(next);
    // At once, so that a reload in the middle of typing loses nothing.
    void navigate({ search: next, replace: true, resetScroll: false });
  }
  return <CalculatorScreen job={job} typed={typed} onChange={change} Actions={EntryActions} offline={<PrepareOffline />} />;
}
