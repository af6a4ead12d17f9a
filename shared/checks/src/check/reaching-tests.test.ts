import { expect, test } from 'vitest'
import { reachingTests, testsReaching } from './reaching-tests.ts'

const sources = new Map([
  ['mfe-a/src/flow.ts', ''],
  ['mfe-a/src/flow.test.ts', "import { next } from './flow.ts'"],
  ['mfe-a/src/view.tsx', "import { next } from './flow.ts'"],
  ['mfe-a/src/view.test.tsx', "import { View } from './view.tsx'"],
  ['mfe-a/src/other.test.ts', "import { other } from './other.ts'"],
  ['shared/contracts/src/limits.ts', ''],
  ['server/src/rules.ts', "import { limits } from '@tessera/contracts/limits'"],
  ['server/src/rules.test.ts', "const { rule } = await import('./rules.ts')"],
])

test('the tests that import a file are found, the nearest first', () => {
  expect(reachingTests('mfe-a/src/flow.ts', sources)).toEqual([
    'mfe-a/src/flow.test.ts',
    'mfe-a/src/view.test.tsx',
  ])
})

test('imports of the packages of the checkout and imports on demand are followed', () => {
  expect(reachingTests('shared/contracts/src/limits.ts', sources)).toEqual([
    'server/src/rules.test.ts',
  ])
})

test('several files share one list, and a changed test comes first', () => {
  const files = ['shared/contracts/src/limits.ts', 'mfe-a/src/flow.test.ts', 'docs/a.md']
  expect(testsReaching(files, sources)).toEqual([
    'mfe-a/src/flow.test.ts',
    'server/src/rules.test.ts',
  ])
})
