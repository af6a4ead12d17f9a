import type { ShareSuggestion } from '@tessera/contracts/entities/share-suggestion'
import { looksLikeEmail } from '@tessera/contracts/typed-text'

/** Somebody who is known by an address alone. */
export type EmailSuggestion = Extract<ShareSuggestion, { readonly type: 'email' }>

/**
 * What is typed as an address, as the service would suggest it; undefined for what is no address. It is
 * not asked for: somebody else's half of an address is nobody's business before it is sent to.
 */
export function typedAddress(term: string): EmailSuggestion | undefined {
  const id = term.trim().toLowerCase()
  if (!id.includes('@')) return undefined
  const card = { id, full_name: id, username: null, image_medium_url: null }
  return { type: 'email', ...card, is_valid: looksLikeEmail(id) }
}
