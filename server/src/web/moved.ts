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
 * Leads to the one address of a page that was asked for without the slash at its end, or in letters that
 * it is not written in. Undefined where somebody is at the right address already. It never leads to
 * another site: what begins with two slashes is no page.
 */
export function movedTo(url: URL, path: string = url.pathname): Response | undefined {
  const wanted = path.endsWith('/') ? path : `${path}/`
  const isThere = decoded(wanted) === decoded(url.pathname)
  return isThere || wanted.startsWith('//') ? undefined : answer(wanted + url.search)
}
