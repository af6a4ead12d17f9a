import { expect, test } from 'vitest'
import { idle, nextStep, type StepEvent, type StepState } from './step-flow.ts'

const started = { kind: 'started', wish: 1 } as const
const asking = { kind: 'asking', wish: 1 } as const
const challenge = { kind: 'challenge', paymentId: '5', url: '/bank/' } as const
const finishing = { kind: 'finishing', paymentId: '5', isLeft: false } as const
const leaving = { ...finishing, isLeft: true } as const
const unconfirmed = "You haven't confirmed this with your bank. Try again when you're ready."
const done = { kind: 'stepped', step: { state: 'done', payment_id: '5' } } as const
const asked = {
  kind: 'stepped',
  step: { state: 'challenge', payment_id: '5', url: '/bank/' },
} as const
const refused = { kind: 'refused', message: 'No' } as const

test.each<[StepState<number>, StepEvent<number>, StepState<number>]>([
  [idle, started, asking],
  [asking, started, asking],
  [{ kind: 'done' }, started, { kind: 'done' }],
  [asking, done, { kind: 'done' }],
  [asking, asked, challenge],
  [asking, refused, { kind: 'idle', fault: 'No' }],
  [challenge, { kind: 'answered' }, finishing],
  [challenge, done, challenge],
  [finishing, done, { kind: 'done' }],
  [finishing, asked, challenge],
  [challenge, { kind: 'left' }, leaving],
  [leaving, asked, { kind: 'idle', fault: unconfirmed }],
  [leaving, done, { kind: 'done' }],
  [finishing, refused, { kind: 'idle', fault: 'No' }],
  [{ kind: 'done' }, { kind: 'reset' }, idle],
])('a payment at %j goes on by %j to %j', (state, event, next) => {
  expect(nextStep(state, event)).toEqual(next)
})
