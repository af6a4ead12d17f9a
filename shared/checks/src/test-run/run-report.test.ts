import { expect, test } from 'vitest'
import { failuresOf, joinReports, judgeRun, type RunReport, type TestState } from './run-report.ts'

const tested = (...states: readonly TestState[]) =>
  states.map((state, at) => ({ blocks: ['a block'], title: `test ${at}`, state }))

const good: RunReport = {
  success: true,
  errors: [],
  files: [{ file: 'a.test.ts', ok: true, tests: tested('passed', 'skipped') }],
}
const judge = (report: RunReport | undefined, exitedWell = true, filesThere = ['a.test.ts']) =>
  judgeRun({ report, exitedWell, filesThere })

test('a run whose files are all there and passed has no fault', () => {
  expect(judge(good)).toEqual({ passed: 1, failed: 0, skipped: 1, faults: [] })
})

const broken: readonly (readonly [string, ReturnType<typeof judge>, string])[] = [
  ['no report', judge(undefined), 'wrote no report'],
  ['a report without a file', judge({ ...good, files: [] }, true, []), 'has no tests'],
  [
    'a file that the run left out',
    judge(good, true, ['a.test.ts', 'b.test.ts']),
    'b.test.ts is there',
  ],
  ['an error outside of the tests', judge({ ...good, errors: ['boom'] }), 'boom'],
  [
    'a file that did not load',
    judge({ ...good, files: [...good.files, { file: 'b.test.ts', ok: false, tests: [] }] }),
    'b.test.ts did not load',
  ],
  [
    'a test that was not reached',
    judge({ ...good, files: [{ file: 'a.test.ts', ok: true, tests: tested('not run') }] }),
    'a block > test 0',
  ],
  ['a verdict of failure', judge({ ...good, success: false }), 'names no failure'],
  ['an exit code other than 0', judge(good, false), 'names no failure'],
]

test.each(broken)('%s is one failure', (_, { failed, faults }, words) => {
  expect(failed).toBe(1)
  expect(faults).toEqual([expect.stringContaining(words)])
})

test('a failed test counts once, although its file, the verdict and the exit code say so too', () => {
  const files = [{ file: 'a.test.ts', ok: false, tests: tested('failed', 'passed') }]
  const report = { success: false, errors: [], files }
  expect(judge(report, false)).toEqual({ passed: 1, failed: 1, skipped: 0, faults: [] })
})

test('runs side by side have one report, which fails when one of them fails or wrote none', () => {
  const other = { ...good, files: [{ file: 'b.test.ts', ok: true, tests: tested('passed') }] }
  const joined = joinReports([good, other])
  expect(joined?.files.map(({ file }) => file)).toEqual(['a.test.ts', 'b.test.ts'])
  expect(joined?.success).toBe(true)
  expect(joinReports([good, { ...other, success: false, errors: ['boom'] }])).toMatchObject({
    success: false,
    errors: ['boom'],
  })
  expect(joinReports([good, undefined])).toBeUndefined()
})

test('failures and second tries are listed by file and title, with the first lines of their reason and what their pages showed', () => {
  const reason = [
    '\u001b[31mexpected 1 to be 2\u001b[39m',
    '    at run (/checkout/node_modules/runner/run.js:1:1)',
    '    at counts (/checkout/a.test.ts:3:1)',
    ...Array(40).fill('  a line'),
  ].join('\n')
  const failed = { blocks: ['a block'], title: 'counts', state: 'failed', reason } as const
  const seen = { ...failed, title: 'shows', reason: 'no button', evidence: ['Picture: a.png'] }
  const second = { ...failed, title: 'waits', state: 'passed' } as const
  const tests = [...tested('passed', 'failed'), failed, seen, second]
  const files = [{ file: 'a.test.ts', ok: false, tests }]
  const [silent, told, shown, late, ...more] = failuresOf({ success: false, errors: [], files })
  expect(silent).toContain('It gives no reason.')
  expect(told?.split('\n').slice(0, 3)).toEqual([
    '✗ a.test.ts › a block › counts',
    '    expected 1 to be 2',
    '        at counts (/checkout/a.test.ts:3:1)',
  ])
  expect(told?.split('\n')).toHaveLength(15)
  expect(shown?.split('\n')).toEqual([
    '✗ a.test.ts › a block › shows',
    '    no button',
    '    Picture: a.png',
  ])
  expect(late).toMatch(/^~ Passed at the second try: a\.test\.ts › a block › waits\n/)
  expect(more).toEqual([])
  expect(failuresOf(undefined)).toEqual([])
})
