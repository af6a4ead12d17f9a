import type { ShareSuggestion } from '@tessera/contracts/entities/share-suggestion'
import { looksLikeEmail } from '@tessera/contracts/typed-text'

/** A person known only by email. */
export type EmailSuggestion = Extract<ShareSuggestion, { readonly type: 'email' }>

/**
 * Returns typed text as a suggestion when it is an email, or undefined. The service is not asked,
 * because a partly typed email should not be sent.
 */
export function typedAddress(term: string): EmailSuggestion | undefined {
  const id = term.trim().toLowerCase()
  if (!id.includes('@')) return undefined
  const card = { id, full_name: id, username: null, image_medium_url: null }
  return { type: 'email', ...card, is_valid: looksLikeEmail(id) }
}
