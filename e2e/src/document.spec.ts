import { expect } from 'playwright/test'
import { test } from './test.ts'

test('the document has integrity hashes on every script and style, and no inline scripts', async ({
  page,
  request,
}) => {
  const answer = await request.get('/')
  const policy = answer.headers()['content-security-policy'] ?? ''
  expect(policy).not.toContain('unsafe-')
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]+'/)
  expect(answer.headers()['cache-control']).toContain('no-store')
  const html = await answer.text()
  const loading =
    /<(?:script\b[^>]*\ssrc=|link rel="stylesheet"|link rel="preload" as="(?:script|style)")[^>]*>/g
  const tags = [...html.matchAll(loading)].map(([tag]) => tag)
  expect(tags.length).toBeGreaterThan(4)
  for (const tag of tags) expect(tag).toMatch(/integrity="sha(?:256|384)-/)
  const scripts = [...html.matchAll(/<script\b(?![^>]*\ssrc=)[^>]*>/g)].map(([tag]) => tag)
  // Data blocks, which browsers don't execute.
  expect(scripts).toEqual([
    '<script type="application/json" id="tessera-boot">',
    '<script type="application/ld+json">',
  ])
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  expect(
    violations.filter((text) => !text.includes('Report Only') && !text.includes('report-only')),
  ).toEqual([])
})

test('the first paint needs no call: viewer, modules and first data are in the document', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/(resource|v3)\//.test(request.url())) calls.push(request.url())
  })
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  // Only later pages are requested, while scrolling.
  expect(calls.filter((url) => !url.includes('bookmark'))).toEqual([])
})

test('an unknown URL answers 404 with a designed page', async ({ page }) => {
  const answer = await page.goto('/no/such/place/at/all/')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('main')).toContainText("We can't find this page")
  await page.getByRole('link', { name: 'Go to home page' }).click()
  await expect(page).toHaveURL('/')
})

test('hashed files are cached for a year, descriptors never', async ({ page, request }) => {
  const urls: string[] = []
  page.on('response', (response) => urls.push(response.url()))
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  const chunk = urls.find((url) => /async\/page-feed\.[0-9a-f]+\.js/.test(url))
  expect(chunk).toBeDefined()
  const kept = await request.get(chunk ?? '')
  expect(kept.headers()['cache-control']).toContain('immutable')
  const descriptor = await request.get(new URL('/module.json', chunk).href)
  expect(descriptor.headers()['cache-control']).toBe('no-cache')
})

test('the document has headers that protect it from other sites', async ({ request }) => {
  const headers = (await request.get('/')).headers()
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'integrity-policy': 'blocked-destinations=(script)',
  })
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
  // HSTS must not be set for plain http on localhost.
  expect(headers['strict-transport-security']).toBeUndefined()
})

test('a call from another site is refused', async ({ request }) => {
  const answer = await request.post('/resource/UserSessionResource/create/', {
    headers: { Origin: 'https://evil.example' },
    data: { username_or_email: 'mira@demo.test', password: 'tessera-demo' },
  })
  expect(answer.status()).toBe(403)
  expect(answer.headers()['set-cookie']).toBeUndefined()
})

const firstOf = (xml: string, pattern: RegExp): string => pattern.exec(xml)?.[1] ?? ''

test('search engines find every kind of page through robots.txt and get its metadata without scripts', async ({
  request,
}) => {
  const textAt = async (url: string) => {
    const answer = await request.get(new URL(url).pathname)
    expect(answer.status(), url).toBe(200)
    return answer.text()
  }
  const robots = await (await request.get('/robots.txt')).text()
  const index = await textAt(firstOf(robots, /^Sitemap: (.*)$/m))
  for (const [kind, type] of [
    ['pins', 'ImageObject'],
    ['boards', 'CollectionPage'],
    ['people', 'ProfilePage'],
  ] as const) {
    const list = await textAt(firstOf(index, new RegExp(`<loc>([^<]*/${kind}-[^<]*)</loc>`)))
    const address = firstOf(list, /<url><loc>([^<]*)<\/loc><lastmod>/)
    const html = await textAt(address)
    expect(html).toContain(`<link rel="canonical" href="${address}">`)
    expect(html).toContain(`<meta property="og:url" content="${address}">`)
    expect(html).toContain(`"@type":"${type}"`)
    expect(firstOf(html, /<title>([^<]*)</)).not.toBe('')
    const picture = firstOf(html, /property="og:image" content="([^"]*)"/)
    expect((await request.get(new URL(picture).pathname)).headers()['content-type']).toBe(
      'image/jpeg',
    )
  }
})

test('a URL in different case redirects permanently to the canonical one', async ({ request }) => {
  const answer = await request.get('/Mira_Okafor?tab=saved', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([301, '/mira_okafor/?tab=saved'])
})
