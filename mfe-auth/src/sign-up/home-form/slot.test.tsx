// @vitest-environment jsdom
import { register } from '@tessera/contracts/calls/registration'
import { forgetDevice } from '@tessera/contracts/calls/session'
import { sessionChanged } from '@tessera/contracts/events/facts'
import { timings } from '@tessera/contracts/timings'
import { testShell } from '@tessera/testing/shell'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { field, fill, press } from '../../../test/open-modal.tsx'
import { authService, lena, mira, sound } from '../../../test/service.ts'
import { unflagUnderage } from '../../entry/underage/underage-flag.ts'
import HomeForm from './slot.tsx'

afterEach(() => {
  vi.useRealTimers()
  unflagUnderage(document)
})

function open(who: { returning?: typeof lena } = {}, search = '') {
  const service = authService()
  const host = testShell({ answer: service.answer, ...who })
  host.stores.$address.set({ pathname: '/', search })
  host.shell.bus.on(sessionChanged, ({ viewer }) => host.stores.$viewer.set(viewer))
  host.render(<HomeForm />)
  return { ...host, ...service, user: userEvent.setup() }
}

test('the home page shows the form at once, without an offer', () => {
  open()
  expect(screen.getByRole('heading', { level: 2, name: 'Welcome to Tessera' })).toBeDefined()
  expect(field('Email')).toBeDefined()
  expect(field('Password')).toBeDefined()
  expect(screen.getByRole('spinbutton', { name: 'Year' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Continue with email' })).toBeNull()
})

test('the form takes the focus only after it was used', async () => {
  const { user } = open()
  expect(document.activeElement).toBe(document.body)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(document.activeElement).toBe(field('Email'))
})

test('a sign-up on the home page sends its source and logs in', async () => {
  const opened = open()
  await fill(opened, sound)
  await press(opened, 'Continue')
  await waitFor(() => expect(opened.stores.$viewer.get()).toMatchObject({ username: 'mira' }))
  expect(opened.sent().find(({ call }) => call === register.name)?.input).toMatchObject({
    signup_source: 'homePage',
    container: 'page',
    page: '/',
  })
  expect(screen.queryByRole('heading')).toBeNull()
})

test('a returning visitor is welcomed back on the home page and can switch account', async () => {
  const opened = open({ returning: lena })
  expect(screen.getByRole('heading', { name: 'Welcome back, Lena!' })).toBeDefined()
  expect(screen.queryByLabelText('Email')).toBeNull()
  await press(opened, 'Not you? Log in with a different account')
  expect(screen.getByRole('heading', { name: 'Log in to see more' })).toBeDefined()
  await waitFor(() =>
    expect(opened.sent().some(({ call }) => call === forgetDevice.name)).toBe(true),
  )
})

test('after an underage confirmation the form is shown with its fields locked', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const opened = open()
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
  await fill({ user }, { ...sound, birthday: '2020-04-12' })
  await press({ user }, 'Continue')
  await user.click(await screen.findByRole('button', { name: 'Confirm' }))
  act(() => void vi.advanceTimersByTime(timings.underageRedirect))
  expect(opened.addresses).toEqual(['/'])
  expect((await screen.findByRole('alert')).textContent).toContain("you're not eligible")
  expect(field('Email').hasAttribute('disabled')).toBe(true)
})

test('the form disappears after a log-in in another tab', () => {
  const { stores } = open()
  act(() => stores.$viewer.set(mira))
  expect(screen.queryByRole('heading')).toBeNull()
})
