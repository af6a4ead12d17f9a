import { limits } from '@tessera/contracts/limits'

interface Page {
  readonly document: { readonly referrer: string }
  readonly location: { readonly origin: string }
  /** Missing in browsers without the Navigation API. */
  readonly navigation?: { entries(): readonly { readonly url: string | null }[] }
}

/**
 * Returns the visit's history for a log-in: the referrer and the paths that this tab showed.
 * Without the Navigation API only the current path is known.
 */
export function visitHistory({ document, location, navigation }: Page, current: string) {
  const entries = navigation?.entries() ?? [{ url: current }]
  const visited = entries.flatMap(({ url }) =>
    url === null ? [] : [new URL(url, location.origin).pathname],
  )
  return {
    referrer: document.referrer.slice(0, limits.referrerMax),
    visited: visited
      .filter(({ length }) => length <= limits.visitedPathMax)
      .slice(-limits.visitedPagesMax),
  }
}
