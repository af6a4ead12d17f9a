import { BuildId } from '@tessera/contracts/releases/build-id'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { fingerprintOf } from './error-fingerprint.ts'
import { messageOf } from './error-message.ts'
import { framesIn, type KnownBuild } from './stack-frames.ts'

const build = z.parse(BuildId, 'a'.repeat(64))
const page = 'static/js/async/page-all.0123456789.js'
const notes: KnownBuild = {
  module: 'notes',
  build,
  base: 'https://store.test/notes/',
  files: new Set([page]),
}
const shell: KnownBuild = {
  module: 'shell',
  build: null,
  base: 'https://tessera.test/assets/',
  files: new Set(['static/js/index.0123456789.js']),
}
const known = [notes, shell]
const frame = { of: 'notes', build, file: page, line: 1, column: 20, name: 'save' }

test.each([
  ['Chromium', `TypeError: x\n    at save (https://store.test/notes/${page}:1:20)`],
  ['Firefox', `save@https://store.test/notes/${page}:1:20`],
  ['a component of React', `\n    at save (https://store.test/notes/${page}:1:20)`],
  ['an address with a query', `at save (https://store.test/notes/${page}?mail=a@b.c#d:1:20)`],
])('a stack gives the file, position and function, as written by %s', (_, stack) => {
  expect(framesIn(stack, known)).toEqual([frame])
})

test('a stack keeps no message, query, other file or odd function name', () => {
  const stack = [
    'Error: mira@example.org at https://store.test/notes/secret:1:1',
    '    at https://elsewhere.test/mira.js:1:2',
    '    at file:///home/mira/notes.js:1:2',
    `    at \u001b[2Jmira@example.org (https://store.test/notes/${page}:1:20)`,
    '    at __proto__ (https://store.test/notes/__proto__:1:2)',
    `    at __proto__ (https://tessera.test/assets/static/js/index.0123456789.js:3:4)`,
  ].join('\n')
  expect(framesIn(stack, known)).toEqual([
    { ...frame, name: '' },
    {
      of: 'shell',
      build: null,
      file: 'static/js/index.0123456789.js',
      line: 3,
      column: 4,
      name: '__proto__',
    },
  ])
})

test('an error that an extension threw is not kept; one that passed through an extension is', () => {
  const own = `at save (https://store.test/notes/${page}:1:20)`
  const foreign = 'at wrap (chrome-extension://abc/inject.js:1:2)'
  expect(framesIn(`Error: x\n${foreign}\n${own}`, known)).toBeUndefined()
  expect(framesIn(`Error: x\n${own}\n${foreign}`, known)).toEqual([frame])
})

test('a stack of a megabyte is read in time that grows with its length alone', () => {
  const timeOf = (lines: number) => {
    const line = `${' '.repeat(300)}${'a-'.repeat(100)}://${':1'.repeat(50)}`
    const stack = Array.from({ length: lines }, () => line).join('\n')
    const before = performance.now()
    framesIn(stack, known)
    return performance.now() - before
  }
  timeOf(200)
  expect(timeOf(1_600)).toBeLessThan(50 * Math.max(timeOf(200), 1))
})

test('builds whose files differ by their hashes alone report into one group', () => {
  const of = (file: string, line: number) =>
    fingerprintOf({
      module: 'notes',
      code: 'module-uncaught',
      message: 'x',
      frames: [{ ...frame, file, line }],
    })
  const first = of(page, 1)
  expect(of('static/js/async/page-all.9876543210.js', 7)).toBe(first)
  expect(of('static/js/async/page-other.9876543210.js', 1)).not.toBe(first)
})

test('errors without a place group by their message, whatever numbers it has', () => {
  const of = (message: string) =>
    fingerprintOf({ module: 'notes', code: 'module-timeout', message, frames: [] })
  expect(of('nothing within 8000 ms')).toBe(of('nothing within 30000 ms'))
  expect(of('nothing within 8000 ms')).not.toBe(of('unreachable'))
})

test('a message is one short line without queries and control characters', () => {
  expect(messageOf(`GET https://a.test/x?mail=a@b.c#d failed\u001b[2J\n  at x`)).toBe(
    'GET https://a.test/x failed [2J',
  )
  expect(messageOf(`${'a'.repeat(299)}😀😀`)).toHaveLength(300)
  expect(messageOf(`${'a'.repeat(299)}😀😀`).isWellFormed()).toBe(true)
})
