import { lookUp } from '@tessera/server/contexts/base/outside-pages/look-up'
import { createMemoryService } from '@tessera/server/memory-service'
import type { Pages } from '@tessera/server/platform/pages/port'
import { withSamplePages } from '@tessera/server/platform/sample-content/sample-pages'
import { afterAll, expect, test } from 'vitest'
import { demoWorld } from '../content/world.ts'
import { demoShelf } from './demo-shelf.ts'
import { demoSitePages } from './demo-site-pages.ts'

const origin = 'http://localhost:3000'
const sites = demoSitePages(async () => demoShelf)
const nowhere: Pages = { fetch: async () => ({ ok: false, code: 'address-refused' }) }
const pages = withSamplePages(nowhere, { sites, origin })

const production = await createMemoryService()
const ports = { ...production.ports, pages }
afterAll(() => production.stop())

test('every link of a demo pin leads to a page about that pin, with its picture', async () => {
  for (const { link, title } of demoWorld.pins) {
    const path = await sites.pathOf(link)
    const answer = await sites.answer(path ?? '')
    expect(answer?.status, link).toBe(200)
    const html = (await answer?.text()) ?? ''
    expect(html).toContain(`<h1>${title.replaceAll("'", '&#39;')}</h1>`)
  }
})

test('our own scraper reads the product of a shop page: name, price, brand, availability and picture', async () => {
  const lamp = demoWorld.pins.find(({ picture }) => picture === 'pictures/linen_stack-3')
  const path = (await sites.pathOf(lamp?.link ?? '')) ?? ''
  for (const url of [lamp?.link ?? '', `${origin}${path}`]) {
    const result = await lookUp(ports, url, { who: 'ada' })
    expect(result.ok && result.found).toMatchObject({
      title: lamp?.title,
      canonical_url: lamp?.link,
      product: {
        name: lamp?.title,
        brand: 'North Loom',
        availability: 'preorder',
        price: { amount: 18_900, currency: 'USD' },
      },
    })
    const picture = result.ok ? result.found.items[0]?.url : undefined
    expect(await lookUp(ports, picture ?? '', { who: 'ada' })).toMatchObject({
      ok: true,
      found: { items: [{ width: 564 }] },
    })
  }
})

test('a site has a home page with all of its ideas, and other hosts have none', async () => {
  const home = await sites.answer('/demo-sites/lowshelf.example/')
  const html = (await home?.text()) ?? ''
  for (const { pin } of demoShelf.get('lowshelf.example')?.ideas ?? [])
    expect(html).toContain(pin.title)
  const bare = await sites.answer('/demo-sites/lowshelf.example')
  expect([bare?.status, bare?.headers.get('Location')]).toEqual([
    301,
    '/demo-sites/lowshelf.example/',
  ])
  expect(await sites.pathOf('https://elsewhere.example/lamp')).toBeUndefined()
  expect(await sites.answer('/demo-sites/elsewhere.example/lamp')).toBeUndefined()
  expect(await sites.answer('/demo-sites/../../etc/passwd')).toBeUndefined()
})

test('a page runs no script and loads nothing from elsewhere', async () => {
  const answer = await sites.answer('/demo-sites/lowshelf.example/')
  const policy = answer?.headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('script-src')
})

test('without sample content, as in production, no demo site is answered', async () => {
  const path = '/demo-sites/lowshelf.example/'
  const answer = await production.fetch(new Request(`${origin}${path}`))
  expect(await answer.text()).not.toContain('Low Shelf')
  expect(production.ports.sampleSites).toBeNull()
})
