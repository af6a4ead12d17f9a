import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { proofsApart, proofsIn } from './spec-coverage.ts'
import { listVitestTests } from './test-run/list-tests.ts'
import type { FileOfRun, TestState } from './test-run/run-report.ts'

// Builds row ids at run time, so that titles in this file do not count as coverage.
const row = (name: string): string => `V${name}`

const fileWith = (
  file: string,
  title: string,
  state: TestState = 'passed',
  blocks: readonly string[] = [],
): FileOfRun => ({ file, ok: true, tests: [{ blocks, title, state }] })

test('every row in a title or block counts once, and skipped tests do not count', () => {
  const files = [
    fileWith('a.test.ts', `${row('5.4')} ${row('5.5')} a typo | a hint`),
    fileWith('b.test.ts', 'a title', 'passed', [`${row('2.1')} a block`]),
    fileWith('c.test.ts', `${row('9.9')} left out`, 'skipped'),
  ]
  expect(proofsIn(files)).toEqual([
    { id: row('5.4'), title: 'a typo \\| a hint', file: 'a.test.ts' },
    { id: row('5.5'), title: 'a typo \\| a hint', file: 'a.test.ts' },
    { id: row('2.1'), title: 'a title', file: 'b.test.ts' },
  ])
})

test('a listed row requires a test that ran, and a row that ran must be listed', () => {
  const listed = [fileWith('a.test.ts', `${row('1.1')} one`, 'not run')]
  expect(proofsApart(listed, [fileWith('a.test.ts', `${row('1.1')} one`)])).toEqual([])
  expect(proofsApart(listed, [fileWith('a.test.ts', `${row('1.1')} one`, 'skipped')])).toEqual([
    `${row('1.1')} in a.test.ts is named by a test that did not run`,
  ])
  expect(proofsApart([], [fileWith('b.test.ts', `${row('1.2')} two`, 'failed')])).toEqual([
    `${row('1.2')} in b.test.ts is named by a computed title`,
  ])
})

test('vitest lists titles of tables with calls, and no title that is only in a string', async () => {
  const house = mkdtempSync(join(tmpdir(), 'tessera-list-'))
  const text = [
    "import { describe, test } from 'vitest'",
    'const viewer = () => [1]',
    `test.each([...viewer()])('${row('1.1')} %s', () => {})`,
    `const fixture = "test('${row('2.2')} only a text', () => {})"`,
    `describe('${row('3.3')} a block', () => { test(\`in it \${fixture}\`, () => {}) })`,
    `test.skip('${row('4.4')} left out', () => {})`,
  ]
  writeFileSync(join(house, 'a.test.ts'), text.join('\n'))
  const files = await listVitestTests(house).finally(() => rmSync(house, { recursive: true }))
  expect(proofsIn(files).map(({ id, file }) => [id, file])).toEqual([
    [row('1.1'), 'a.test.ts'],
    [row('3.3'), 'a.test.ts'],
  ])
})
