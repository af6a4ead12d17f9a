import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { type FolderFacts, quickFolder } from './quick-folder.ts'

const memory = { type: 0x01_02_19_94, bsize: 4096, bavail: 2 ** 21 }

const places: readonly (readonly [string, FolderFacts, string])[] = [
  ['memory with room', memory, '/dev/shm'],
  ['the little memory of a container', { ...memory, bavail: 2 ** 14 }, tmpdir()],
  ['no memory as a disk', null, tmpdir()],
  ['a disk', { ...memory, type: 0xef53 }, tmpdir()],
]

test.each(places)('files of databases find their folder: %s', (_, place, folder) => {
  expect(quickFolder(place)).toBe(folder)
})
