import type { ImageEdit } from '@tessera/contracts/entities/image-edit'

/** A place on a picture, in fractions of its width and height. */
export interface TagPlace {
  readonly x: number
  readonly y: number
}

const whole = { x: 0, y: 0, width: 1, height: 1 }

const isInside = ({ x, y }: TagPlace): boolean => x >= 0 && x <= 1 && y >= 0 && y <= 1

const within = (fraction: number): number => Math.max(0, Math.min(1, fraction))

/** Returns the place on the nearest edge for one outside of the picture. */
export const nearest = ({ x, y }: TagPlace): TagPlace => ({ x: within(x), y: within(y) })

/** Turns a place a quarter clockwise with its picture. */
const turned = ({ x, y }: TagPlace): TagPlace => ({ x: 1 - y, y: x })

/** Turns a place by quarters; a negative number turns back. */
function turnedBy(place: TagPlace, turns: number): TagPlace {
  let after = place
  for (let done = 0; done < (turns + 4) % 4; done += 1) after = turned(after)
  return after
}

const mirrored = ({ x, y }: TagPlace, flipped: boolean): TagPlace => ({ x: flipped ? 1 - x : x, y })

/**
 * Returns where a place of the original picture is once it's mirrored, turned and cropped; null
 * when the crop leaves it out.
 */
export function shownPlace(place: TagPlace, edit: ImageEdit | null): TagPlace | null {
  if (edit === null) return place
  const { x, y } = turnedBy(mirrored(place, edit.flipped), edit.turns)
  const crop = edit.crop ?? whole
  const shown = { x: (x - crop.x) / crop.width, y: (y - crop.y) / crop.height }
  return isInside(shown) ? shown : null
}

/** Returns the place of the original picture that the edited one shows there. */
export function originalPlace(shown: TagPlace, edit: ImageEdit | null): TagPlace {
  if (edit === null) return shown
  const crop = edit.crop ?? whole
  const turnedPlace = { x: crop.x + shown.x * crop.width, y: crop.y + shown.y * crop.height }
  return nearest(mirrored(turnedBy(turnedPlace, -edit.turns), edit.flipped))
}
