import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'

/** Makes a call of the service from inside the page, with the page's own cookies. */
async function call(page: Page, path: string, body: unknown): Promise<unknown> {
  return page.evaluate(
    async ([address, input]) => {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: input,
      })
      const { resource_response } = await answer.json()
      return resource_response.error ?? resource_response.data
    },
    [path, JSON.stringify(body)] as const,
  )
}

/** Logs a demo person in, on a page that is open already, and loads it again as them. */
export async function logIn(page: Page, username_or_email: string): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto('/')
  await call(page, '/resource/UserSessionResource/create/', {
    username_or_email,
    password: 'tessera-demo',
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
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
