import type { ImageEdit } from '@tessera/contracts/entities/image-edit'
import type { NewProductTag } from '@tessera/contracts/entities/pin-parts'
import { PinId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { shownPlace, type TagPlace } from './places.ts'

/** A product that somebody tagged: a pin of theirs, or a page with its title. */
const Product = z.object({
  title: z.string(),
  /** The address of its page; '' for a pin. */
  link: z._default(z.string(), ''),
  /** The id of its pin; '' for a page. */
  pinId: z._default(z.string(), ''),
})

/** A product on the picture, at a place of the picture without its edit. */
export const Tag = z.extend(Product, { id: z.string(), x: z.number(), y: z.number() })

/** The products on the picture of a new pin. */
export const Tags = z.object({
  /** The uploaded picture that they were placed on. */
  of: z._default(z.string(), ''),
  list: z._default(z.array(Tag), []),
})

export type Product = z.infer<typeof Product>
export type Tag = z.infer<typeof Tag>
export type Tags = z.infer<typeof Tags>

/** Everything that can happen to the products; `of` is the picture that is shown. */
export type TagChange =
  | { readonly type: 'added'; readonly tag: Tag; readonly of: string }
  | { readonly type: 'moved'; readonly id: string; readonly to: TagPlace; readonly of: string }
  | { readonly type: 'replaced'; readonly id: string; readonly product: Product }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'restored'; readonly tag: Tag; readonly at: number }

/** Returns the number of products that can still be added. */
export const roomForTags = ({ list }: Tags): number => limits.productTagsMax - list.length

const withChanged = (list: readonly Tag[], id: string, change: Partial<Tag>): Tag[] =>
  list.map((tag) => (tag.id === id ? { ...tag, ...change } : tag))

/** Returns the products after a change. One too many is not added, and a restored one is there once. */
export function nextTags(tags: Tags, change: TagChange): Tags {
  const { list } = tags
  switch (change.type) {
    case 'added':
      return roomForTags(tags) > 0 ? { of: change.of, list: [...list, change.tag] } : tags
    case 'moved':
      return { of: change.of, list: withChanged(list, change.id, change.to) }
    case 'replaced':
      return { ...tags, list: withChanged(list, change.id, change.product) }
    case 'removed':
      return { ...tags, list: list.filter(({ id }) => id !== change.id) }
    case 'restored':
      return roomForTags(tags) === 0 || list.some(({ id }) => id === change.tag.id)
        ? tags
        : { ...tags, list: list.toSpliced(change.at, 0, change.tag) }
  }
}

/** Returns the products as the call takes them, at their places on the edited picture. */
export const tagsInput = ({ list }: Tags, edit: ImageEdit | null): NewProductTag[] =>
  list.flatMap(({ x, y, title, link, pinId }) => {
    const place = shownPlace({ x, y }, edit)
    if (place === null) return []
    return pinId === ''
      ? { ...place, title, link }
      : { ...place, title, pin_id: PinId.parse(pinId) }
  })
