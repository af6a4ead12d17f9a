import { paths } from '@tessera/contracts/paths'

const day = 'public, max-age=86400'

/**
 * Paths that crawlers must not request: calls, links that lead away, personal pages and endless
 * lists.
 */
const closed: readonly string[] = [
  '/resource/',
  '/v3/',
  '/vx/',
  '/ads/',
  '/dev/',
  '/settings/',
  '/search/',
  '/password/',
  '/invite/',
  '/advertiser/',
  '/pin/create/',
  paths.offsite.pattern,
  paths.pinBuilder.pattern,
]

/** Tells crawlers which paths they may request, and where the sitemap is. */
export function answerRobots(publicOrigin: string): Response {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${publicOrigin}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': day,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
