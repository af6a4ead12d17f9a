import { createServer } from 'node:http'
import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { askService } from './ask-service.ts'
import { signUpByCall } from './new-account.ts'
import { test } from './test.ts'

// The service refuses to fetch this address, as it cannot fetch what is behind a log-in.
const site = 'http://10.9.8.7'
const address = `${site}/members/soup`

/** Refuses everything but the page's own pictures: scripts, styles, and requests of scripts. */
const strictPolicy = "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'"

/** Returns the answers of another site: a picture for names of pictures, and this body for the rest. */
async function siteOf(page: Page, body: string, policy: string) {
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 480, height: 360 } })
  return (url: string) =>
    url.endsWith('.png')
      ? { headers: { 'Content-Type': 'image/png' }, body: picture }
      : { headers: { 'Content-Type': 'text/html', 'Content-Security-Policy': policy }, body }
}

/** Opens a page of another site with this body, whose pictures only this browser can see. */
async function openSite(page: Page, body: string): Promise<void> {
  const answer = await siteOf(page, body, strictPolicy)
  await page.context().route(`${site}/**`, (route) => route.fulfill(answer(route.request().url())))
  await page.goto(address)
}

/** Serves a site on this machine: Chromium lets no page from elsewhere load from the product's loopback address. */
async function localSite(page: Page, body: string, policy: string) {
  const answer = await siteOf(page, body, policy)
  const server = createServer(({ url = '' }, response) => {
    const { headers, body } = answer(url)
    response.writeHead(200, headers).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const place = server.address()
  const port = typeof place === 'object' ? place?.port : undefined
  return { site: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** Returns the bookmarklet that members drag to their browser. */
async function offeredBookmark(page: Page): Promise<string> {
  await page.goto('/pin-builder/')
  const link = page.getByRole('link', { name: /^Save to/ })
  await expect(link).toHaveAttribute('href', /^javascript:/)
  return decodeURIComponent((await link.getAttribute('href')) ?? '').replace('javascript:', '')
}

test('a member saves a picture that only they can see, from a page with a strict policy, by the bookmark', async ({
  page,
}) => {
  await signUpByCall(page)
  const name = 'Soups'
  await askService(page, '/resource/BoardResource/create/', { name })
  const bookmark = await offeredBookmark(page)
  await openSite(
    page,
    '<title>Soup</title><img src="/small.png" width="60" height="60"><img src="/soup.png" alt="A bowl">',
  )
  await expect(page.getByAltText('A bowl')).toHaveJSProperty('complete', true)
  const [opened] = await Promise.all([page.waitForEvent('popup'), page.evaluate(bookmark)])
  const created = opened.waitForRequest(/PinResource\/create/)
  await opened.getByRole('button', { name: `Save to ${name}` }).click()
  await expect(opened.getByRole('heading', { name: `Saved to ${name}` })).toBeVisible()
  const { link, media_upload_id } = (await created).postDataJSON()
  expect([link, typeof media_upload_id]).toEqual([address, 'string'])
})

test('the Save button works on a page whose policy knows its hash alone, over pictures and in place', async ({
  page,
  baseURL,
}) => {
  await signUpByCall(page)
  const shown = await (await page.request.get('/save-button/')).text()
  const [, integrity = ''] = /integrity="(sha384-[^"]+)"/.exec(shown) ?? []
  const policy = `default-src 'none'; script-src '${integrity}'; img-src 'self'; connect-src ${baseURL}; require-trusted-types-for 'script'; trusted-types 'none'`
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML/.test(message.text())) refused.push(message.text())
  })
  const { site, close } = await localSite(
    page,
    `<title>Soup</title><img src="/soup.png" alt="A bowl"><img src="/small.png" alt="Small" width="60" height="60">
     <a data-save-button="one" data-save-media="/soup.png" data-save-label="Save one" data-save-count>Save</a>
     <a data-save-button="any" data-save-label="Save any">Save</a>
     <script src="${baseURL}/save-button.js" integrity="${integrity}" crossorigin data-hover data-label="Save this"></script>`,
    policy,
  )
  const address = `${site}/soup`
  await page.goto(address)
  const button = (name: string) => page.getByRole('button', { name })
  await page.getByAltText('Small').hover()
  await expect(button('Save this')).toBeHidden()
  await page.getByAltText('A bowl').hover()
  const opening = page.waitForEvent('popup')
  await button('Save this').click()
  const opened = await opening
  const to = () => {
    const { pathname, searchParams, hash } = new URL(opened.url())
    return { pathname, query: Object.fromEntries(searchParams), hash: decodeURIComponent(hash) }
  }
  const picture = `${site}/soup.png`
  expect(to()).toMatchObject({
    pathname: '/pin/create/button/',
    query: { url: address, media: picture, description: 'A bowl' },
  })
  // The other buttons use the same window.
  await button('Save one').click()
  await expect.poll(to).toMatchObject({ query: { media: picture, description: 'Soup' } })
  await button('Save any').click()
  await expect.poll(to).toMatchObject({ hash: expect.stringContaining(picture) })
  expect(to().query.media).toBeUndefined()
  expect(refused).toEqual([])
  close()
})
