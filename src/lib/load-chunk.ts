import { AppError } from './app-error.ts';

/**
 * A part of the app that is fetched when it is needed. One that doesn't come is a lost line like any other.
 * @throws AppError network
 */
export async function loadChunk<Part>(loading: Promise<Part>): Promise<Part> {
  try {
    return await loading;
  } catch (cause) {
    throw new AppError('network', 0, { cause });
  }
}

/** Makes something once, for all who ask; what failed is tried again by the next one. */
export function memoizeAsync<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let making: Promise<Made> | undefined;
  return () => {
    making ??= make().catch(error => {
      making = undefined;
      throw error;
    });
    return making;
  };
}

/** Tries until it works, every two seconds. */
export async function retryForever<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch {
    await new Promise(resolve => setTimeout(resolve, 2_000));
    return retryForever(attempt);
  }
}
