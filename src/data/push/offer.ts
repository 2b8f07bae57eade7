import { localKeys, localValue, read } from '#storage/local.ts';
import { pushRecord } from '#storage/push-record.ts';
import { offered } from './offered.ts';
import { browserPushEnvironment, pushSupport } from './support.ts';

const refusal = () => localValue(localKeys.pushRefused);

/** The offer to tell of an order by push: made after an order, once, and never again to who refused it. */
export const pushOffer = {
  /** Makes it where it can be taken up and has not been refused or taken up before. */
  async make(): Promise<void> {
    if (read(localKeys.pushRefused) !== null || pushSupport(browserPushEnvironment()) !== 'ready') return;
    const { takenBy, signedIn } = await pushRecord.get();
    if (takenBy === null || takenBy !== signedIn) offered.set(true);
  },
  /** It was taken up, or is no longer to be seen. */
  close: () => offered.set(false),
  /** Remembers that this browser's customer does not want it. The notifications page still has the switch. */
  refuse(): void {
    refusal().set(new Date().toISOString());
    offered.set(false);
  },
};
