import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** How a request was answered. */
interface AnsweredRequest {
  readonly method: string;
  /** The pattern, not the path: each value is a row of its own for ever. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** The figures of this process, for Prometheus. Their names stand in docs/monitoring.md. */
export interface Metrics {
  request(answered: AnsweredRequest): void;
  /** A page of the storefront was found in the page cache ('hit'), or a visitor waited for it to be rendered ('miss'). */
  page(result: 'hit' | 'miss'): void;
  /** A run of a job has ended. */
  job(name: string, outcome: 'done' | 'failed'): void;
  /** Registers a count of open streams of one kind, which is asked for when figures are read. */
  streams(kind: string, count: () => number): void;
  /** Registers figures that are read anew each time; one that is not known is left out. */
  gauge(gauge: GaugeDefinition): void;
  /** All figures in Prometheus' text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** A figure with at most one label. */
interface GaugeDefinition {
  readonly name: string;
  readonly help: string;
  /** Name of the label; null: the figure has none, and `read` gives one value under ''. */
  readonly label: string | null;
  /** Values by label; rejects or is empty where they can't be known. */
  readonly read: () => Readonly<Record<string, number>> | Promise<Readonly<Record<string, number>>>;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Makes the figures of a process. They are counted from its start, and each process has its own. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'fondasi_http_request_duration_seconds',
    help: 'Seconds from a request until the head of its answer is ready.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers,
  });
  const limited = new Counter({
    name: 'fondasi_http_rate_limited_requests_total',
    help: 'Requests that were refused with 429.',
    labelNames: ['route'] as const,
    registers,
  });
  const pages = new Counter({
    name: 'fondasi_page_cache_requests_total',
    help: 'Pages of the storefront by whether the page cache had them.',
    labelNames: ['result'] as const,
    registers,
  });
  const runs = new Counter({
    name: 'fondasi_job_runs_total',
    help: 'Runs of background jobs in this process by how they ended.',
    labelNames: ['job', 'outcome'] as const,
    registers,
  });
  const succeeded = new Gauge({
    name: 'fondasi_job_last_success_timestamp_seconds',
    help: 'When a run of a background job last succeeded in this process.',
    labelNames: ['job'] as const,
    registers,
  });
  for (const result of ['hit', 'miss']) pages.inc({ result }, 0);
  const streams = new Map<string, (() => number)[]>();

  function gauge({ name, help, label, read }: GaugeDefinition): void {
    const made: Gauge = new Gauge({
      name,
      help,
      labelNames: label === null ? [] : [label],
      registers,
      async collect() {
        const values = await Promise.resolve()
          .then(read)
          .catch(() => ({}));
        made.reset();
        for (const [key, value] of Object.entries(values)) made.set(label === null ? {} : { [label]: key }, value);
        // A gauge without labels that is not known would else be 0.
        if (label === null && !('' in values)) made.remove();
      },
    });
  }

  gauge({
    name: 'fondasi_open_streams',
    help: 'Open event streams by kind.',
    label: 'kind',
    read: () => Object.fromEntries([...streams].map(([kind, counts]) => [kind, counts.reduce((sum, count) => sum + count(), 0)])),
  });

  return {
    request({ method, route, status, seconds }) {
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
      if (status === 429) limited.inc({ route });
    },
    page: result => pages.inc({ result }),
    job(name, outcome) {
      runs.inc({ job: name, outcome });
      if (outcome === 'done') succeeded.setToCurrentTime({ job: name });
    },
    streams: (kind, count) => void streams.set(kind, [...(streams.get(kind) ?? []), count]),
    gauge,
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
