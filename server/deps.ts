import type { Config } from './config.ts';
import type { Database } from './db/client.ts';

/** What the process gives to every module; tests give their own. */
export interface Deps {
  readonly db: Database;
  readonly config: Config;
  /** The only clock that rules may read. */
  readonly now: () => Date;
  /** 32 random bytes of this shop, from which refresh tokens' successors are derived. */
  readonly secret: Uint8Array;
  readonly adminKey: string;
  /** One line for the operator; never with personal data. */
  readonly log: (line: string) => void;
}
