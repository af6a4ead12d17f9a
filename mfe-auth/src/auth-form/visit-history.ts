import { limits } from '@tessera/contracts/limits'

interface Page {
  readonly document: { readonly referrer: string }
  readonly location: { readonly origin: string }
  /** Missing in browsers without the Navigation API. */
  readonly navigation?: { entries(): readonly { readonly url: string | null }[] }
}

/**
 * Returns what a log-in says of the way to it: the page that led to the product, and the paths of the
 * product that this tab showed. A browser without the Navigation API knows the current path alone.
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
