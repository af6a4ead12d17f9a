// @vitest-environment jsdom
import { getQrLogIn, startQrLogIn } from '@tessera/contracts/calls/qr-log-in'
import { logIn } from '@tessera/contracts/calls/session'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../test/open-page.tsx'
import { authService, mira, refusing } from '../../../test/service.ts'
import LogInPage from '../../log-in/log-in-page/page.tsx'

const client_context = {
  country: null,
  country_from_hostname: null,
  country_from_ip: null,
  region_from_ip: null,
}
const code = 'k3yOut-of_aQrCode0123456789'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

type Told = {
  readonly state: 'waiting' | 'opened' | 'approved' | 'refused' | 'gone'
  readonly number: number | null
}

/** Opens the log-in page in an arm; the service says these one after the other. */
function open(arm: 'control' | 'error' | 'works', ...says: readonly Told[]) {
  const left = [...says]
  const waiting: Told = { state: 'waiting', number: null }
  const service = authService(
    {},
    [startQrLogIn, () => ({ code, seconds: 120 })],
    [getQrLogIn, () => left.shift() ?? waiting],
    [logIn, () => ({ user: mira, client_context })],
  )
  const opened = openPage(LogInPage, { service, experiments: { qr_log_in: arm } })
  const press = async () =>
    opened.user.click(await screen.findByRole('button', { name: 'Log in with a QR code' }))
  return { ...opened, press }
}

const button = () => screen.queryByRole('button', { name: 'Log in with a QR code' })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('V6.5 the QR button is there only in its experiment', async () => {
  const control = open('control')
  await pass(100)
  expect(button()).toBeNull()
  control.unmount()
  open('error')
  await waitFor(() => expect(button()).not.toBeNull())
})

test("V1.6 V8.25 with the arm 'error', the QR button says that it isn't available, and asks nobody", async () => {
  const opened = open('error')
  await opened.press()
  expect((await screen.findByRole('alert')).textContent).toBe(
    "QR code login isn't available right now. Try another login method.",
  )
  expect(opened.sent()).toEqual([])
})

test('the QR code is a link to our own page, and the log-in follows the approval', async () => {
  const opened = open('works', { state: 'opened', number: 42 }, { state: 'approved', number: null })
  await opened.press()
  expect(await screen.findByRole('img', { name: /QR code of a link/ })).toBeTruthy()
  await opened.user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/log-in/approve/#${code}`)
  await pass(1_000)
  expect((await screen.findByText('42')).closest('[role=status]')?.textContent).toBe(
    'Choose this number on your phone 42',
  )
  expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull()
  await pass(1_000)
  await waitFor(() => expect(opened.addresses).toEqual(['/']))
  expect(opened.sent().at(-1)?.input).toEqual({ qr_log_in: true, login_method: 11 })
  expect(opened.events.filter(({ name }) => name === 'session.changed')).toHaveLength(1)
})

test("an expired code says so by itself and offers a new one; the service isn't asked any more", async () => {
  const opened = open('works')
  await opened.press()
  await screen.findByRole('img', { name: /QR code/ })
  await pass(130_000)
  expect(await screen.findByText('This code has expired.')).toBeTruthy()
  const asked = opened.sent().length
  await pass(60_000)
  expect(opened.sent()).toHaveLength(asked)
  expect(asked).toBeLessThan(60)
  await opened.user.click(screen.getByRole('button', { name: 'Get a new code' }))
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy()
})

test('a phone that refuses ends the request, and Cancel brings the button back', async () => {
  const opened = open('works', { state: 'refused', number: null })
  await opened.press()
  await screen.findByRole('img', { name: /QR code/ })
  await pass(1_000)
  expect(await screen.findByText('The phone refused this log-in.')).toBeTruthy()
  await opened.user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(button()).not.toBeNull()
})

test('the title takes the focus when it replaces the button', async () => {
  const opened = open('works')
  await opened.press()
  const title = await screen.findByRole('heading', { name: 'Log in with your phone' })
  expect(document.activeElement).toBe(title)
})

test('a code that could not be fetched shows why and can be asked for again', async () => {
  const service = authService({}, [
    startQrLogIn,
    refusing(['too-fast'], () => ({ code, seconds: 120 })),
  ])
  const { user } = openPage(LogInPage, { service, experiments: { qr_log_in: 'works' } })
  await user.click(await screen.findByRole('button', { name: 'Log in with a QR code' }))
  await user.click(await screen.findByRole('button', { name: 'Get a new code' }))
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy()
})
