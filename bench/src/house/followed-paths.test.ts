import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { expect, test } from 'vitest'
import { fileOfLine, followedPaths, numberedLines } from './followed-paths.ts'

const document = readFileSync(join(root, 'docs/architecture.md'), 'utf8')

test('a path has as many steps as its section has numbered lines', () => {
  const text =
    '## Follow a save\n\nWords.\n\n1. `a.ts` asks\n2. `b.ts` answers\n\n## Other\n\n1. `c.ts`\n'
  expect(numberedLines(text, 'Follow a save')).toEqual(['1. `a.ts` asks', '2. `b.ts` answers'])
  expect(numberedLines(text, 'Follow a move')).toBeUndefined()
})

test.each(followedPaths)('every numbered line of "%s" names a file that exists', (title) => {
  const missing = (numberedLines(document, title) ?? []).filter((line) => {
    const file = fileOfLine(line)
    return file === undefined || !existsSync(join(root, file))
  })
  expect(missing).toEqual([])
})
