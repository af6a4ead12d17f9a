import { limits } from '@tessera/contracts/limits'
import { words } from '../words.ts'

/** The words of a pin that is being made; they outlive a failure and a reload. */
export interface Draft {
  readonly title: string
  readonly description: string
  readonly link: string
  /** A board's id, 'new', or '' while none is chosen. */
  readonly board: string
  readonly newBoard: string
}

/** How far the picture is. */
export type Picture =
  | { readonly phase: 'none'; readonly fault?: string }
  | { readonly phase: 'processing' }
  | { readonly phase: 'uploading'; readonly preview: string }
  | { readonly phase: 'failed'; readonly preview: string; readonly fault: string }
  | { readonly phase: 'ready'; readonly preview: string; readonly mediaId: string }

type Field = keyof Draft

/** The whole page. */
export interface Builder {
  readonly draft: Draft
  readonly picture: Picture
  readonly publishing: boolean
  readonly faults: Readonly<Partial<Record<Field | 'form', string>>>
}

/** What can happen. */
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
  | { readonly type: 'board-made'; readonly boardId: string }
  | { readonly type: 'not-published'; readonly fault: string; readonly field?: Field }

export const emptyDraft: Draft = { title: '', description: '', link: '', board: '', newBoard: '' }

/** The page as it opens, with the words that were kept; a picture may be about to come by itself. */
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

/** Everything that keeps the pin from being published, by field. */
function faultsOf({ draft, picture }: Pick<Builder, 'draft' | 'picture'>): Builder['faults'] {
  const { description, link, board, newBoard } = draft
  const max = limits.pinTextMax
  return {
    ...(picture.phase === 'ready'
      ? {}
      : { form: picture.phase === 'uploading' ? words.pictureWait() : words.pictureMissing() }),
    ...(description.trim().length > max ? { description: words.descriptionLong({ max }) } : {}),
    ...(link.trim() === '' || isLink(link.trim()) ? {} : { link: words.linkBad() }),
    ...(board === '' ? { board: words.boardMissing() } : {}),
    ...(board === 'new' && newBoard.trim() === '' ? { newBoard: words.boardNameMissing() } : {}),
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

/** What the page is after something has happened to it. */
export function next(state: Builder, event: BuilderEvent): Builder {
  switch (event.type) {
    case 'typed': {
      const { [event.field]: _, form: __, ...faults } = state.faults
      return { ...state, draft: { ...state.draft, [event.field]: event.value }, faults }
    }
    case 'publish-pressed':
      return publish(state)
    // A board that was made is chosen from then on, so that trying again does not make it twice.
    case 'board-made':
      return { ...state, draft: { ...state.draft, board: event.boardId, newBoard: '' } }
    case 'not-published':
      return {
        ...state,
        publishing: false,
        faults: { [event.field ?? 'form']: event.fault },
      }
    default:
      return { ...state, picture: nextPicture(state.picture, event) }
  }
}
