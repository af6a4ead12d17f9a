import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { runProgram } from '@tessera/commands/run-program'
import { Boot } from '@tessera/contracts/boot'
import { z } from '@tessera/contracts/schema'
import { publish } from '@tessera/module-cli/publish'
import { readBuild } from '@tessera/module-cli/read-build'
import { toolClient } from '@tessera/module-cli/tool-client'
import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { anotherShell } from './another-shell.ts'
import { signUpVerified } from './new-account.ts'
import { dataFolder, productOrigin } from './product.ts'
import { test } from './test.ts'

const main = join(root, 'shared/module-cli/src/main.ts')

/** Runs a command of the command line, and returns its answer in JSON. */
async function run(token: string, ...words: readonly string[]) {
  const args = [main, ...words, '--json', '--at', productOrigin]
  const { printed } = await runProgram(process.execPath, args, { TESSERA_TOKEN: token })
  return z.parse(z.record(z.string(), z.unknown()), JSON.parse(printed))
}

/** Returns the signed set of a document, as a report carries it. */
async function servedIn(page: Page): Promise<string> {
  const text = await page.locator('#tessera-boot').textContent()
  return Boot.parse(JSON.parse(text ?? '{}')).served ?? ''
}

const isOther = (page: Page) => page.evaluate(() => 'otherShell' in window)

test('a shell is published into the running product, other tabs go on, is rolled back, and a person with the right goes back to it', async ({
  page,
  context,
}) => {
  const made = await run('', 'token', 'make', 'web', '--modules', 'shell', '--data', dataFolder)
  const token = z.parse(z.string(), made.token)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Explore' })).toBeVisible()

  const { folder, script } = await anotherShell('globalThis.otherShell = true')
  const build = await readBuild(folder, 'shell')
  const client = toolClient({ origin: productOrigin, proof: token })
  await publish(client, build, {
    audience: { to: 'everybody' },
    why: 'test',
    source: { commit: null, lockfile: null },
  })
  const next = await context.newPage()
  const loaded = next.waitForResponse((response) => response.url().endsWith(script))
  await next.goto('/')
  expect((await loaded).headers()['content-encoding']).toBe('br')
  await expect(next.getByRole('link', { name: 'Explore' })).toBeVisible()
  expect(await isOther(next)).toBe(true)
  expect(await isOther(page)).toBe(false)
  const served = await servedIn(next)

  const listed = await run(token, 'list', 'shell')
  expect(listed.modules).toMatchObject([{ name: 'shell', active: build.id }])
  expect(await run(token, 'rollback', 'shell')).toMatchObject({ ok: true })
  await next.goto('/')
  await expect(next.getByRole('link', { name: 'Explore' })).toBeVisible()
  expect(await isOther(next)).toBe(false)

  // A person with the right goes back to the exact set, with the shell that was rolled back.
  const { email } = await signUpVerified(page)
  await runProgram(process.execPath, [
    main,
    'allow',
    email,
    '--at',
    productOrigin,
    '--data',
    dataFolder,
  ])
  await page.goto('/ideas/')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Modules' }).click()
  const panel = page.getByRole('dialog', { name: 'Modules' })
  await panel.getByLabel('Id of a set, from a report').fill(served)
  await panel.getByRole('button', { name: 'Show this set' }).click()
  await panel.getByRole('button', { name: 'Load the page again' }).click()
  const banner = page.getByRole('complementary', { name: 'Overridden modules' })
  await expect(banner).toContainText('the shell and the modules of set')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isOther(page)).toBe(true)
  await banner.getByRole('button', { name: 'Reset' }).click()
  await expect(banner).toBeHidden()
  expect(await isOther(page)).toBe(false)
  await rm(folder, { recursive: true })
})
