/** The error below the query builder's own, whose words carry the statement with its values: a customer's data has no place in a log. */
export function rootOf(error: Error): Error {
  return error.cause instanceof Error ? error.cause : error;
}

/** An error in words for the log. */
export function logText(error: unknown): string {
  return error instanceof Error ? rootOf(error).message : String(error);
}
