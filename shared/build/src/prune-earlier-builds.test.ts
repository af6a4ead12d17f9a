import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pruneEarlierBuilds, replacedFile } from './prune-earlier-builds.ts'

const day = 24 * 60 * 60 * 1_000
const now = Date.now()
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-builds-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Builds files a number of days from now. All files on disk were written a year ago. */
async function build(daysFromNow: number, ...names: readonly string[]) {
  const yearAgo = new Date(now - 365 * day)
  for (const name of names) {
    await writeFile(join(folder, name), '')
    await utimes(join(folder, name), yearAgo, yearAgo)
  }
  const files = names.map((path) => ({ path, kind: 'script' as const, bytes: 0 }))
  await pruneEarlierBuilds(folder, files, now + daysFromNow * day)
  return (await readdir(folder)).filter((name) => name !== replacedFile).sort()
}

const [first, second, third] = ['a.0123456789.js', 'b.0123456789.js', 'c.0123456789.js']

test('files of the previous build stay for two weeks, however old they are', async () => {
  const copies = [`${first}.br`, `${first}.map`]
  await build(0, first, ...copies)
  expect(await build(100, second)).toEqual([first, ...copies, second])
  expect(await build(114, second)).toEqual([first, ...copies, second])
  expect(await build(115, third)).toEqual([second, third])
})

test('a file that is built again is in use again', async () => {
  await build(0, first)
  await build(1, second)
  await build(10, first)
  expect(await build(20, second)).toEqual([first, second])
})

test('an unreadable record counts all replaced files as replaced now', async () => {
  await build(0, first)
  await build(1, second)
  await writeFile(join(folder, replacedFile), '{')
  expect(await build(30, second)).toEqual([first, second])
  expect(await build(45, second)).toEqual([second])
})

test('files without a hash in their name are not touched', async () => {
  await writeFile(join(folder, 'module.json'), '{}')
  await build(0, first)
  expect(await build(100, first)).toEqual([first, 'module.json'])
})
