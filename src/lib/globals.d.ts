/** The one Web API that pure code needs and that every runtime of ours has (browser, worker, Node 20). */
declare const crypto: { getRandomValues<T extends Uint8Array>(array: T): T };
