// @vitest-environment jsdom
import { getCatalogReport } from '@tessera/contracts/calls/catalogs'
import { type Answering, answerError, answers, answerWith } from '@tessera/testing/answers'
import { testShell } from '@tessera/testing/shell'
import { expect, test } from 'vitest'
import { reportLine } from '../../../test/catalogs.ts'
import { loadReport } from './load-report.ts'

const load = (answer: Answering<typeof getCatalogReport>[1]) => {
  const { asked, ...service } = answers([getCatalogReport, answer])
  const { shell } = testShell(service)
  const counts: number[] = []
  const { signal } = new AbortController()
  const report = loadReport(shell.client, 'r1', { signal, onRows: (count) => counts.push(count) })
  return { report, counts, asked }
}

test('a report is loaded page by page, and a page that was asked for too fast once more', async () => {
  let isFast = true
  const { report, counts, asked } = load(({ bookmark }) => {
    if (bookmark === undefined) return answerWith({ lines: [reportLine()], counts: [] }, 'next')
    if (isFast) {
      isFast = false
      return answerError('too-fast', { wait_seconds: 0 })
    }
    return { lines: [reportLine({ row: 3 })], counts: [] }
  })
  expect(await report).toMatchObject({ ok: true, data: [{ row: 2 }, { row: 3 }] })
  expect(counts).toEqual([1, 2])
  expect(asked.map(({ input }) => input)).toEqual([
    { run_id: 'r1' },
    { run_id: 'r1', bookmark: 'next' },
    { run_id: 'r1', bookmark: 'next' },
  ])
})

test('a report that is gone is not asked for again', async () => {
  const { report, asked } = load(() => answerError('not-found'))
  expect(await report).toMatchObject({ ok: false, error: { code: 'not-found' } })
  expect(asked).toHaveLength(1)
})
