import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@tessera/build/commands/root'
import { runProgram } from '@tessera/build/commands/run-program'
import { z } from '@tessera/contracts/schema'
import { publish } from '@tessera/module-cli/publish'
import { readBuild } from '@tessera/module-cli/read-build'
import { toolClient } from '@tessera/module-cli/tool-client'
import type { Page } from 'playwright/test'
import { expect, test } from 'playwright/test'
import { anotherShell } from './another-shell.ts'
import { dataFolder, productOrigin } from './product.ts'

const main = join(root, 'shared/module-cli/src/main.ts')

/** Runs a command of the command line, and returns its answer in JSON. */
async function run(token: string, ...words: readonly string[]) {
  const args = [main, ...words, '--json', '--at', productOrigin]
  const { printed } = await runProgram(process.execPath, args, { TESSERA_TOKEN: token })
  return z.parse(z.record(z.string(), z.unknown()), JSON.parse(printed))
}

const isOther = (page: Page) => page.evaluate(() => 'otherShell' in window)

test('a shell is published into the running product, other tabs go on, and it is rolled back', async ({
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
    ...{ audience: { to: 'everybody' }, why: 'test' },
    source: { commit: null, lockfile: null },
  })
  const next = await context.newPage()
  const loaded = next.waitForResponse((response) => response.url().endsWith(script))
  await next.goto('/')
  expect((await loaded).headers()['content-encoding']).toBe('br')
  await expect(next.getByRole('link', { name: 'Explore' })).toBeVisible()
  expect(await isOther(next)).toBe(true)
  expect(await isOther(page)).toBe(false)

  const listed = await run(token, 'list', 'shell')
  expect(listed.modules).toMatchObject([{ name: 'shell', active: build.id }])
  expect(await run(token, 'rollback', 'shell')).toMatchObject({ ok: true })
  await next.goto('/')
  await expect(next.getByRole('link', { name: 'Explore' })).toBeVisible()
  expect(await isOther(next)).toBe(false)
  await rm(folder, { recursive: true })
})
