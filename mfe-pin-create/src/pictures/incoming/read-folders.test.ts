import { limits } from '@tessera/contracts/limits'
import { expect, test } from 'vitest'
import { readFolders } from './read-folders.ts'

type Tree = Readonly<Record<string, string | object>>

/** Entries of a drop: a text is a file's type, an object is a folder. Folders give two entries at a time. */
function entriesOf(tree: Tree): FileSystemEntry[] {
  // @ts-expect-error Entries have the parts alone that are read.
  return Object.entries(tree).map(([name, held]) => {
    if (typeof held === 'string') {
      const file = (done: (file: File) => void, fail: () => void) =>
        held === 'locked' ? fail() : done(new File(['x'], name, { type: held }))
      return { name, isFile: true, isDirectory: false, file }
    }
    const createReader = () => {
      const left = entriesOf({ ...held })
      return { readEntries: (done: (some: unknown) => void) => done(left.splice(0, 2)) }
    }
    return { name, isFile: false, isDirectory: true, createReader }
  })
}

const read = async (tree: Tree, max = 100) => {
  const { files, hasMore } = await readFolders(entriesOf(tree), max)
  return { names: files.map(({ name }) => name), hasMore }
}
const png = 'image/png'

test('pictures of folders and of the folders in them are read in the order of their names', async () => {
  const tree = {
    'b.png': png,
    a: { '10.png': png, '9.png': png, deeper: { 'x.jpg': 'image/jpeg' }, '1.png': png },
  }
  expect(await read(tree)).toEqual({
    names: ['1.png', '9.png', '10.png', 'x.jpg', 'b.png'],
    hasMore: false,
  })
})

test('other files, and files that cannot be read, are left out', async () => {
  const tree = {
    a: { '.DS_Store': '', 'notes.txt': 'text/plain', 'b.png': 'locked', 'c.png': png },
  }
  expect(await read(tree)).toEqual({ names: ['c.png'], hasMore: false })
})

test('beyond the number that there is room for, it stops and says so', async () => {
  const many = Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`${at}.png`, png]))
  expect(await read({ many }, 5)).toMatchObject({ hasMore: false })
  expect(await read({ many }, 3)).toEqual({ names: ['0.png', '1.png', '2.png'], hasMore: true })
})

test('a huge folder without pictures ends', async () => {
  const texts = Object.fromEntries(
    Array.from({ length: limits.folderEntriesMax + 9 }, (_, at) => [`${at}.txt`, 'text/plain']),
  )
  expect(await read({ texts })).toEqual({ names: [], hasMore: true })
})
