/** Min distance between places after neighbors were moved apart, so that later moves find room. */
const roomAfter = 1n << 12n

/** Distance between places below the last one. */
const roomBelow = 1n << 32n

/** The numbers of neighbors on each side to move apart, while there is no room between them. */
export const reaches = [0, 16, 128, 1_024, Number.POSITIVE_INFINITY] as const

/** Returns a place that leaves room for this many rows below the last one; places are positive. */
export function placeBelow(last: bigint, count: number): bigint {
  const below = last - roomBelow * BigInt(count + 1)
  return below > 0n ? below : 0n
}

/**
 * Returns evenly spaced places between two others, the largest first; null without room. Moving many
 * neighbors must leave room, so that the next move doesn't have to move them again.
 */
export function placesBetween(
  { upper, lower }: { readonly upper: bigint; readonly lower: bigint },
  count: number,
  reach: number,
): readonly bigint[] | null {
  const step = (upper - lower) / BigInt(count + 1)
  const least = reach === 0 || reach === Number.POSITIVE_INFINITY ? 1n : roomAfter
  return step < least
    ? null
    : Array.from({ length: count }, (_, at) => upper - step * BigInt(at + 1))
}
