// @vitest-environment jsdom
import { forgetDevice } from '@tessera/contracts/calls/session'
import { sessionChanged } from '@tessera/contracts/events/facts'
import { timings } from '@tessera/contracts/timings'
import * as answers from '@tessera/testing/answers'
import { testShell } from '@tessera/testing/shell'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { field, fill, press, sound } from '../../test/open-modal.tsx'
import { lena, mira, pretendService } from '../../test/service.ts'
import { unflagUnderage } from '../underage/underage-flag.ts'
import HomeForm from './slot.tsx'

afterEach(() => {
  vi.useRealTimers()
  unflagUnderage(document)
})

function open(who: { returning?: typeof lena } = {}, search = '') {
  const service = pretendService(answers)
  const host = testShell({ answer: service.answer, ...who })
  host.stores.$address.set({ pathname: '/', search })
  host.shell.bus.on(sessionChanged, ({ viewer }) => host.stores.$viewer.set(viewer))
  host.render(<HomeForm />)
  return { ...host, ...service, user: userEvent.setup() }
}

test('on the home page the form is there straight away, without an offer before it', () => {
  open()
  expect(screen.getByRole('heading', { level: 2, name: 'Welcome to Tessera' })).toBeDefined()
  expect(field('Email')).toBeDefined()
  expect(field('Password')).toBeDefined()
  expect(screen.getByRole('spinbutton', { name: 'Year' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Continue with email' })).toBeNull()
})

test('the form leaves the focus where it is, until it is used', async () => {
  const { user } = open()
  expect(document.activeElement).toBe(document.body)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(document.activeElement).toBe(field('Email'))
})

test('who signs up on the home page came from the home page, and is somebody then', async () => {
  const opened = open()
  await fill(opened, sound)
  await press(opened, 'Continue')
  await waitFor(() => expect(opened.stores.$viewer.get()).toMatchObject({ username: 'mira' }))
  expect(opened.sent.find(({ path }) => path.includes('UserRegister'))?.body).toMatchObject({
    signup_source: 'homePage',
    container: 'page',
    page: '/',
  })
  expect(screen.queryByRole('heading')).toBeNull()
})

test('somebody who was here before is welcomed back on the home page, and can say that they are not them', async () => {
  const opened = open({ returning: lena })
  expect(screen.getByRole('heading', { name: 'Welcome back, Lena!' })).toBeDefined()
  expect(screen.queryByLabelText('Email')).toBeNull()
  await press(opened, 'Not you? Log in with a different account')
  expect(screen.getByRole('heading', { name: 'Log in to see more' })).toBeDefined()
  await waitFor(() => expect(opened.sent.some(({ path }) => path === forgetDevice.path)).toBe(true))
})

test('who confirms that they are too young is back at the form, which is closed to them', async () => {
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

test('somebody who got in elsewhere has nothing left to do here', () => {
  const { stores } = open()
  act(() => stores.$viewer.set(mira))
  expect(screen.queryByRole('heading')).toBeNull()
})

test('on a phone the form is short: a title and the fields', () => {
  const { stores } = open()
  expect(screen.getByText('Find new ideas to try.')).toBeDefined()
  act(() => stores.$layout.set({ size: 'narrow', phone: true, headerHeight: 56 }))
  expect(screen.queryByText('Find new ideas to try.')).toBeNull()
})
