import { hexCloseness, isSamePicture, type PictureLook, pictureLikeness } from './pictures.ts'
import { kindLikeness, partsLikeness, type Subject } from './subject.ts'
import { meanShare, worth } from './worth.ts'

/** The traits that pins are compared by. */
export interface PinLook extends PictureLook {
  readonly subject: Subject
  /** The usual names of the words of its board's name. */
  readonly boardNames: ReadonlySet<string>
  /** The colors of the regions of its picture; empty where nobody has read them. */
  readonly palette: readonly string[]
}

/** Returns how much of one picture's colors another has, from 0 to 1. */
function paletteLikeness(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 || other.length === 0) return 0
  const best = one.map((color) => Math.max(...other.map((each) => hexCloseness(color, each))))
  return best.reduce((sum, each) => sum + each, 0) / best.length
}

function likenessOf(one: PinLook, other: PinLook, rarity: (name: string) => number): number {
  const { head } = one.subject
  const isOnItsBoard = head !== undefined && other.boardNames.has(head.name)
  return (
    worth.kind * kindLikeness(one.subject, other.subject) +
    worth.parts * partsLikeness(one.subject, other.subject, rarity) +
    worth.picture * pictureLikeness(one.phash, other.phash) +
    worth.color * hexCloseness(one.pictureColor, other.pictureColor) +
    worth.palette * paletteLikeness(one.palette, other.palette) +
    (isOnItsBoard ? worth.board : 0)
  )
}

/**
 * Returns what scores a pin by its likeness to one pin, or to those of a board; undefined for the
 * same picture. `rarity` is how rare a name is among the pins that are compared, and `taste` how near people who save keep it to them, from 0 to 1.
 */
export function likenessTo(
  ones: readonly PinLook[],
  rarity: (name: string) => number,
): (other: PinLook, taste: number) => number | undefined {
  return (other, taste) => {
    if (ones.some((one) => isSamePicture(one, other))) return undefined
    const each = ones.map((one) => likenessOf(one, other, rarity))
    const mean = each.reduce((sum, one) => sum + one, 0) / Math.max(1, each.length)
    return (1 - meanShare) * Math.max(0, ...each) + meanShare * mean + worth.taste * taste
  }
}
