/** Browsers send some twenty characters; a longer header is not read. */
const longestHeader = 500

const weight = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/

/** Returns the weight of an accepted encoding; 0 for one that can't be read. */
function weightOf(parameter: string | undefined): number {
  return parameter === undefined ? 1 : Number(weight.exec(parameter)?.[1] ?? 0)
}

/**
 * Returns the encodings that a client accepts by its `Accept-Encoding`: those that it weighs most first, and
 * those that it weighs alike in the order in which they are offered. None without a header.
 */
export function acceptedEncodings<Encoding extends string>(
  header: string | null | undefined,
  offered: readonly Encoding[],
): readonly Encoding[] {
  if (header === null || header === undefined || header.length > longestHeader) return []
  const weights = new Map(
    header.split(',').map((each) => {
      const [name = '', parameter] = each.split(';').map((part) => part.trim().toLowerCase())
      return [name, weightOf(parameter)] as const
    }),
  )
  const weightFor = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  return offered
    .filter((encoding) => weightFor(encoding) > 0)
    .toSorted((one, other) => weightFor(other) - weightFor(one))
}
