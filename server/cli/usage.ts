/** Words that can't be understood: exit code 2. */
export class UsageError extends Error {}

/** @throws UsageError with the message where the text is missing or empty */
export function required(text: string | undefined, message: string): string {
  if (!text) throw new UsageError(message);
  return text;
}
