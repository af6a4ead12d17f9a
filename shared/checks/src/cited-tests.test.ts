import { expect, test } from 'vitest'
import { wrongCitations } from './cited-tests.ts'
import type { FileOfRun } from './test-run/run-report.ts'

const files: readonly FileOfRun[] = [
  ['server/src/conformance/log-in.test.ts', 'a stranger stays out', 'a $role may "log in"'],
  ['server/src/platform/uploads/uploads.test.ts', '%s: an upload is its sender’s'],
  ['e2e/src/document.spec.ts', 'the page has its headers'],
].map(([file = '', ...titles]) => ({
  file,
  ok: true,
  tests: titles.map((title) => ({ blocks: ['on postgres'], title, state: 'not run' })),
}))

const table = (cell: string) =>
  [
    'Text before `it`.',
    '',
    '| Row | Where | Test |',
    '|---|---|---|',
    `| 1 | \`a b\` | ${cell} |`,
  ].join('\n')

const faultsOf = (cell: string) => wrongCitations(table(cell), files)

test('a title cited with its file is found, by its whole text or with an ellipsis', () => {
  expect(faultsOf('`a stranger stays out` (log-in), `the page has …` (document)')).toEqual([])
  expect(faultsOf('`a stranger …`, `a … may "log in"` (conformance/log-in)')).toEqual([])
  expect(faultsOf('`…: an upload is its sender’s` (uploads)')).toEqual([])
  expect(faultsOf('`on postgres` (log-in)')).toEqual([])
})

test('a title that its file does not have is named with its line', () => {
  expect(faultsOf('`a stranger gets in` (log-in)')).toEqual([
    '5: log-in has no test "a stranger gets in"',
  ])
  expect(faultsOf('`a stranger stays out`, `the page has its headers` (log-in)')).toEqual([
    '5: log-in has no test "the page has its headers"',
  ])
  expect(faultsOf('`a stranger stays` (log-in)')).toHaveLength(1)
})

test('a file that does not exist is named, and a title needs a file', () => {
  expect(faultsOf('`a stranger stays out` (logging-in)')).toEqual([
    '5: no test file is called "logging-in"',
  ])
  expect(faultsOf('`a stranger stays out`')).toEqual(['5: no test file is called ""'])
})

test('a test file named in text has to exist, except in a block of code', () => {
  expect(wrongCitations('See `uploads.test.ts`.', files)).toEqual([])
  expect(wrongCitations('See `upload.test.ts`.', files)).toEqual([
    '1: no test file is called "upload.test.ts"',
  ])
  expect(wrongCitations('```ts\n// `upload.test.ts`\n```', files)).toEqual([])
})
