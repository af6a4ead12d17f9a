import type { Page } from 'playwright/test'
import { expect, test } from 'playwright/test'
import { askService } from './ask-service.ts'
import { chooseBoard } from './choose-picture.ts'
import { newAccount } from './new-account.ts'

// The service refuses to fetch this address, as it cannot fetch what is behind a log-in.
const site = 'http://10.9.8.7'
const address = `${site}/members/soup`

/** Refuses everything but the page's own pictures: scripts, styles, and requests of scripts. */
const strictPolicy = "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'"

/** Opens a page of another site with this body, whose pictures only this browser can see. */
async function openSite(page: Page, body: string): Promise<void> {
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 480, height: 360 } })
  await page.context().route(`${site}/**`, (route) => {
    const isPicture = route.request().url().endsWith('.png')
    return route.fulfill(
      isPicture
        ? { contentType: 'image/png', body: picture }
        : { contentType: 'text/html', body, headers: { 'Content-Security-Policy': strictPolicy } },
    )
  })
  await page.goto(address)
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
  await newAccount(page)
  const name = 'Soups'
  await askService(page, '/resource/BoardResource/create/', { name })
  const bookmark = await offeredBookmark(page)
  await openSite(
    page,
    '<title>Soup</title><img src="/small.png" width="60" height="60"><img src="/soup.png" alt="A bowl">',
  )
  await expect(page.getByAltText('A bowl')).toHaveJSProperty('complete', true)
  const [opened] = await Promise.all([page.waitForEvent('popup'), page.evaluate(bookmark)])
  await expect(opened.getByText('The image is ready.')).toBeVisible()
  await expect(opened.getByLabel('Link')).toHaveValue(address)
  await chooseBoard(opened, name)
  await opened.getByRole('button', { name: 'Publish' }).click()
  await expect(opened.getByRole('heading', { name: `Saved to ${name}` })).toBeVisible()
})
