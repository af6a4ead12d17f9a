import { hexCloseness, isSamePicture, type PictureLook, pictureLikeness } from './pictures.ts'
import { kindLikeness, partsLikenessTo, type Subject } from './subject.ts'
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

/** Returns what scores a pin by its likeness to one, without taste. */
function likenessToOne(one: PinLook, rarity: (name: string) => number): (other: PinLook) => number {
  const { head } = one.subject
  const partsLikeness = partsLikenessTo(one.subject, rarity)
  const isOnItsBoard = ({ boardNames }: PinLook) => head !== undefined && boardNames.has(head.name)
  return (other) =>
    worth.kind * kindLikeness(one.subject, other.subject) +
    worth.parts * partsLikeness(other.subject) +
    worth.picture * pictureLikeness(one.phash, other.phash) +
    worth.color * hexCloseness(one.pictureColor, other.pictureColor) +
    worth.palette * paletteLikeness(one.palette, other.palette) +
    (isOnItsBoard(other) ? worth.board : 0)
}

/** Returns what finds the place of the pin that another one is likest to, among some; 0 for the first. */
export function nearestAmong(
  ones: readonly PinLook[],
  rarity: (name: string) => number,
): (other: PinLook) => number {
  const likenesses = ones.map((one) => likenessToOne(one, rarity))
  return (other) => {
    const each = likenesses.map((likeness) => likeness(other))
    return Math.max(0, each.indexOf(Math.max(...each)))
  }
}

/**
 * Returns what scores a pin by its likeness to one pin, or to those of a board; undefined for the
 * same picture. `rarity` is how rare a name is among the pins that are compared, `aim` the things that
 * their board is for, and `taste` how near people who save keep it to them, from 0 to 1.
 */
export function likenessTo(
  ones: readonly PinLook[],
  rarity: (name: string) => number,
  aim: readonly Subject[] = [],
): (other: PinLook, taste: number) => number | undefined {
  const likenesses = ones.map((one) => likenessToOne(one, rarity))
  return (other, taste) => {
    if (ones.some((one) => isSamePicture(one, other))) return undefined
    const each = likenesses.map((likeness) => likeness(other))
    const mean = each.reduce((sum, one) => sum + one, 0) / Math.max(1, each.length)
    const aimed = Math.max(0, ...aim.map((thing) => kindLikeness(thing, other.subject)))
    const alike = (1 - meanShare) * Math.max(0, ...each) + meanShare * mean
    return alike + worth.aim * aimed + worth.taste * taste
  }
}
