import { execFile } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataFolderFault, keepFilesPrivate } from './data-folder.ts'

const place = await mkdtemp(join(tmpdir(), 'tessera-data-'))
const me = process.geteuid?.() ?? 0
let before = 0
beforeAll(() => {
  before = process.umask(0)
})
afterAll(() => {
  process.umask(before)
  rmSync(place, { recursive: true, force: true })
})

/** Creates a data folder as earlier versions left it, readable by everybody. */
function earlier(name: string): string {
  const folder = join(place, name)
  for (const inside of ['postgres/base/1', 'blobs/media/ab', 'uploads/7'])
    mkdirSync(join(folder, inside), { recursive: true })
  for (const file of ['postgres/base/1/100', 'blobs/media/ab/orig.webp', 'uploads/7/a.bytes'])
    writeFileSync(join(folder, file), 'text')
  for (const file of ['captcha.secret', 'lock.1', 'registry.json', 'notes of mine.txt'])
    writeFileSync(join(folder, file), 'text')
  return folder
}

const looseIn = (folder: string): readonly string[] =>
  ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter((name) => {
    const stats = lstatSync(join(folder, name))
    return !stats.isSymbolicLink() && (stats.mode & 0o077) !== 0
  })

test('a new data folder is private to its user', () => {
  const folder = join(place, 'new', 'data')
  expect(dataFolderFault(folder)).toBeUndefined()
  expect(looseIn(folder)).toEqual([])
})

test('a folder of an earlier version becomes private, and other files in it stay as they are', () => {
  const folder = earlier('earlier')
  expect(looseIn(folder).length).toBeGreaterThan(10)
  expect(dataFolderFault(folder)).toBeUndefined()
  expect(looseIn(folder)).toEqual(['notes of mine.txt'])
  expect(lstatSync(join(folder, 'postgres/base/1/100')).mode & 0o777).toBe(0o600)
})

test('an interrupted change of permissions is repeated', () => {
  const folder = earlier('half')
  chmodSync(folder, 0o700)
  chmodSync(join(folder, 'blobs/media/ab'), 0o700)
  expect(dataFolderFault(folder)).toBeUndefined()
  expect(looseIn(folder)).toEqual(['notes of mine.txt'])
})

test('files written later are private to the user', () => {
  keepFilesPrivate()
  const folder = join(place, 'later')
  mkdirSync(folder)
  writeFileSync(join(folder, 'file'), 'text')
  process.umask(0)
  expect(looseIn(folder)).toEqual([])
})

test('the target of a link outside the folder stays as it is', () => {
  const folder = earlier('links')
  const outside = join(place, 'outside.txt')
  writeFileSync(outside, 'text')
  symlinkSync(outside, join(folder, 'postgres/link'))
  expect(dataFolderFault(folder)).toBeUndefined()
  expect(lstatSync(outside).mode & 0o777).toBe(0o666)
})

test('a folder of another user, or with a file of another user, is refused with the fix', () => {
  const folder = earlier('theirs')
  expect(dataFolderFault(folder, me + 1)).toMatch(/belongs to another user .*chown.*DATA_DIR/)
  expect(looseIn(folder)).toContain('.')
})

test('a shared folder is refused, and stays as it is', () => {
  const folder = join(place, 'shared')
  mkdirSync(folder)
  chmodSync(folder, 0o1777)
  expect(dataFolderFault(folder)).toMatch(/everybody .*DATA_DIR/)
  expect(lstatSync(folder).mode & 0o7777).toBe(0o1777)
  expect(readdirSync(folder)).toEqual([])
})

const canBeNobody = me === 0 && existsSync('/usr/bin/setpriv')

test.runIf(canBeNobody)('another user of the machine reads nothing in it', async () => {
  chmodSync(place, 0o755)
  const folder = earlier('readable')
  const file = join(folder, 'postgres/base/1/100')
  const asNobody = () =>
    promisify(execFile)('setpriv', ['--reuid=65534', '--clear-groups', 'cat', file])
  expect((await asNobody()).stdout).toBe('text')
  expect(dataFolderFault(folder)).toBeUndefined()
  await expect(asNobody()).rejects.toThrow(/Permission denied/)
})
