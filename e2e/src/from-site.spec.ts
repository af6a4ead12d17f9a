import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { barriers } from './accessible.ts'
import { askService } from './ask-service.ts'
import { chooseBoard, choosePicture } from './choose-picture.ts'
import { expectIn, signUpByCall } from './new-account.ts'
import { newPerson } from './person.ts'
import { pressLast } from './press-last.ts'
import { modal, sendLogIn, sendSignUp, writeSignUp } from './sign-up-form.ts'
import { somePin } from './some-pin.ts'
import { test } from './test.ts'

// The service refuses to fetch this address, so that no test waits for a real network.
const site = 'http://10.9.8.7/tomato?from=feed&x=1'

/** Opens a page of another site, mocked in this browser. */
async function openSite(page: Page): Promise<void> {
  await page
    .context()
    .route('http://10.9.8.7/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Tomato soup</title><p>Red</p>' }),
    )
  await page.goto(site)
}

/** Returns the bookmarklet that members drag to their browser. */
async function offeredBookmark(page: Page): Promise<string> {
  await page.goto('/pin-builder/')
  const link = page.getByRole('link', { name: /^Save to/ })
  await expect(link).toHaveAttribute('href', /^javascript:/)
  return decodeURIComponent((await link.getAttribute('href')) ?? '').replace('javascript:', '')
}

/** Runs the bookmarklet on the current page and returns the window it opens. */
async function press(page: Page, bookmark: string): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent('popup'), page.evaluate(bookmark)])
  return opened
}

const boardsOf = (page: Page) => page.getByRole('region', { name: /^Choose board|Create board$/ })
const descriptionOf = (page: Page) => page.getByRole('textbox', { name: 'Description' })
const titleOf = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^Save from the web|Choose board$/ })

test('V1.11 S2.26 S2.27 S2.28 a visitor who saves from another site signs up and continues with the page they brought', async ({
  page,
  browser,
}) => {
  const members = await browser.newContext()
  const member = await members.newPage()
  await signUpByCall(member)
  const bookmark = await offeredBookmark(member)
  await members.close()
  await openSite(page)
  const opened = await press(page, bookmark)
  await expect(titleOf(opened)).toBeVisible()
  await descriptionOf(opened).fill('Tomato soup for two')
  await expect(opened.getByText('From 10.9.8.7')).toBeVisible()
  const panel = opened.getByRole('region', { name: 'Sign up to save from any site' })
  expect(await barriers(opened)).toEqual([])
  await panel.getByRole('button', { name: 'Continue with email' }).click()
  const person = newPerson()
  await writeSignUp(opened, panel, person)
  const registered = opened.waitForRequest(/UserRegisterResource/)
  await sendSignUp(panel)
  expect((await registered).postDataJSON()).toMatchObject({ signup_source: 'pinBookmarklet' })
  await expectIn(opened)
  const query = new URL(opened.url()).searchParams
  expect(new URL(opened.url()).pathname).toBe('/pin/create/bookmarklet/')
  expect([query.get('url'), query.get('arrived')]).toEqual([site, '1'])
  await expect(boardsOf(opened)).toBeVisible()
  await expect(opened.getByText('From 10.9.8.7')).toBeVisible()
  await expect(descriptionOf(opened)).toHaveValue('Tomato soup for two')
})

test('S1.2 S2.24 S2.35 S7.28 a member saves from another site in a window that fits, tells a beacon and closes when done', async ({
  page,
}) => {
  await signUpByCall(page)
  const bookmark = await offeredBookmark(page)
  await openSite(page)
  await page.context().addInitScript(() => {
    window.resizeTo = (...size) => void Reflect.set(window, 'sized', size)
  })
  const opened = await press(page, bookmark)
  await expect(boardsOf(opened)).toBeVisible()
  // The screen of a headless browser is too low to see the size itself.
  await expect.poll(() => opened.evaluate(() => Reflect.get(window, 'sized')?.[0])).toBe(750)
  expect(await opened.evaluate(() => Reflect.get(window, 'sized')?.[1])).toBeGreaterThanOrEqual(750)
  const [pin, boards] = [
    await opened.getByRole('region', { name: 'From 10.9.8.7' }).boundingBox(),
    await boardsOf(opened).boundingBox(),
  ]
  const share = (pin?.width ?? 0) / ((pin?.width ?? 0) + (boards?.width ?? 1))
  expect(share).toBeGreaterThan(0.37)
  expect(share).toBeLessThan(0.43)
  await expect(opened.getByText("We can't reach this page.")).toBeVisible()
  await choosePicture(opened)
  await opened.getByRole('searchbox', { name: 'Search your boards' }).fill('From elsewhere')
  const beacon = opened.waitForResponse(/v3\/pins\/beacon/)
  await opened.getByRole('button', { name: 'Create “From elsewhere”' }).click()
  await expect(opened.getByRole('heading', { name: 'Saved to From elsewhere' })).toBeVisible()
  const counted = await beacon
  expect(counted.status()).toBe(204)
  expect(Object.fromEntries(new URL(counted.url()).searchParams)).toMatchObject({
    client: 'web',
    event: 'pin_create_success',
    path: 'bookmarklet',
    url: site,
  })
  await pressLast(opened.getByRole('button', { name: 'Close' }))
})

test('a visitor with an account can log in on the panel of the bookmarklet', async ({ page }) => {
  await page.goto('/pin/create/bookmarklet/?url=http%3A%2F%2F10.9.8.7%2F&description=Soup')
  const panel = page.getByRole('region', { name: /Sign up to save|Log in/ })
  await panel.getByRole('button', { name: 'Log in', exact: true }).click()
  await sendLogIn(panel, { email: 'mira@demo.test', password: 'tessera-demo' })
  await expect(boardsOf(page)).toBeVisible()
  await page.goto('/pin/create/bookmarklet/?url=javascript:alert(1)')
  await expect(page.getByRole('heading', { name: 'No page to save' })).toBeVisible()
})

test('S2.22 S2.33 the URLs that create pins work, others do not, and a pin of the product opens the board picker', async ({
  page,
  baseURL,
}) => {
  await signUpByCall(page)
  const query = new URLSearchParams({ url: site, description: 'Soup' })
  for (const path of ['', 'button/', 'button/create/', 'button/repin/']) {
    expect((await page.goto(`/pin/create/${path}?${query}`))?.status()).toBe(200)
    await expect(titleOf(page)).toBeVisible()
  }
  expect((await page.goto(`/pin/create/button/delete/?${query}`))?.status()).toBe(404)
  const pin = await somePin(page)
  await page.goto(`/pin/create/?${new URLSearchParams({ url: baseURL + pin })}`)
  await expect(page).toHaveURL(pin)
  await expect(modal(page)).toContainText('Create board')
  expect((await page.goto('/pin/999999999999999999/repin/x/'))?.status()).toBe(404)
  await expect(page).toHaveURL('/')
})

test('S2.31 S4.23 a page that is no popup chooses a board, creates one on its page, saves to it and goes back', async ({
  page,
}) => {
  await signUpByCall(page)
  const before = '/pin-builder/'
  await page.goto(before)
  const query = new URLSearchParams({ url: site, description: 'Soup' })
  await page.goto(`/pin/create/button/?${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Choose board' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('link', { name: 'Create board' }).click()
  await expect(page).toHaveURL(/\/board\/create\/\?next=/)
  await page.getByRole('textbox', { name: 'Name' }).fill('From a button')
  await page.getByRole('textbox', { name: 'Name' }).press('Enter')
  await expect(page.getByText("Don't forget to choose an image!")).toBeVisible()
  await choosePicture(page)
  await page.getByRole('button', { name: 'Save to From a button' }).click()
  await expect(page.getByRole('heading', { name: 'Saved to From a button' })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL(before)
})

test('a link that cannot be reached becomes a pin with an image of its title', async ({ page }) => {
  await signUpByCall(page)
  const name = 'Soups'
  await askService(page, '/resource/BoardResource/create/', { name })
  await page.goto('/pin-builder/')
  const link = page.getByLabel('Or save from a link')
  await link.fill('10.9.8.7/tomato')
  await link.press('Enter')
  await expect(
    page.getByRole('status').filter({ hasText: /open that address|reach/ }),
  ).toBeVisible()
  // A link that fails changes nothing, until the image of its title is taken.
  const kept = page.getByLabel('Link', { exact: true })
  await expect(kept).toHaveValue('')
  await page.getByLabel('Title').fill('Tomato soup for a cold day')
  await page.getByRole('button', { name: 'Make an image from the title' }).click()
  await expect(kept).toHaveValue('https://10.9.8.7/tomato')
  await expect(page.getByText('The image is ready.')).toBeVisible()
  await chooseBoard(page, name)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('link', { name: /Tomato soup for a cold day/ })).toBeVisible()
})
