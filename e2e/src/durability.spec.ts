import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killUnderLoad, serve } from '@tessera/build/commands/kill-under-load'
import { expect, test } from 'playwright/test'

let folder: string

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-durability-'))
})

test.afterEach(() => rm(folder, { recursive: true, force: true }))

test('kill -9 of the service during 100 saves loses nothing that was acknowledged', async () => {
  test.setTimeout(120_000)
  const { acknowledged, lost } = await killUnderLoad(folder, 40)
  expect(acknowledged).toBeGreaterThanOrEqual(50)
  expect(lost).toBe(0)
})

test('two instances on one folder: the second refuses with one sentence', async () => {
  const first = await serve(folder)
  const second = await serve(folder, 1).catch((error: unknown) => String(error))
  expect(second).toContain('is in use by process')
  await first.stop()
})
