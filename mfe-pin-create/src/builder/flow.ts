import { limits } from '@tessera/contracts/limits'
import { words } from '../words.ts'

/** The text and board of a new pin. Kept over a failure and a reload. */
export interface Draft {
  readonly title: string
  readonly description: string
  readonly link: string
  /** Id of the chosen board, or '' while none is chosen. */
  readonly board: string
  /** Name of the chosen board. Drafts of older versions have none, so their board is not used. */
  readonly boardName: string
}

/** The state of the picture. */
export type Picture =
  | { readonly phase: 'none'; readonly fault?: string }
  | { readonly phase: 'processing' }
  | { readonly phase: 'uploading'; readonly preview: string }
  | { readonly phase: 'failed'; readonly preview: string; readonly fault: string }
  | { readonly phase: 'ready'; readonly preview: string; readonly mediaId: string }

type Field = keyof Draft

/** The state of the page. */
export interface Builder {
  readonly draft: Draft
  readonly picture: Picture
  readonly publishing: boolean
  readonly faults: Readonly<Partial<Record<Field | 'form', string>>>
}

/** Everything that can happen on the page. */
export type BuilderEvent =
  | { readonly type: 'typed'; readonly field: Field; readonly value: string }
  | { readonly type: 'picture-chosen' }
  | { readonly type: 'picture-refused'; readonly fault: string }
  | { readonly type: 'picture-shown'; readonly preview: string }
  | { readonly type: 'picture-sent'; readonly mediaId: string }
  | { readonly type: 'picture-not-sent'; readonly fault: string }
  | { readonly type: 'picture-sent-again' }
  | { readonly type: 'picture-removed' }
  | { readonly type: 'publish-pressed' }
  | { readonly type: 'board-chosen'; readonly id: string; readonly name: string }
  | { readonly type: 'not-published'; readonly fault: string }

/** A draft without text or board. */
export const emptyDraft: Draft = { title: '', description: '', link: '', board: '', boardName: '' }

/** Returns the first state with the kept draft. A picture from another site comes by itself. */
export function openBuilder(draft: Draft, pictureComes = false): Builder {
  const kept = !pictureComes && Object.values(draft).some((text) => text !== '')
  return {
    draft,
    picture: kept ? { phase: 'none', fault: words.chooseAgain() } : { phase: 'none' },
    publishing: false,
    faults: {},
  }
}

function isLink(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

/** Returns the error messages that prevent publishing, by field. */
function faultsOf({ draft, picture }: Pick<Builder, 'draft' | 'picture'>): Builder['faults'] {
  const { description, link, boardName } = draft
  const max = limits.pinTextMax
  return {
    ...(picture.phase === 'ready'
      ? {}
      : { form: picture.phase === 'uploading' ? words.pictureWait() : words.pictureMissing() }),
    ...(description.trim().length > max ? { description: words.descriptionLong({ max }) } : {}),
    ...(link.trim() === '' || isLink(link.trim()) ? {} : { link: words.linkBad() }),
    ...(boardName === '' ? { board: words.boardMissing() } : {}),
  }
}

function nextPicture(picture: Picture, event: BuilderEvent): Picture {
  const shown = 'preview' in picture ? picture.preview : undefined
  switch (event.type) {
    case 'picture-chosen':
      return { phase: 'processing' }
    case 'picture-refused':
      return { phase: 'none', fault: event.fault }
    case 'picture-shown':
      return { phase: 'uploading', preview: event.preview }
    case 'picture-sent':
      return shown === undefined
        ? picture
        : { phase: 'ready', preview: shown, mediaId: event.mediaId }
    case 'picture-not-sent':
      return shown === undefined ? picture : { phase: 'failed', preview: shown, fault: event.fault }
    case 'picture-sent-again':
      return picture.phase === 'failed' ? { phase: 'uploading', preview: picture.preview } : picture
    case 'picture-removed':
      return { phase: 'none' }
    default:
      return picture
  }
}

function publish(state: Builder): Builder {
  if (state.publishing) return state
  const faults = faultsOf(state)
  return { ...state, faults, publishing: Object.keys(faults).length === 0 }
}

/** Returns the state after an event. */
export function next(state: Builder, event: BuilderEvent): Builder {
  switch (event.type) {
    case 'typed': {
      const { [event.field]: _, form: __, ...faults } = state.faults
      return { ...state, draft: { ...state.draft, [event.field]: event.value }, faults }
    }
    case 'publish-pressed':
      return publish(state)
    case 'board-chosen': {
      const { board: _, form: __, ...faults } = state.faults
      return {
        ...state,
        draft: { ...state.draft, board: event.id, boardName: event.name },
        faults,
      }
    }
    case 'not-published':
      return { ...state, publishing: false, faults: { form: event.fault } }
    default:
      return { ...state, picture: nextPicture(state.picture, event) }
  }
}
