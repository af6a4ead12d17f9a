import type { Pin } from '@tessera/contracts/entities/pin'
import type { ScheduledPin } from '@tessera/contracts/entities/scheduled-pin'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { webAddress } from '@tessera/contracts/web-address'
import type { ChosenBoard } from '../../details/board/board-field.tsx'
import { areLinksFit } from '../../details/carousel/slides.ts'
import { words as carouselWords } from '../../details/carousel/words.ts'
import { Extras, noExtras } from '../../details/extras/extras.ts'
import { nextTags, type TagChange } from '../../details/product-tags/tags.ts'
import { type Picture, videoOf } from '../../pictures/upload/picture-flow.ts'
import { signatureOf } from '../../pictures/video/video-file.ts'
import { words as videoWords } from '../../pictures/video/words.ts'
import { words } from '../../words.ts'

/** The text and board of a new pin. Kept over a failure and a reload. */
export const Draft = z.object({
  title: z.string(),
  description: z.string(),
  link: z.string(),
  /** Id of the chosen board, or '' while none is chosen. */
  board: z.string(),
  boardName: z.string(),
  /** Id of the chosen section of the board, or ''. */
  section: z._default(z.string(), ''),
  sectionName: z._default(z.string(), ''),
  extras: z._default(Extras, noExtras),
})

export type Draft = z.infer<typeof Draft>

/** A field of text. */
export type Field = Exclude<keyof Draft, 'extras'>

interface Form {
  readonly draft: Draft
  readonly faults: Readonly<Partial<Record<Field | 'form', string>>>
  /** The texts that were taken from a page, as long as nobody touches them; the next picture takes them away. */
  readonly found?: FoundOnPage | undefined
}

interface FoundOnPage {
  readonly title: string
  /** The address of the page; undefined where somebody wrote it as the link. */
  readonly link: string | undefined
  /** True when the picture came from the page too. */
  readonly hasPicture: boolean
}

/** The state of the page, beside its picture. */
export type Builder = Form &
  (
    | { readonly kind: 'editing' }
    | {
        readonly kind: 'publishing'
        readonly mediaId: string
        readonly isFromWeb: boolean
        /** The signature of the video, if it's one. */
        readonly video?: string | undefined
      }
    | { readonly kind: 'published'; readonly pin: Pin | ScheduledPin }
  )

/** Everything that can happen on the page, beside its picture. */
export type BuilderEvent =
  | { readonly type: 'typed'; readonly field: Field; readonly value: string }
  | { readonly type: 'extras-changed'; readonly changed: Partial<Extras> }
  | { readonly type: 'tags-changed'; readonly change: TagChange }
  | {
      readonly type: 'page-found'
      readonly title: string
      /** The address of the page; undefined leaves the link as it is. */
      readonly link: string | undefined
      readonly hasPicture: boolean
    }
  | { readonly type: 'page-left' }
  | (ChosenBoard & { readonly type: 'board-chosen' })
  | { readonly type: 'publish-pressed'; readonly picture: Picture }
  | { readonly type: 'published'; readonly pin: Pin | ScheduledPin }
  | { readonly type: 'not-published'; readonly fault: string }

/** A draft without text or board. */
export const emptyDraft: Draft = {
  title: '',
  description: '',
  link: '',
  board: '',
  boardName: '',
  section: '',
  sectionName: '',
  extras: noExtras,
}

/** Returns the first state. */
export const openBuilder = (draft: Draft): Builder => ({ kind: 'editing', draft, faults: {} })

function missingOf(picture: Picture): string {
  if (picture.kind !== 'uploading') return words.pictureMissing()
  return videoOf(picture) === undefined ? words.pictureWait() : videoWords.wait()
}

/** Returns the error messages that prevent publishing, by field. */
export function faultsOf(
  { description, link, boardName, extras }: Draft,
  picture: Picture,
): Form['faults'] {
  const max = limits.pinTextMax
  return {
    ...(picture.kind === 'ready' ? {} : { form: missingOf(picture) }),
    ...(areLinksFit(extras) ? {} : { form: carouselWords.linksBad() }),
    ...(description.trim().length > max ? { description: words.descriptionLong({ max }) } : {}),
    ...(link.trim() === '' || webAddress(link) !== undefined ? {} : { link: words.linkBad() }),
    ...(boardName === '' ? { board: words.boardMissing() } : {}),
  }
}

function publish({ draft }: Form, picture: Picture): Builder {
  const faults = faultsOf(draft, picture)
  if (picture.kind !== 'ready' || Object.keys(faults).length > 0)
    return { kind: 'editing', draft, faults }
  const { mediaId, isFromWeb } = picture
  const file = videoOf(picture)
  const video = file === undefined ? undefined : signatureOf(file)
  return { kind: 'publishing', draft, faults, mediaId, isFromWeb, video }
}

/** Returns the draft without what a page brought and nobody touched. */
function withoutFound({ draft, found }: Form): Draft {
  if (found === undefined) return draft
  return {
    ...draft,
    title: draft.title === found.title ? '' : draft.title,
    link: draft.link === found.link ? '' : draft.link,
  }
}

/** Takes the title and the address of a page that was found, but no title over one that somebody wrote. */
function afterPage<State extends Form>(
  state: State,
  { title, link, hasPicture }: Extract<BuilderEvent, { readonly type: 'page-found' }>,
): State {
  const draft = withoutFound(state)
  const brought = title.trim().slice(0, limits.pinTitleMax)
  const isWritten = link === undefined || webAddress(draft.link) === link
  const { link: _, ...faults } = state.faults
  return {
    ...state,
    draft: {
      ...draft,
      title: draft.title.trim() === '' ? brought : draft.title,
      link: isWritten ? draft.link : link,
    },
    faults: link === undefined ? state.faults : faults,
    found: { title: brought, link: isWritten ? undefined : link, hasPicture },
  }
}

/** Returns the state after an event. Text can be typed while the pin is published. */
export function next(state: Builder, event: BuilderEvent): Builder {
  if (state.kind === 'published') return state
  const { draft } = state
  switch (event.type) {
    case 'typed': {
      const { [event.field]: _, form: __, ...faults } = state.faults
      return { ...state, draft: { ...draft, [event.field]: event.value }, faults }
    }
    case 'extras-changed': {
      const extras = { ...draft.extras, ...event.changed }
      return { ...state, draft: { ...draft, extras } }
    }
    case 'tags-changed': {
      const { extras } = draft
      const tags = nextTags(extras.tags, event.change)
      return { ...state, draft: { ...draft, extras: { ...extras, tags } } }
    }
    case 'page-found':
      return afterPage(state, event)
    case 'page-left':
      return { ...state, draft: withoutFound(state), found: undefined }
    case 'board-chosen': {
      const { board: _, form: __, ...faults } = state.faults
      const place = { board: event.id, boardName: event.name }
      const { id = '', title = '' } = event.section ?? {}
      return { ...state, draft: { ...draft, ...place, section: id, sectionName: title }, faults }
    }
    case 'publish-pressed':
      return state.kind === 'editing' ? publish(state, event.picture) : state
    case 'published':
      return { kind: 'published', draft, faults: {}, pin: event.pin }
    case 'not-published':
      return { kind: 'editing', draft, faults: { form: event.fault } }
  }
}
