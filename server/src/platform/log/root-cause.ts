/** Returns the message of the innermost cause of an error, for a sentence to an operator. */
export function rootCause(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  if (cause.cause instanceof Error) return rootCause(cause.cause)
  // Node tries several addresses of a host, and reports all that failed without a message.
  const [first] = cause instanceof AggregateError ? cause.errors : []
  return cause.message === '' && first instanceof Error ? rootCause(first) : cause.message
}
