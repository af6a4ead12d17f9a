import { createHash } from 'node:crypto'
import { type SampleSites, sampleSitesBase } from '@tessera/server/platform/sample-content/port'
import { readPicture } from '../pictures/picture-facts.ts'
import type { ShelvedSite } from './demo-shelf.ts'
import { homePage, ideaPage } from './site-page.ts'

/** Loads the sites when the first request comes. */
export type LoadShelf = () => Promise<ReadonlyMap<string, ShelvedSite>>

function htmlAnswer({ html, style }: { html: string; style: string }): Response {
  const hash = createHash('sha256').update(style).digest('base64')
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'no-referrer',
    },
  })
}

async function pictureAnswer(name: string): Promise<Response> {
  const headers = { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=3600' }
  return new Response(await readPicture(name), { headers })
}

function answerOn(shelved: ShelvedSite, rest: string): Response | Promise<Response> {
  const { ideas } = shelved
  const idea = ideas.find(({ slug }) => slug === rest.replace(/\.webp$/, ''))
  if (idea === undefined) return htmlAnswer(homePage(shelved))
  return rest.endsWith('.webp')
    ? pictureAnswer(idea.pin.picture)
    : htmlAnswer(ideaPage(shelved, idea))
}

/** Returns the demo's shops and blogs. An address that a site doesn't have shows its home page. */
export const demoSitePages = (loadShelf: LoadShelf): SampleSites => ({
  pathOf: async (link) => {
    const url = URL.parse(link)
    if (url === null || !(await loadShelf()).has(url.hostname)) return undefined
    return `${sampleSitesBase}${url.hostname}${url.pathname}`
  },
  answer: async (path) => {
    const [domain = '', ...rest] = path.slice(sampleSitesBase.length).split('/')
    const shelved = (await loadShelf()).get(domain)
    if (shelved === undefined) return undefined
    // Links on the pages are relative, so the home page needs its slash.
    if (rest.length === 0)
      return new Response(null, {
        status: 301,
        headers: { Location: `${sampleSitesBase}${domain}/` },
      })
    return answerOn(shelved, rest.join('/'))
  },
})
