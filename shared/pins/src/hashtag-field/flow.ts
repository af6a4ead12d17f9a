import type { HashtagSuggestion } from '@tessera/contracts/entities/search'
import { limits } from '@tessera/contracts/limits'
import { type TypedTag, typedTag, type Written } from './typed-tag.ts'

/** The hashtags that are offered below a field. */
export interface Flyout {
  readonly typed: TypedTag | null
  readonly offered: readonly HashtagSuggestion[]
  /** Which of them Enter picks, if any. */
  readonly active: number | null
  /** Put away for what is typed now. */
  readonly closed: boolean
}

export type FlyoutEvent =
  | ({ readonly type: 'written' } & Written)
  | {
      readonly type: 'offered'
      readonly query: string
      readonly tags: readonly HashtagSuggestion[]
    }
  | { readonly type: 'failed'; readonly query: string }
  | { readonly type: 'moved'; readonly by: 1 | -1 }
  | { readonly type: 'escaped' }
  | ({ readonly type: 'picked' } & Written)
  | { readonly type: 'left' }

/** Nothing typed, nothing offered. */
export const noFlyout: Flyout = { typed: null, offered: [], active: null, closed: false }

/** Whether anything is on show. */
export const isOpen = ({ typed, offered, closed }: Flyout): boolean =>
  typed !== null && offered.length > 0 && !closed

function written(flyout: Flyout, typed: TypedTag | null): Flyout {
  if (typed === null) return noFlyout
  if (typed.query === flyout.typed?.query) return { ...flyout, typed }
  // Of what was offered for fewer letters, what still fits stands until the answer for more is there.
  const query = typed.query.toLowerCase()
  const offered = flyout.offered.filter((tag) => tag.query.toLowerCase().startsWith(query))
  return { typed, offered, active: null, closed: false }
}

/** Around the list, and past its ends to none. */
function moved({ offered, active }: Flyout, by: 1 | -1): number | null {
  const at = (active ?? (by === 1 ? -1 : offered.length)) + by
  return at < 0 || at >= offered.length ? null : at
}

/** What becomes of the flyout. */
export function next(flyout: Flyout, event: FlyoutEvent): Flyout {
  switch (event.type) {
    case 'written':
      return written(flyout, typedTag(event))
    case 'offered':
      return event.query === flyout.typed?.query
        ? { ...flyout, offered: event.tags.slice(0, limits.hashtagSuggestions), active: null }
        : flyout
    case 'failed':
      return event.query === flyout.typed?.query ? { ...flyout, offered: [], active: null } : flyout
    case 'moved':
      return { ...flyout, active: moved(flyout, event.by) }
    case 'escaped':
      return { ...flyout, active: null, closed: true }
    case 'picked':
      return { ...noFlyout, typed: typedTag(event), closed: true }
    case 'left':
      return noFlyout
  }
}
