/** From this many times as much on, a change in percent tells nothing. */
const most = 10

/** Returns the change from one number to another, in whole percent; null where a percentage tells nothing. */
export const changeOf = (now: number, before: number): number | null =>
  before <= 0 || now >= before * most ? null : Math.round((now / before - 1) * 100)
