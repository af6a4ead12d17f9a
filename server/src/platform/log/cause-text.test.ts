import { expect, test } from 'vitest'
import { causeText } from './cause-text.ts'

test('the log describes an error without the values that people sent', () => {
  const error = new Error('Failed query: select 1\nparams: mira@x.org,hash\nof two lines', {
    cause: new Error('connection lost'),
  })
  const text = causeText(error)
  expect(text).toContain('Failed query: select 1')
  expect(text).toContain('connection lost')
  expect(text).not.toContain('mira@x.org')
  expect(text).not.toContain('of two lines')
})
