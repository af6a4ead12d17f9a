import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { quietLog } from '../platform/log/json-lines.ts'
import { askForCopy, openDatabaseCopies } from './database-copy.ts'

const dataFolder = await mkdtemp(join(tmpdir(), 'tessera-copies-'))
afterAll(() => rm(dataFolder, { recursive: true }))

test('a copy is one backup at a time, and ends with the service', async () => {
  await mkdir(join(dataFolder, 'postgres'))
  const copyFiles = async (folder: string) => {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'PG_VERSION'), '17')
  }
  const service = await openDatabaseCopies({ database: { copyFiles }, dataFolder, log: quietLog })
  const copy = await askForCopy(dataFolder)
  if (copy === undefined || 'fault' in copy) throw new Error(copy?.fault ?? 'There is no service.')
  expect(await askForCopy(dataFolder)).toEqual({ fault: expect.stringMatching(/^Another backup/) })
  expect(copy.check).not.toThrow()
  await service?.close()
  const isGone = () => {
    try {
      copy.check()
      return false
    } catch {
      return true
    }
  }
  await expect.poll(isGone).toBe(true)
  expect(await askForCopy(dataFolder)).toBeUndefined()
})
