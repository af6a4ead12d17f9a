import type { Privacy } from '@tessera/contracts/entities/board'
import type { ShareSuggestion } from '@tessera/contracts/entities/share-suggestion'
import { limits } from '@tessera/contracts/limits'
import { words } from '../../words.ts'

/** A board that somebody is naming. */
export interface BoardDraft {
  readonly name: string
  readonly secret: boolean
  /** Whom to ask to the board once it is there. */
  readonly invited: readonly ShareSuggestion[]
  /** Something was typed: from then on a blank name is a fault to speak of. */
  readonly touched: boolean
  readonly saving: boolean
  /** What the service said against it, until the draft changes. */
  readonly refusal: string | null
}

/** What can happen to the draft. */
export type DraftEvent =
  | { readonly type: 'named'; readonly name: string }
  | { readonly type: 'secret-switched'; readonly secret: boolean }
  | { readonly type: 'invited'; readonly people: readonly ShareSuggestion[] }
  | { readonly type: 'create-pressed' }
  | { readonly type: 'refused'; readonly message: string }

/** A draft with nothing in it. */
export const emptyDraft: BoardDraft = {
  name: '',
  secret: false,
  invited: [],
  touched: false,
  saving: false,
  refusal: null,
}

/** Everything that is wrong with a board's name, in words. */
function nameFaults(name: string): readonly string[] {
  const trimmed = name.trim()
  if (trimmed === '') return [words.boardNameBlank()]
  return [...trimmed].length > limits.boardTitleMax
    ? [words.boardNameLong({ maxLength: limits.boardTitleMax })]
    : []
}

/** What the field says below itself: the name's faults joined with a comma, else the service's refusal. */
export function draftFault(draft: BoardDraft): string | undefined {
  const faults = draft.touched ? nameFaults(draft.name) : []
  return faults.length > 0 ? faults.join(', ') : (draft.refusal ?? undefined)
}

/** Whether Create may be pressed: a good name, nothing refused, nothing on its way. */
export function mayCreate(draft: BoardDraft): boolean {
  return !draft.saving && draft.refusal === null && nameFaults(draft.name).length === 0
}

/** Who will see the board. One that is made for an ad account is protected, whatever was switched. */
export function privacyOf(draft: BoardDraft, forAdvertiser = false): Privacy {
  if (forAdvertiser) return 'protected'
  return draft.secret ? 'secret' : 'public'
}

/** The draft after something happened. While it is being saved it does not change under the service's hands. */
export function nextDraft(draft: BoardDraft, event: DraftEvent): BoardDraft {
  if (event.type === 'refused') return { ...draft, saving: false, refusal: event.message }
  if (draft.saving) return draft
  if (event.type === 'named') return { ...draft, name: event.name, touched: true, refusal: null }
  if (event.type === 'invited') return { ...draft, invited: event.people }
  if (event.type === 'secret-switched') return { ...draft, secret: event.secret, refusal: null }
  return mayCreate(draft) ? { ...draft, saving: true } : { ...draft, touched: true }
}
