import * as v from 'valibot';

/** Name of the channel on which pages tell the worker that they need the line. */
export const LINE_USE = 'line-use';

/** Whether a page loads something that its customer waits for. `page` is any name that no other page has. */
export const LineUseSchema = v.object({ page: v.string(), isLoading: v.boolean() });
export type LineUse = v.InferOutput<typeof LineUseSchema>;
