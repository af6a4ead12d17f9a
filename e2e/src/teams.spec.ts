import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@tessera/commands/product/browser-ports'
import { portOffsets } from '@tessera/commands/rooms'
import { type SecondCheckout, secondCheckout } from '@tessera/commands/second-checkout'
import { canaryPlace } from '@tessera/contracts/releases/canary'
import { type Browser, expect, type Page } from 'playwright/test'
import { logInByCall } from './person.ts'
import { productOrigin, productPort } from './product.ts'
import { shellIn, teamToken, writtenCommands } from './team-shell.ts'
import { test } from './test.ts'
import { newError, withThrowingHeading } from './throwing-heading.ts'

let checkout: SecondCheckout
test.beforeAll(async () => {
  checkout = await secondCheckout()
})
test.afterAll(() => checkout.remove())

/** Opens a page as a visitor who is in the first percent of a module's canaries, or outside of it. */
async function openAs(
  browser: Browser,
  name: string,
  { isInCanary }: { readonly isInCanary: boolean },
): Promise<Page> {
  let visitor = ''
  do visitor = randomBytes(16).toString('hex')
  while (canaryPlace(name, visitor) < 1 !== isInCanary)
  const context = await browser.newContext({ baseURL: productOrigin, reducedMotion: 'reduce' })
  await context.addCookies([
    {
      name: '__Host-visitor',
      value: visitor,
      secure: true,
      httpOnly: true,
      url: productOrigin.replace('http:', 'https:'),
    },
  ])
  const page = await context.newPage()
  await page.goto(`/${name}/`)
  return page
}

/** Returns a port that is free for a start from source, with those of the shell and of one module more. */
async function freeDevPort(): Promise<number> {
  const offsets = await portOffsets()
  const shellOffset = 100
  const more = [shellOffset, Math.max(shellOffset, ...offsets) + 1]
  return freePort([...offsets, ...more], { from: productPort + 100, step: 100 })
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('docs/teams.md leads from a new module to its page, an open tab changes at its next navigation, a saved file reaches 1 % of the visitors with its publication, and an error there is traced to its line', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(600_000)
  const [create = '', develop = '', check = '', publish = ''] =
    await writtenCommands('Write a module')
  const devPort = await freeDevPort()
  const team = shellIn(checkout.folder, {
    TESSERA_URL: productOrigin,
    TESSERA_TOKEN: await teamToken(checkout.folder, 'notes'),
    PORT: String(devPort),
    DEMO: 'off',
  })
  await team.run(create)
  await team.run(check)

  const stop = team.start(develop)
  try {
    const fromSource = `http://localhost:${devPort}/notes/`
    const own = await context.newPage()
    await expect(async () => {
      await own.goto(fromSource)
      await expect(heading(own, 'Notes')).toBeVisible({ timeout: 30_000 })
    }).toPass({ timeout: 240_000 })
    await own.close()
  } finally {
    await stop()
  }

  await logInByCall(page, 'mira@demo.test')
  await page.goto('/notes/')
  await expect(heading(page, 'Notes')).toBeHidden()
  await team.run(publish)
  await page.goto('/notes/')
  await expect(heading(page, 'Notes')).toBeVisible()
  await page.evaluate(() => Reflect.set(window, 'stillHere', true))

  const words = join(checkout.folder, 'mfe-notes/src/words.ts')
  const text = await readFile(words, 'utf8')
  await writeFile(words, text.replace("heading: 'Notes'", "heading: 'Margins'"))
  const fetched = page.waitForResponse(/page-start/)
  const began = Date.now()
  await team.run(publish)
  const publishing = Date.now() - began
  const other = await context.newPage()
  await other.goto('/notes/')
  await expect(heading(other, 'Margins')).toBeVisible()
  // The tab that was open fetches the build, and goes on in its own until it is on another page.
  await fetched
  await page.waitForTimeout(300)
  await expect(heading(page, 'Notes')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Explore', exact: true }).click()
  await expect(heading(page, 'Notes')).toBeHidden()
  await page.goBack()
  await expect(heading(page, 'Margins')).toBeVisible()
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)

  const saved = Date.now()
  await writeFile(words, text.replace("heading: 'Notes'", "heading: 'Sketches'"))
  const breaks = await withThrowingHeading(join(checkout.folder, 'mfe-notes/src/start/page.tsx'))
  await team.run(`${publish} --percent 1`)
  const early = await openAs(browser, 'notes', { isInCanary: true })
  await expect(heading(early, 'Sketches')).toBeVisible()
  const took = Date.now() - saved
  const description = `${took} ms, of which publishing takes about ${publishing} ms`
  test.info().annotations.push({ type: 'saved to 1 %', description })
  // A few seconds on a quiet machine. Waiting for a look that pages take once a minute would show on any.
  expect(took).toBeLessThan(3 * publishing)
  const reported = early.waitForResponse(/\/v3\/telemetry\/reports\//)
  await heading(early, 'Sketches').click()
  await reported
  const traced = await team.run(`npm run --silent module -- trace ${await newError(team.run)}`)
  expect(traced).toContain('notes: Error: The margin is full')
  expect(traced).toMatch(new RegExp(`at .*\\(mfe-notes/src/start/page\\.tsx:${breaks}:`))
  expect(traced).toMatch(new RegExp(`> +${breaks} \\|.*The margin is full`))
  await early.context().close()
  const late = await openAs(browser, 'notes', { isInCanary: false })
  await expect(heading(late, 'Margins')).toBeVisible()
  await late.context().close()
  await team.run('npm run module -- disable notes')
})
