import type { DraftField } from './draft.ts'
import { emptyDraft } from './draft.ts'
import type { Filled, Filling, Form, Mode } from './states.ts'
import { filling, formOf } from './states.ts'

/** What is written once somebody typed in a field. */
export function written(parts: Filling, field: DraftField, value: string): Filling {
  const draft = { ...parts.draft, [field]: value }
  if (field !== 'email') return { ...parts, draft }
  // Another address may have no account: the form is again what it was before the look-up.
  const mode = parts.known ? 'sign-up' : parts.mode
  return { ...parts, draft, mode, known: false, hint: null }
}

/** The other way in, or the same once more; who was welcomed back is no more once they want an account. */
export function toMode(state: Filled, mode: Mode): Form {
  const parts = filling(state)
  const leaves = mode === 'sign-up' && parts.returning !== null
  return formOf({
    ...parts,
    mode,
    known: false,
    ...(leaves ? { returning: null, draft: emptyDraft } : {}),
  })
}
