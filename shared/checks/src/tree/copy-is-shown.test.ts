import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { moduleFolders } from '@tessera/commands/rooms'
import { root } from '@tessera/commands/root'
import { expect, test } from 'vitest'

const rooms = ['shell', ...moduleFolders(), 'shared/module', 'shared/pins']

const sources = rooms.flatMap((room) =>
  readdirSync(join(root, room, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /[.]tsx?$/.test(path) && !/[.]test[.]tsx?$/.test(path))
    .map((path) => {
      const file = join(root, room, 'src', path)
      return { file, path: `${room}/src/${path}`, text: readFileSync(file, 'utf8') }
    }),
)

/** Returns the texts of the files that import a file of copy. */
const readersOf = (copy: string): readonly string[] =>
  sources
    .filter(({ file, text }) =>
      [...text.matchAll(/from '(\.[^']*words\.ts)'/g)].some(
        ([, from = '']) => join(dirname(file), from) === copy,
      ),
    )
    .map(({ text }) => text)

/** Leaves out the messages of a file that it reads itself by a name in brackets. */
const withoutOwn = (copy: string): string =>
  copy.replace(/^const (\w+) = defineMessages\(.*?^\}?\)$/gms, (block, name: string) =>
    copy.includes(`${name}[`) ? '' : block,
  )

/** Returns the messages of a file of copy that none of its readers names. */
function unread(copy: string, readers: readonly string[]): readonly string[] {
  const all = readers.join('\n')
  // This test does not know which messages a name in brackets reads.
  if (/\b(\w*[wW]ords|common)\[/.test(all)) return []
  const keys = [...withoutOwn(copy).matchAll(/^ {2}(\w+):(?! \{)/gm)].map(([, key = '']) => key)
  return keys.filter((key) => !new RegExp(`\\.${key}\\b|['"]${key}['"]`).test(all))
}

test('every message of a words.ts is shown somewhere', () => {
  const copies = sources.filter(({ path }) => path.endsWith('/words.ts'))
  expect(copies.length).toBeGreaterThan(20)
  const found = copies.flatMap(({ file, path, text }) =>
    unread(text, readersOf(file)).map((key) => `${path}: ${key}`),
  )
  expect(found).toEqual([])
})

test('a message that no reader names is found; names in brackets may read any', () => {
  const copy = "export const words = defineMessages({\n  save: 'Save',\n  close: 'Close',\n})"
  expect(unread(copy, ['words.save()'])).toEqual(['close'])
  expect(unread(copy, ['words.save()', "row('close')"])).toEqual([])
  expect(unread(copy, ['words[kind]()'])).toEqual([])
})
