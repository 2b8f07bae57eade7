import { hash, verify } from '@node-rs/argon2';

/** argon2id is the library's own algorithm; 19 MiB and two passes are OWASP's first choice, 50 to 110 ms on a small machine. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** argon2id in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

let unknownHash: Promise<string> | undefined;

/** Whether a password fits; without a hash to compare with it takes as long and says no. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  unknownHash ??= hashPassword('no account signs in with this');
  const fits = await verify(passwordHash ?? (await unknownHash), password);
  return fits && passwordHash !== null;
}
