import { PICK_UP } from '#contract/shipping.ts';
import { tiersAt } from '#lib/freight/charge.ts';
import type { ServiceLimits } from '#lib/freight/rates.ts';
import type { Executor } from '#server/db/client.ts';
import { placeRates } from './service.ts';

/** What each service that brings goods to a regency takes; none where no service goes there, or where the shop knows no such regency. */
export async function limitsTo(db: Executor, regency: string, at: Date): Promise<readonly ServiceLimits[]> {
  const rates = await placeRates(db, regency, at);
  return (rates?.services ?? []).flatMap(({ service, tiers, limits }) =>
    service !== PICK_UP && tiersAt(tiers, at).length > 0 ? [limits] : [],
  );
}
