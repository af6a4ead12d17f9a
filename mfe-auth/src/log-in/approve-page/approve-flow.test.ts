import { expect, test } from 'vitest'
import { type ApproveEvent, type ApproveState, nextApprove } from './approve-flow.ts'

const chosen = (number: number | null): ApproveEvent => ({ type: 'chosen', number })
const refused = (code: 'qr-number-wrong' | 'qr-gone' | 'unexpected'): ApproveEvent => ({
  type: 'refused',
  error: { code, message: 'No.' },
})
const asking: ApproveState = { kind: 'asking' }

test.each<[string, readonly ApproveEvent[], object]>([
  ['a number is sent', [chosen(42)], { kind: 'answering', number: 42 }],
  ['the right number approves', [chosen(42), { type: 'answered' }], { kind: 'approved' }],
  ['a refusal is sent', [chosen(null), { type: 'answered' }], { kind: 'refused' }],
  [
    'a wrong number ends it',
    [chosen(42), refused('qr-number-wrong'), chosen(17)],
    { kind: 'wrong' },
  ],
  ['an expired request says so', [chosen(42), refused('qr-gone')], { kind: 'gone' }],
  [
    'a failure can be tried again',
    [chosen(42), refused('unexpected'), chosen(42)],
    { kind: 'answering' },
  ],
  ['an answer to nothing changes nothing', [{ type: 'answered' }], asking],
  ['one answer is sent at a time', [chosen(42), chosen(17)], { kind: 'answering', number: 42 }],
])('%s', (_, events, end) => {
  expect(events.reduce(nextApprove, asking)).toMatchObject(end)
})
