/** The countdown starts at this number of characters left. */
const telling = 100

/** Returns the characters left, once the countdown has started; negative when there are too many. */
export function charactersLeft(text: string, most: number): number | undefined {
  // Spaces around the text are not saved.
  const left = most - text.trim().length
  return left <= telling ? left : undefined
}

const spokenAt = [100, 50, 20, 10, 5, 0]

/** Rounds the countdown up to a few steps, so that a screen reader does not read every number. */
export const spokenLeft = (left: number): number =>
  spokenAt.findLast((step) => left <= step) ?? telling
