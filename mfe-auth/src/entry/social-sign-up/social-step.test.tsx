// @vitest-environment jsdom
import { testShell } from '@tessera/testing/shell'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { after, identityUnknown, provenByGoogle, submit, typed } from '../../../test/events.ts'
import type { Event } from '../flow/events.ts'
import { isSocialStep } from '../flow/social-step-states.ts'
import { startOf } from '../flow/states.ts'
import { titleOf } from '../flow/titles.ts'
import { SocialStep } from './social-step.tsx'
import { welcomeBar } from './welcome-bar.ts'

afterEach(() => vi.useRealTimers())

const born = typed('birthday', '1994-04-12')
const oneTap: Event = {
  type: 'proof-given',
  proof: {
    provider: 'google',
    type: 'google_one_tap',
    method: 4,
    fields: { google_open_id_token: 'a-token-of-google' },
  },
}

function show(events: readonly Event[]) {
  const state = after('sign-up', events)
  if (!isSocialStep(state)) throw new Error(`The step is ${state.kind}.`)
  const send = vi.fn<(event: Event) => void>()
  const { render } = testShell({ moduleName: 'auth' })
  render(<SocialStep state={state} send={send} age={18} />)
  return { state, send, user: userEvent.setup() }
}

test("V2.19 the social sign-up is titled 'Enter your birthdate', with a date field, the age rule and 'Create account'", async () => {
  const { state, send, user } = show([provenByGoogle, identityUnknown])
  expect(titleOf(state, { source: 'homePage' }, 'Tessera')).toBe('Enter your birthdate')
  const busy = after('sign-up', [provenByGoogle, identityUnknown, born, submit])
  expect(titleOf(busy, { source: 'homePage' }, 'Tessera')).toBe('Enter your birthdate')
  expect(screen.getByRole('group', { name: 'Birthday' })).toBeTruthy()
  expect(screen.getByText(/You must be at least 18 to use Tessera/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(send).toHaveBeenCalledWith(submit)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(send).toHaveBeenCalledWith({ type: 'connect-left' })
})

test('V2.20 an error of the birthdate is shown, and a change of the date is told', async () => {
  const { send, user } = show([provenByGoogle, identityUnknown, submit])
  expect(screen.getByText("You missed a spot. Don't forget to add your birthday.")).toBeTruthy()
  await user.click(screen.getByRole('spinbutton', { name: 'Month' }))
  await user.keyboard('04')
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ type: 'typed', field: 'birthday' }))
})

test("V2.27 V9.8 one tap fills the screen with 'Welcome to Tessera', and its bar takes 6000 ms to 95 percent", () => {
  vi.useFakeTimers()
  show([oneTap, identityUnknown, born, submit])
  expect(screen.getByText('Welcome to Tessera')).toBeTruthy()
  const bar = screen.getByRole('progressbar', { name: 'Creating your account' })
  const valueAfter = (milliseconds: number) => {
    act(() => vi.advanceTimersByTime(milliseconds))
    return Number(bar.getAttribute('value'))
  }
  expect(valueAfter(3_000)).toBeCloseTo(47.5, 0)
  expect(valueAfter(3_000)).toBe(95)
  expect(valueAfter(60_000)).toBe(95)
  expect([0, 3_000, 6_000, 12_000].map(welcomeBar)).toEqual([0, 47.5, 95, 95])
})

test('the button creates an account without that screen, which goes once the account is there', () => {
  show([provenByGoogle, identityUnknown, born, submit])
  expect(screen.queryByText('Welcome to Tessera')).toBeNull()
  const viewer = after('sign-up', [oneTap, identityUnknown, born, submit])
  expect(viewer).toMatchObject({ kind: 'busy' })
  expect(isSocialStep(startOf({ at: 'sign-up' }))).toBe(false)
})
