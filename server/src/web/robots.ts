import { paths } from '@tessera/contracts/paths'

const day = 'public, max-age=86400'

/** What is for nobody who only collects: calls, ways out, and pages for one person or without end. */
const closed: readonly string[] = [
  ...['/resource/', '/v3/', '/vx/', '/ads/', '/dev/', '/settings/', '/search/', '/password/'],
  ...['/invite/', '/advertiser/', '/pin/create/', paths.offsite.pattern, paths.pinBuilder.pattern],
]

/** Says what programs that collect pages may ask for, and where the list of pages is. */
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
