/** How near the end of a text somebody is told how much is left. */
const telling = 100

/** How many characters are left, once that is worth saying; negative when there are too many. */
export function charactersLeft(text: string, most: number): number | undefined {
  // What stands around it is not kept.
  const left = most - text.trim().length
  return left <= telling ? left : undefined
}

const spokenAt = [100, 50, 20, 10, 5, 0]

/** The same in few steps: who hears it does not hear every letter counted. */
export const spokenLeft = (left: number): number =>
  spokenAt.findLast((step) => left <= step) ?? telling
