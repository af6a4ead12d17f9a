/**
 * What the log says of a fault. A failed query names the values it was sent with, which are people's
 * own, so they are left out.
 */
export function causeText(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const own = (cause.stack ?? cause.message).replace(/\nparams:[\s\S]*?(?=\n {4}at |$)/, '')
  return cause.cause === undefined ? own : `${own}\ncaused by ${causeText(cause.cause)}`
}
