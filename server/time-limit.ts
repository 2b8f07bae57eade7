/** Work took longer than it was waited for. It may still be under way. */
export class TimeOver extends Error {}

/** Waits for work at most so many milliseconds. @throws TimeOver */
export function within<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeOver(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}

/** Shares a run that is under way among all who ask meanwhile, so that what hangs is begun once and not by each of them. */
export function shared<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | null = null;
  return () => {
    underWay ??= work().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}
