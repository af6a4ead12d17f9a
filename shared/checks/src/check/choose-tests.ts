/** The assumed duration of a test file that no earlier run has timed. */
const unknownMilliseconds = 1_000

/** The test files of a quick check, and those that are left to `npm test`. */
export interface ChosenTests {
  readonly chosen: readonly string[]
  readonly left: readonly string[]
}

/**
 * Takes test files, the nearest to the change first, until their time is used up. A file that is too
 * long for what is left is passed over, so that one slow file doesn't keep out the short ones behind it.
 */
export function chooseTests(
  nearestFirst: readonly string[],
  millisecondsOf: ReadonlyMap<string, number>,
  budget: number,
): ChosenTests {
  const chosen: string[] = []
  const left: string[] = []
  let used = 0
  for (const file of nearestFirst) {
    const takes = millisecondsOf.get(file) ?? unknownMilliseconds
    if (used + takes <= budget) {
      used += takes
      chosen.push(file)
    } else left.push(file)
  }
  return { chosen, left }
}
