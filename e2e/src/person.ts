import type { APIResponse, Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { productOrigin } from './product.ts'

/** Makes a call of the service with the cookies of the page's browser, before any page is open too. */
export function post(
  page: Page,
  path: string,
  data: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<APIResponse> {
  return page.context().request.post(path, { headers: { Origin: productOrigin, ...headers }, data })
}

/** Loads the page as whoever the browser is by now: the one that is open, else the home page. */
export async function loadAnew(page: Page): Promise<void> {
  if (page.url().startsWith('http')) await page.reload()
  else await page.goto('/')
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
}

/** Logs a demo person in, and loads the page as them. */
export async function logIn(page: Page, username_or_email: string): Promise<void> {
  await post(page, '/resource/UserSessionResource/create/', {
    username_or_email,
    password: 'tessera-demo',
  })
  await loadAnew(page)
}

let people = 0

/** Somebody nobody else in this run is. */
export function newPerson() {
  people += 1
  return {
    email: `person${people}.${process.pid}@mail.test`,
    password: 'a long enough secret',
    birthday: '1990-04-12',
  }
}

/** The tiles of the grid that is on the page. */
export const tiles = (page: Page) => page.getByRole('listitem').filter({ has: page.locator('img') })
