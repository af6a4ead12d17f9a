import { readFile, writeFile } from 'node:fs/promises'
import { type Browser, expect, type FrameLocator, type Page } from 'playwright/test'

/** Returns the title of a page, or of the product in a frame. */
export const heading = (page: Page | FrameLocator, name: string) =>
  page.getByRole('heading', { level: 1, name })

/** Opens an address in a page of its own, again until it shows the heading of the module. */
export async function opened(
  browser: Browser,
  address: string,
  part: (page: Page) => Page | FrameLocator = (page) => page,
): Promise<Page> {
  const own = await browser.newPage()
  await expect(async () => {
    await own.goto(address)
    await expect(heading(part(own), 'Events')).toBeVisible({ timeout: 30_000 })
  }).toPass({ timeout: 240_000 })
  return own
}

/**
 * Runs the command that begins a repository, or brings one up to date. npx may have kept the command of an earlier
 * product at this address, which says what to run instead.
 */
export async function runCreate(
  team: { readonly run: (command: string) => Promise<string> },
  command: string,
): Promise<string> {
  try {
    return await team.run(command)
  } catch (cause) {
    const [, instead] = /Run it as: (npx \S+\.tgz)/.exec(String(cause)) ?? []
    if (instead === undefined) throw cause
    return team.run(command.replace(/^npx \S+/, instead))
  }
}

/** Changes a file of the repository while something runs, and puts it back. */
export async function edited(
  file: string,
  [from, to]: readonly [string, string],
  run: () => Promise<void>,
): Promise<void> {
  const text = await readFile(file, 'utf8')
  expect(text).toContain(from)
  await writeFile(file, text.replace(from, to))
  try {
    await run()
  } finally {
    await writeFile(file, text)
  }
}
