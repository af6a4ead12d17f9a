import { sendReports } from '@tessera/contracts/calls/telemetry'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { sentReport } from './send-waiting.ts'

const report = { code: 'module-threw-on-render', from: 'notes', detail: 'boom' }

test('a report has the stack of what was thrown and of its components, without queries', () => {
  const file = 'https://modules.test/notes/page.js'
  const thrown = Object.assign(new Error('boom'), {
    stack: `Error: boom\n    at save (${file}?token=secret#part:1:20)`,
  })
  const components = `\n    at Page (${file}?v=1:1:9)`
  expect(sentReport([{ ...report, thrown, components }, '1.0.0 entry.js'])).toEqual({
    ...report,
    build: '1.0.0 entry.js',
    stack: `Error: boom\n    at save (${file}:1:20)`,
    components: `\n    at Page (${file}:1:9)`,
  })
})

test('what was thrown may be anything, and no report is larger than the service takes', () => {
  expect(sentReport([{ ...report, thrown: 'text', components: null }, undefined])).toEqual(report)
  const long = 'x'.repeat(1_000_000)
  const thrown = Object.assign(new Error('boom'), { stack: long })
  const huge = { code: long, from: long, detail: long, thrown, components: long }
  const sent = sentReport([huge, long])
  expect(z.safeParse(sendReports.input, { reports: [sent] }).success).toBe(true)
  expect(sent.stack).toHaveLength(limits.reportedStack)
})
