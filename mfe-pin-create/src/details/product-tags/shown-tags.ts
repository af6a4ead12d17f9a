import type { ImageEdit } from '@tessera/contracts/entities/image-edit'
import { shownPlace, type TagPlace } from './places.ts'
import type { Tag, Tags } from './tags.ts'

/** A product with its number, and its place on the edited picture; null outside of the crop. */
export interface ShownTag extends Tag {
  readonly number: number
  readonly place: TagPlace | null
}

/** Returns the products as the edited picture shows them. */
export const shownTags = ({ list }: Tags, edit: ImageEdit | null): readonly ShownTag[] =>
  list.map((tag, at) => ({ ...tag, number: at + 1, place: shownPlace(tag, edit) }))
