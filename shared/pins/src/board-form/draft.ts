import type { Privacy } from '@tessera/contracts/entities/board'
import type { ShareSuggestion } from '@tessera/contracts/entities/share-suggestion'
import { limits } from '@tessera/contracts/limits'
import { words } from './words.ts'

interface BoardFields {
  readonly name: string
  readonly secret: boolean
  /** People to invite once the board exists. */
  readonly invited: readonly ShareSuggestion[]
  /** True once something was typed: from then on a blank name is an error. */
  readonly touched: boolean
  /** The service's error message, until the draft changes. */
  readonly refusal: string | null
}

/** The contents of the create-board form, which is being written or saved. */
export type BoardDraft = BoardFields & ({ readonly kind: 'writing' } | { readonly kind: 'saving' })

/** Everything that can happen to the draft. */
export type DraftEvent =
  | { readonly type: 'named'; readonly name: string }
  | { readonly type: 'secret-switched'; readonly secret: boolean }
  | { readonly type: 'invited'; readonly people: readonly ShareSuggestion[] }
  | { readonly type: 'create-pressed' }
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'created' }

/** An empty draft. */
export const emptyDraft: BoardDraft = {
  kind: 'writing',
  name: '',
  secret: false,
  invited: [],
  touched: false,
  refusal: null,
}

/** Returns the error messages for a board's name. */
function nameFaults(name: string): readonly string[] {
  const trimmed = name.trim()
  if (trimmed === '') return [words.nameBlank()]
  return [...trimmed].length > limits.boardTitleMax
    ? [words.nameLong({ maxLength: limits.boardTitleMax })]
    : []
}

/** Returns the text below the name field: its errors joined with a comma, else the service's message. */
export function draftFault(draft: BoardDraft): string | undefined {
  const faults = draft.touched ? nameFaults(draft.name) : []
  return faults.length > 0 ? faults.join(', ') : (draft.refusal ?? undefined)
}

/** True when Create is enabled: the name is valid, not refused, and nothing is being saved. */
export function mayCreate(draft: BoardDraft): boolean {
  return draft.kind === 'writing' && draft.refusal === null && nameFaults(draft.name).length === 0
}

/** Returns the board's privacy. A board for an ad account is protected, whatever the switch says. */
export function privacyOf(draft: BoardDraft, forAdvertiser = false): Privacy {
  if (forAdvertiser) return 'protected'
  return draft.secret ? 'secret' : 'public'
}

/** Returns the draft after an event. While it is being saved it does not change. */
export function nextDraft(draft: BoardDraft, event: DraftEvent): BoardDraft {
  if (event.type === 'refused') return { ...draft, kind: 'writing', refusal: event.message }
  if (event.type === 'created') return emptyDraft
  if (draft.kind === 'saving') return draft
  if (event.type === 'named') return { ...draft, name: event.name, touched: true, refusal: null }
  if (event.type === 'invited') return { ...draft, invited: event.people }
  if (event.type === 'secret-switched') return { ...draft, secret: event.secret, refusal: null }
  return mayCreate(draft) ? { ...draft, kind: 'saving' } : { ...draft, touched: true }
}
