import { expect, test } from 'vitest'
import { type KnownFlags, partList, readPartFlags } from './part-flags.ts'

const known: KnownFlags = {
  command: 'bench',
  parts: [
    { flag: '--grid', does: 'the grid', minutes: 3, needs: 'Chromium' },
    { flag: '--bus', does: 'the bus', minutes: 0.5 },
    { flag: '--scale', does: 'many pins', minutes: 180, takes: 'PINS', isApart: true },
    { flag: '--mutations', does: 'mutants', minutes: 1, takes: 'PATH…', isApart: true },
  ],
  options: [{ flag: '--keep', does: 'keeps' }],
}

const flagsOf = (...args: readonly string[]) =>
  readPartFlags(args, known).parts.map(({ flag }) => flag)

test('without a name all parts run but those that are apart, and named parts run in the order of the list', () => {
  expect(flagsOf()).toEqual(['--grid', '--bus'])
  expect(flagsOf('--keep')).toEqual(['--grid', '--bus'])
  expect(flagsOf('--scale', '--grid')).toEqual(['--grid', '--scale'])
})

test('a value follows its flag or an equals sign, and only a flag that takes several has several', () => {
  expect(readPartFlags(['--scale=5'], known).values.get('--scale')).toEqual(['5'])
  expect(readPartFlags(['--scale', '5'], known).values.get('--scale')).toEqual(['5'])
  expect(readPartFlags(['--mutations', 'a', 'b'], known).values.get('--mutations')).toEqual([
    'a',
    'b',
  ])
  expect(readPartFlags(['--mutations', 'a', 'b'], known).fault).toBeUndefined()
  expect(readPartFlags(['--scale', '5', '6'], known).fault).toContain('knows no 6.')
})

test('what is not known is refused with what is', () => {
  for (const arg of ['--gird', 'grid', '--grid=5', '--keep=5'])
    expect(readPartFlags([arg], known).fault).toBe(
      `npm run bench knows no ${arg}. Its parts are --grid, --bus, --scale, --mutations; its options --keep, --list. What each does: npm run bench -- --list`,
    )
})

test('the list says of each part what it does, how long it takes and what it needs', () => {
  const list = partList(known)
  expect(list).toContain('the grid; about 3 minutes; needs Chromium')
  expect(list).toMatch(/--scale=PINS +many pins; about 3 hours/)
  expect(list).toContain('the bus; about 30 seconds')
})
