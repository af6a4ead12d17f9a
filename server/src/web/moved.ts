const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

const answer = (to: string): Response =>
  new Response(null, {
    status: 301,
    headers: { Location: to, 'Cache-Control': 'private, no-store', Vary: 'Cookie' },
  })

/**
 * Redirects to the canonical path of a page when the request lacks the slash at the end or spells
 * the path differently; undefined when the path is canonical. Never redirects to another site: a
 * path with two slashes at the start is no page.
 */
export function movedTo(url: URL, path: string = url.pathname): Response | undefined {
  const wanted = path.endsWith('/') ? path : `${path}/`
  const isThere = decoded(wanted) === decoded(url.pathname)
  return isThere || wanted.startsWith('//') ? undefined : answer(wanted + url.search)
}
