/** An error and what caused it, outermost first: the query builder and the stores wrap what the driver and the system say. */
export function* causesOf(error: unknown): Generator<Error> {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) yield cause;
}
