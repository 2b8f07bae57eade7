import * as v from 'valibot';
import type { Api } from '#api/client.ts';
import { endSessionEndpoint } from '#contract/session.ts';
import { AppError } from '#lib/app-error.ts';
import { localKeys, localValue, read } from '#storage/local.ts';

/** As many customers as may leave a shared phone before it has a line again. */
const MOST = 20;
const StoredSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

let opened: ReturnType<typeof localValue> | undefined;
const stored = () => {
  opened ??= localValue(localKeys.owedEnds);
  return opened;
};
const listed = (): readonly string[] => {
  const parsed = v.safeParse(StoredSchema, read(localKeys.owedEnds) ?? stored().get());
  return parsed.success ? parsed.output : [];
};
const keep = (secrets: readonly string[]) => stored().set(secrets.length === 0 ? null : JSON.stringify(secrets.slice(-MOST)));

/** Sessions that ended on this phone and still stand at the shop, which could not be told. Their tokens are gone from the phone. */
export const owedEnds = {
  /** Owes the end of the session that this phone has now; nothing where it began before there were such secrets. */
  add(): void {
    const secret = localValue(localKeys.endSecret).get();
    if (secret !== null) keep([...listed(), secret]);
  },
  /** Tells the shop; what it did not hear is owed on. */
  async send(api: Api): Promise<void> {
    for (const secret of listed()) {
      const isTold = await api.call(endSessionEndpoint, { body: { end_secret: secret } }).then(
        () => true,
        error => error instanceof AppError && [404, 422].includes(error.status),
      );
      if (!isTold) return;
      keep(listed().filter(other => other !== secret));
    }
  },
};
