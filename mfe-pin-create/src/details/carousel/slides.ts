import { ImageEdit } from '@tessera/contracts/entities/image-edit'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { webAddress } from '@tessera/contracts/web-address'
import { type Edit, isEdited, ratioNames } from '../../pictures/image-edit/crop.ts'

const texts = { title: z.string(), link: z.string() }

/** A further picture of a carousel, uploaded already. */
export const Slide = z.object({
  mediaId: z.string(),
  preview: z.string(),
  /** The size of the picture, of which the preview is a small copy. */
  size: z.optional(z.object({ width: z.number(), height: z.number() })),
  ...texts,
  altText: z._default(z.string(), ''),
  edit: z._default(z.nullable(z.extend(ImageEdit, { ratio: z.enum(ratioNames) })), null),
})

/** The title and link of the first picture, which is the pin's own. */
export const FirstSlide = z.object(texts)

export type Slide = z.infer<typeof Slide>
export type FirstSlide = z.infer<typeof FirstSlide>

/** The pictures of a carousel after the first. */
export interface Slides {
  readonly firstSlide: FirstSlide
  readonly slides: Slide[]
}

/** Returns the number of pictures that can still be added. */
export const roomFor = (slides: readonly Slide[]): number => limits.slidesMax - 1 - slides.length

/** Adds an uploaded picture while there is room. */
export const added = (
  slides: readonly Slide[],
  picture: Pick<Slide, 'mediaId' | 'preview' | 'size'>,
): Slide[] =>
  roomFor(slides) > 0
    ? [...slides, { ...picture, title: '', link: '', altText: '', edit: null }]
    : [...slides]

/** Removes a picture. */
export const without = (slides: readonly Slide[], at: number): Slide[] =>
  slides.filter((_, index) => index !== at)

/** Changes the texts or the edit of a picture. */
export const changed = (slides: readonly Slide[], at: number, change: Partial<Slide>): Slide[] =>
  slides.map((slide, index) => (index === at ? { ...slide, ...change } : slide))

/** Moves a picture by one place. */
export function movedSlide(slides: readonly Slide[], at: number, by: 1 | -1): Slide[] {
  const [slide, other] = [slides[at], slides[at + by]]
  if (slide === undefined || other === undefined) return [...slides]
  return slides.map((each, index) => (index === at ? other : index === at + by ? slide : each))
}

/** True when a link is empty or an address. */
export const isLinkFit = (link: string): boolean =>
  link.trim() === '' || webAddress(link) !== undefined

/** True when all links are. */
export const areLinksFit = ({ firstSlide, slides }: Slides): boolean =>
  slides.length === 0 || [firstSlide, ...slides].every(({ link }) => isLinkFit(link))

/** Returns the fields of the call for a picture of a carousel. */
export function slideInput({ title, link }: FirstSlide, mediaId: string) {
  const address = webAddress(link)
  return {
    media_upload_id: mediaId,
    title: title.trim(),
    ...(address === undefined ? {} : { link: address }),
  }
}

/** Returns the field of the call for an edit, if it changes something. */
export function editInput(edit: Edit | null) {
  if (edit === null || !isEdited(edit)) return {}
  const { turns, flipped, crop } = edit
  return { image_edit: { turns, flipped, crop } }
}

/** Returns the fields of the call for a picture after the first, with its own alt text and edit. */
export const laterSlideInput = (slide: Slide) => ({
  ...slideInput(slide, slide.mediaId),
  ...(slide.altText.trim() === '' ? {} : { alt_text: slide.altText.trim() }),
  ...editInput(slide.edit),
})
