import { spawn } from 'node:child_process'
import { root } from '@tessera/commands/root'
import type { FrameLocator, Locator, Page } from 'playwright/test'
import { expect } from 'playwright/test'

/** A module that `npm run module -- dev NAME --alone` runs. */
export interface ModuleAlone {
  readonly name: string
  /** The address of the frame page. */
  readonly frame: string
  stop(): Promise<unknown>
}

/** Runs the command with the module and the shell as they ship, and waits until it says that the module runs. */
export async function startAlone(name: string, port: number): Promise<ModuleAlone> {
  const { NODE_ENV: _, ...env } = process.env
  const command = `npm run --silent module -- dev ${name} --alone --built --port ${port}`
  const child = spawn('sh', ['-c', command], { cwd: root, env, detached: true })
  const ended = new Promise((resolve) => child.on('close', resolve))
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text
      if (said.includes('runs alone')) resolve()
    })
  void ended.then(() => reject(new Error(`${command} ended:\n${said}`)))
  await promise
  return {
    name,
    frame: `http://localhost:${port}/_/alone/`,
    stop: () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
      return ended
    },
  }
}

/** The product in the frame page. */
export const inFrame = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="The module in the product"]')

/** The links of the frame page to each view of the module. */
export const viewLinks = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link')

/** Returns the part of the product that has a view: the dialog of an overlay, else the page. */
const partOf = (page: Page, query: string): Locator =>
  query.startsWith('?overlay=')
    ? inFrame(page).getByRole('dialog')
    : inFrame(page).getByRole('main')

/** Opens the frame page with these choices, and returns the part of the product that has the view. */
export async function showView(page: Page, alone: ModuleAlone, query: string): Promise<Locator> {
  await page.goto(`${alone.frame}${query}`)
  return partOf(page, query)
}

/** Follows a link to a view, and returns the part of the product that has it. */
export async function followView(page: Page, link: Locator): Promise<Locator> {
  const query = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'true')
  return partOf(page, query)
}

/** Checks that the product shows something in this part, and that no module failed. */
export async function seesSomething(page: Page, part: Locator) {
  await expect(part).toContainText(/\w/)
  await expect(inFrame(page).locator('main [data-module]')).toHaveCount(0)
}

/** Returns the names of the calls that the frame page lists, once none waits. */
export async function listedCalls(page: Page): Promise<readonly string[]> {
  const calls = page.getByRole('region', { name: 'Calls' }).getByRole('listitem')
  await expect(calls.filter({ hasText: 'waits' })).toHaveCount(0)
  return calls.locator('span:first-child').allInnerTexts()
}
