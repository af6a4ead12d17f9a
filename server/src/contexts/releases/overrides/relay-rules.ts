const second = 1_000
/** The time after which a machine that says nothing is gone. Machines say something every 15 seconds. */
const silentFor = 60 * second
/** The longest time that a relay may run. */
const runsFor = 12 * 60 * 60 * second
/** The builds of a relay that are kept, for tabs that have not loaded the last one yet. */
export const relayBuildsMost = 3

/** Returns the times before which a relay that was seen or started then is over. */
export const relayEnds = (now: Date) => ({
  seenBefore: new Date(now.getTime() - silentFor),
  startedBefore: new Date(now.getTime() - runsFor),
})

/** True while the machine of a relay is there, up to twelve hours. */
export function isRelayOpen(
  { seenAt, startedAt }: { readonly seenAt: Date; readonly startedAt: Date },
  now: Date,
): boolean {
  const { seenBefore, startedBefore } = relayEnds(now)
  return seenAt >= seenBefore && startedAt >= startedBefore
}
