import type { APIResponse, Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { productOrigin } from './product.ts'

/** Makes a call with the browser's cookies, also before a page is open. */
export function post(
  page: Page,
  path: string,
  data: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<APIResponse> {
  return page.context().request.post(path, { headers: { Origin: productOrigin, ...headers }, data })
}

const nothing = '/health'

/** Opens an address of the product that has nothing to load, unless the page has one. */
export async function openNothing(page: Page): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto(nothing)
}

/** Ends the document that the page shows, with all that it does by itself. */
export async function leave(page: Page): Promise<void> {
  await page.goto(nothing)
}

/** Reloads the page, or opens the home page, as the browser's member. */
export async function reloadAsMember(page: Page): Promise<void> {
  if (page.url().startsWith('http') && !page.url().endsWith(nothing)) await page.reload()
  else await page.goto('/')
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
}

/** Logs in a member, usually of the demo, without opening a page: the browser's next page is theirs. */
export async function logInByCall(
  page: Page,
  username_or_email: string,
  password = 'tessera-demo',
): Promise<void> {
  const path = '/resource/UserSessionResource/create/'
  expect((await post(page, path, { username_or_email, password })).status()).toBe(200)
}

/** Logs in a demo member and reloads the page. */
export async function logIn(page: Page, username_or_email: string): Promise<void> {
  await logInByCall(page, username_or_email)
  await reloadAsMember(page)
}

let people = 0

/** Returns the data of a new person, unique in this run. */
export function newPerson() {
  people += 1
  return {
    email: `person${people}.${process.pid}@mail.test`,
    password: 'a long enough secret',
    birthday: '1990-04-12',
  }
}

/** The tiles of the grid on the page, without the ideas that follow its end. */
export const tiles = (page: Page) =>
  page
    .getByRole('listitem')
    .and(page.locator(':not([data-onward] *)'))
    .filter({ has: page.locator('img') })
