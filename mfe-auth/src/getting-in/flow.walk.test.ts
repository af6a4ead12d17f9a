import { expect, test } from 'vitest'
import { filled, given, refusal, submit, typed } from '../../test/events.ts'
import { mira } from '../../test/service.ts'
import { logInFaults, signUpFaults } from './check-draft.ts'
import type { Event, State } from './flow.ts'
import { next, startOf } from './flow.ts'

function draws(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const anything: readonly Event[] = [
  ...filled,
  typed('email', 'mira@gmial.com'),
  typed('email', 'mira'),
  typed('password', 'abc'),
  typed('birthday', '2020-01-01'),
  { type: 'email-chosen' },
  { type: 'mode-chosen', mode: 'log-in' },
  { type: 'mode-chosen', mode: 'sign-up' },
  { type: 'typing-paused' },
  { type: 'hint-taken' },
  submit,
  submit,
  submit,
  { type: 'submitted', dateUnreadable: true },
  { type: 'looked-up', exists: true },
  { type: 'looked-up', exists: false },
  { type: 'looked-up', exists: false },
  refusal('email-taken'),
  refusal('password-wrong'),
  refusal('offline'),
  { type: 'entered', viewer: mira },
]

const draftOf = (state: State) =>
  state.step === 'form' || state.step === 'busy' ? state.draft : undefined

function holds(before: State, event: Event, state: State): void {
  const writes = event.type === 'typed' || event.type === 'hint-taken'
  const kept = draftOf(before) ?? draftOf(startOf('sign-up'))
  if (draftOf(state) !== undefined && !(writes && before.step === 'form'))
    expect(draftOf(state)).toEqual(kept)
  if (before.step === 'done') expect(state).toBe(before)
  if (state.step === 'done' && before.step !== 'done') {
    expect(event.type).toBe('entered')
    expect(before).toMatchObject({ step: 'busy' })
    expect(before).not.toMatchObject({ doing: 'looking-up' })
  }
  if (state.step !== 'busy') return
  if (state.doing === 'registering') expect(signUpFaults(state.draft, given)).toEqual({})
  if (state.doing === 'logging-in') expect(logInFaults(state.draft)).toEqual({})
  if (state.doing === 'logging-in') expect(state.mode).toBe('log-in')
}

test('whatever happens in whatever order, nothing written is lost and nothing unsound is sent', () => {
  const seen = new Set<string>()
  for (let seed = 1; seed <= 300; seed += 1) {
    const draw = draws(seed * 7_919)
    let state = startOf((['offer', 'sign-up', 'log-in'] as const)[draw(3)] ?? 'offer')
    for (let step = 0; step < 60; step += 1) {
      const event = anything[draw(anything.length)]
      if (event === undefined) throw new Error('drew outside the list')
      const then = next(state, event, given)
      holds(state, event, then)
      seen.add(then.step === 'busy' ? then.doing : then.step)
      state = then
    }
  }
  expect([...seen].sort()).toEqual(
    ['done', 'form', 'logging-in', 'looking-up', 'offer', 'registering'].sort(),
  )
})
