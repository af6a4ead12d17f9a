/**
 * Describes an error for the log. Leaves out the values of a failed query, since they are people's
 * data.
 */
export function causeText(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const own = (cause.stack ?? cause.message).replace(/\nparams:[\s\S]*?(?=\n {4}at |$)/, '')
  return cause.cause === undefined ? own : `${own}\ncaused by ${causeText(cause.cause)}`
}
