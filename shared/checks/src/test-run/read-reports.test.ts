import { expect, test } from 'vitest'
import { readPlaywrightReport } from './read-reports.ts'

const root = '/house'
const said = Buffer.from('error: no such file\nuncaught: boom').toString('base64')

/** A report of Playwright with one test whose only try ended in this way. */
const reportOf = (status: string, result: object): string =>
  JSON.stringify({
    config: { rootDir: '/house/e2e/src' },
    errors: [],
    suites: [
      {
        title: 'a.spec.ts',
        file: 'a.spec.ts',
        specs: [
          {
            title: 'opens',
            file: 'a.spec.ts',
            tests: [{ expectedStatus: 'passed', status, results: [{ duration: 5, ...result }] }],
          },
        ],
      },
    ],
  })

const testOf = (text: string) => readPlaywrightReport(text, root)?.files[0]?.tests[0]

test('a failed test has the paths of its pictures and the end of its pages’ consoles', () => {
  const attachments = [
    { name: 'screenshot', path: '/house/reports/e2e/opens/test-failed-1.png' },
    { name: 'console', body: said },
    { name: 'trace', path: '/house/reports/e2e/opens/trace.zip' },
  ]
  const failed = testOf(reportOf('unexpected', { errors: [{ message: 'no h1' }], attachments }))
  expect(failed).toMatchObject({ state: 'failed', reason: 'no h1' })
  expect(failed?.evidence).toEqual([
    'Picture: reports/e2e/opens/test-failed-1.png',
    "The pages' console:",
    '  error: no such file',
    '  uncaught: boom',
  ])
})

test('a test that passed has neither a reason nor evidence', () => {
  const passed = testOf(reportOf('expected', { attachments: [] }))
  expect(passed).toEqual({ blocks: [], title: 'opens', state: 'passed' })
})
