import type { HashtagSuggestion } from '@tessera/contracts/entities/search'
import { limits } from '@tessera/contracts/limits'
import { type TypedTag, typedTag, type Written } from './typed-tag.ts'

/** The hashtags that are suggested below a field. */
export interface TagSuggestions {
  readonly typed: TypedTag | null
  readonly tags: readonly HashtagSuggestion[]
  /** Closed with Escape or by a choice, until something else is typed. */
  readonly closed: boolean
}

export type TagEvent =
  | ({ readonly type: 'written' } & Written)
  | {
      readonly type: 'loaded'
      readonly query: string
      readonly tags: readonly HashtagSuggestion[]
    }
  | { readonly type: 'failed'; readonly query: string }
  | { readonly type: 'closed' }
  | ({ readonly type: 'chosen' } & Written)
  | { readonly type: 'left' }

/** No hashtag is typed, and none is suggested. */
export const noTags: TagSuggestions = { typed: null, tags: [], closed: false }

/** True while the list shows. */
export const isOpen = ({ typed, tags, closed }: TagSuggestions): boolean =>
  typed !== null && tags.length > 0 && !closed

function written(before: TagSuggestions, typed: TypedTag | null): TagSuggestions {
  if (typed === null) return noTags
  if (typed.query === before.typed?.query) return { ...before, typed }
  // Suggestions that still match stay until those for the longer text have loaded.
  const query = typed.query.toLowerCase()
  const tags = before.tags.filter((tag) => tag.query.toLowerCase().startsWith(query))
  return { typed, tags, closed: false }
}

/** Returns the suggestions after an event. */
export function next(now: TagSuggestions, event: TagEvent): TagSuggestions {
  switch (event.type) {
    case 'written':
      return written(now, typedTag(event))
    case 'loaded':
      return event.query === now.typed?.query
        ? { ...now, tags: event.tags.slice(0, limits.hashtagSuggestions) }
        : now
    case 'failed':
      return event.query === now.typed?.query ? { ...now, tags: [] } : now
    case 'closed':
      return { ...now, closed: true }
    case 'chosen':
      return { ...noTags, typed: typedTag(event), closed: true }
    case 'left':
      return noTags
  }
}
