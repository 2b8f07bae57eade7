import { type SharedText, sharedTexts } from '#storage/shared-text.ts';

/** Takes the texts that other apps have shared with this one, each once. */
export const takeSharedTexts = (): Promise<readonly SharedText[]> => sharedTexts.take();
