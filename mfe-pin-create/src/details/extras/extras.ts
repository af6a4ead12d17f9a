import type { InputOf } from '@tessera/contracts/calls/define-call'
import type { createPin } from '@tessera/contracts/calls/pins'
import { ImageEdit } from '@tessera/contracts/entities/image-edit'
import { z } from '@tessera/contracts/schema'
import { type Edit, isEdited, ratioNames } from '../../pictures/image-edit/crop.ts'
import { editInput, FirstSlide, laterSlideInput, Slide, slideInput } from '../carousel/slides.ts'
import { Tags, tagsInput } from '../product-tags/tags.ts'
import { Captions } from '../video/captions.ts'
import { Cover, coverFor } from '../video/cover.ts'

const KeptEdit = z.object({
  /** The picture that it belongs to; another picture starts without an edit. */
  of: z.string(),
  edit: ImageEdit,
  ratio: z.enum(ratioNames),
})

/** The parts of a new pin other than its picture, text and board. */
export const Extras = z.object({
  altText: z._default(z.string(), ''),
  sensitive: z._default(z.boolean(), false),
  edit: z._default(z.nullable(KeptEdit), null),
  /** The local time of publishing, such as 2026-05-04T10:00; '' publishes at once. */
  publishAt: z._default(z.string(), ''),
  firstSlide: z._default(FirstSlide, { title: '', link: '' }),
  slides: z._default(z.array(Slide), []),
  /** The proposed words that the person dismissed. */
  declined: z._default(z.array(z.string()), []),
  tags: z._default(Tags, { of: '', list: [] }),
  cover: z._default(z.nullable(Cover), null),
  captions: z._default(z.nullable(Captions), null),
})

/** The parts of a new pin other than its picture, text and board. */
export type Extras = z.infer<typeof Extras>

/** The extras of an empty draft. */
export const noExtras: Extras = z.parse(Extras, {})

/** Returns the edit of this picture, if it's edited. */
export function editOf({ edit }: Extras, mediaId: string): Edit | null {
  if (edit?.of !== mediaId || !isEdited(edit.edit)) return null
  return { ...edit.edit, ratio: edit.ratio }
}

/** Returns the extras with another edit of this picture. */
export const withEdit = (mediaId: string, { ratio, ...edit }: Edit): Pick<Extras, 'edit'> => ({
  edit: { of: mediaId, edit, ratio },
})

/** Returns the cover and captions of the video with this signature, as the call takes them. */
function videoInput({ cover, captions }: Extras, of: string) {
  const chosen = coverFor(cover, of)
  if (chosen === null && captions === null) return {}
  return {
    video: {
      ...(chosen === null ? {} : { cover_upload_id: chosen.mediaId }),
      ...(captions === null
        ? {}
        : { captions: { text: captions.text, language: captions.language } }),
    },
  }
}

/** Returns the fields of the call that creates the pin; `video` is the signature of its video. */
export function extrasInput(
  extras: Extras,
  mediaId: string,
  video?: string,
): Partial<InputOf<typeof createPin>> {
  const altText = extras.altText.trim()
  const made = editOf(extras, mediaId)
  const edited = editInput(made)
  const described = {
    ...(altText === '' ? {} : { alt_text: altText }),
    ...(extras.sensitive ? { is_sensitive: true } : {}),
  }
  if (video !== undefined) return { ...described, ...videoInput(extras, video) }
  const products = tagsInput(extras.tags, made)
  const tagged = products.length === 0 ? {} : { product_tags: products }
  const { firstSlide, slides } = extras
  if (slides.length === 0) return { ...described, ...edited, ...tagged }
  const first = {
    ...slideInput(firstSlide, mediaId),
    ...(altText === '' ? {} : { alt_text: altText }),
    ...edited,
  }
  return {
    ...described,
    ...tagged,
    slides: [first, ...slides.map(laterSlideInput)],
  }
}
