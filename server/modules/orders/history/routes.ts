import type { Language } from '#contract/endpoint.ts';
import { boughtEndpoint, ownOrdersFile, ownOrdersQuery, projectsEndpoint } from '#contract/order-history.ts';
import { setProjectEndpoint } from '#contract/order-project.ts';
import type { Executor } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { rates } from '#server/http/customer-limits.ts';
import { type Api, parse, queryOf, route } from '#server/http/route.ts';
import { notSignedIn } from '#server/http/session.ts';
import { sharedLimiter } from '#server/http/shared-limit.ts';
import { textStream } from '#server/http/text-stream.ts';
import { momentOf, readOrder } from '../reading.ts';
import { ownOrdersCsv } from './own-csv.ts';
import { listBought, listProjects, setProject } from './service.ts';

/** Mounts what a customer looks up of earlier orders: projects and their sums, goods, and the table of orders. */
export function mountHistory(api: Api, deps: Deps): void {
  const limiter = sharedLimiter(deps);
  const now = () => deps.now();

  route(api, deps, projectsEndpoint, ({ db, customerId, query }) => listProjects(db, customerId, query));

  route(
    api,
    deps,
    setProjectEndpoint,
    ({ db, customerId, language, origin, params, body }) =>
      setProject(db, { customerId, language, origin, now: now() }, params.id ?? '', body.project_name),
    {
      again: ({ db, customerId, language }: { db: Executor; customerId: string; language: Language }, id: string) =>
        readOrder(db, { customerId, id, language, now: now() }),
    },
  );

  route(api, deps, boughtEndpoint, ({ db, customerId, query }) => listBought(db, customerId, query));

  api.get(ownOrdersFile.path, async http => {
    const caller = http.get('caller');
    const { customerId } = caller;
    if (customerId === null) throw notSignedIn(caller);
    await limiter.take({ [`files of orders of ${customerId}`]: rates.orderFiles });
    const { lang, search, project, start_date, end_date } = parse(ownOrdersQuery, queryOf(http));
    const days = { from: momentOf(start_date, 'start'), until: momentOf(end_date, 'end') };
    const parts = ownOrdersCsv(deps.db, { customerId, words: search, project, ...days }, lang);
    return http.body(textStream(parts), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="orders-${now().toISOString().slice(0, 10)}.csv"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}
