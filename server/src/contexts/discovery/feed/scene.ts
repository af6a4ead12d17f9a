import type { BoardId } from '@tessera/contracts/ids'
import { headOfTitle } from '../kinds/head.ts'
import { tagNames } from '../kinds/tag-names.ts'
import { isNearPicture, type PictureLook } from '../likeness/pictures.ts'

/** The facts by which a feed knows what a pin shows. */
export interface Scene extends PictureLook {
  /** The board of its original, on which the rest of a series is. */
  readonly boardId: BoardId
  /** The thing that its title names; undefined for a pin without one. */
  readonly thing: string | undefined
  /** The usual names of its hashtags; none where a list is read that is in order already. */
  readonly tags: readonly string[]
}

/** The facts that a scene is read from. */
export interface SceneFacts {
  readonly boardId: BoardId
  readonly title: string
  readonly description: string
  readonly sha: string
  readonly phash: string | null
  readonly pictureColor: string
}

/** Returns what a pin shows. */
export const sceneOf = ({ title, description, phash, ...look }: SceneFacts): Scene => ({
  ...look,
  phash: phash === null ? null : BigInt(phash),
  thing: headOfTitle(title)?.name,
  tags: tagNames(description),
})

/** Pins of one subject share so many hashtags, and this share of those of the one with fewer. */
const tagsShared = { least: 3, share: 0.4 }

function areTaggedAlike({ tags }: Scene, other: Scene): boolean {
  const fewer = Math.min(tags.length, other.tags.length)
  const least = Math.max(tagsShared.least, tagsShared.share * fewer)
  if (fewer < least) return false
  let [shared, left] = [0, tags.length]
  // A list compares many pins, so it stops as soon as the answer is known.
  for (const tag of tags) {
    left -= 1
    if (other.tags.includes(tag)) shared += 1
    if (shared >= least) return true
    if (shared + left < least) return false
  }
  return false
}

/** True for pins of one thing, such as two vases, or with much the same hashtags. */
export const isSameSubject = (one: Scene, other: Scene): boolean =>
  (one.thing !== undefined && one.thing === other.thing) || areTaggedAlike(one, other)

/** Max pins of a scene in a page of 25, on which people see them at once. */
export const sceneLimit = { within: 24, most: 2 } as const

/**
 * True for pins of one scene, as far as the service can know: one subject on one board, as in a series, or
 * pictures whose hashes and colors are near.
 */
export const isSameScene = (one: Scene, other: Scene): boolean =>
  (one.boardId === other.boardId && isSameSubject(one, other)) || isNearPicture(one, other)
