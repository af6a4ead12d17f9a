import type { BoardId } from '@tessera/contracts/ids'
import { headOfTitle } from '../kinds/head.ts'
import { isNearPicture, type PictureLook } from '../likeness/pictures.ts'

/** What a feed knows of what a pin shows. */
export interface Scene extends PictureLook {
  readonly boardId: BoardId
  /** The thing that its title names; undefined for a pin without one. */
  readonly thing: string | undefined
}

/** The facts that a scene is read from. */
export interface SceneFacts {
  readonly boardId: BoardId
  readonly title: string
  readonly sha: string
  readonly phash: string | null
  readonly pictureColor: string
}

/** Returns what a pin shows. */
export const sceneOf = ({ title, phash, boardId, sha, pictureColor }: SceneFacts): Scene => ({
  boardId,
  sha,
  pictureColor,
  phash: phash === null ? null : BigInt(phash),
  thing: headOfTitle(title)?.name,
})

/** True for pins of one thing, such as two vases. */
export const isSameThing = (one: Scene, other: Scene): boolean =>
  one.thing !== undefined && one.thing === other.thing

/** Max pins of a scene in a page of 25, on which people see them at once. */
export const sceneLimit = { within: 24, most: 2 } as const

/**
 * True for pins of one scene, as far as the service can know: one thing on one board, as in a series, or
 * pictures whose hashes and colors are near.
 */
export const isSameScene = (one: Scene, other: Scene): boolean =>
  (isSameThing(one, other) && one.boardId === other.boardId) || isNearPicture(one, other)
