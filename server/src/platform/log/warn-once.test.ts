import { expect, test, vi } from 'vitest'
import { quietLog } from './json-lines.ts'
import { warnOnce } from './warn-once.ts'

test('a warning is written once for each subject, and for eight subjects of an event at most', () => {
  const warn = vi.fn()
  const log = { ...quietLog, warn }
  for (let subject = 0; subject < 1_000; subject += 1)
    for (const event of ['one', 'other']) warnOnce(log, event, `${subject % 100}`, { subject })
  expect(warn).toHaveBeenCalledTimes(16)
  expect(warn).toHaveBeenCalledWith('one', { subject: 0 })
  warnOnce({ ...log }, 'one', '0', {})
  expect(warn).toHaveBeenCalledTimes(17)
})
