import { oldBrowserPath, oldBrowserScript } from './old-browser.ts'

const day = 'public, max-age=86400'

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#c8321f"/><rect x="7" y="7" width="8" height="11" rx="2.5" fill="#fff"/><rect x="17" y="7" width="8" height="6" rx="2.5" fill="#fff" opacity=".72"/><rect x="7" y="20" width="8" height="5" rx="2.5" fill="#fff" opacity=".72"/><rect x="17" y="15" width="8" height="10" rx="2.5" fill="#fff"/></svg>`

/** Paths of the small files that browsers and crawlers request by name. */
export const fixedPaths = ['/favicon.svg', '/favicon.ico', oldBrowserPath] as const

/** Serves the small files that browsers and crawlers request by name. */
export function fixedFile(path: string): Response | undefined {
  if (path === '/favicon.svg' || path === '/favicon.ico') return file('image/svg+xml', mark)
  if (path === oldBrowserPath) return file('text/javascript; charset=utf-8', oldBrowserScript)
  return undefined
}

const file = (type: string, body: string): Response =>
  new Response(body, {
    headers: { 'Content-Type': type, 'Cache-Control': day, 'X-Content-Type-Options': 'nosniff' },
  })
