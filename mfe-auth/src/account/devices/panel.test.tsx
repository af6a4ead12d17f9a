// @vitest-environment jsdom
import { endSession, listSessions, logOutEverywhere } from '@tessera/contracts/calls/security'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { answerError, answerWith } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { device, devices, openSecurity } from '../../../test/security.ts'

type Opened = ReturnType<typeof openSecurity>

const panel = () => within(screen.getByRole('region', { name: "Where you're logged in" }))
const rows = async () =>
  within(await panel().findByRole('list', { name: 'Devices' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
const press = async ({ user }: Opened, name: string) =>
  user.click(await panel().findByRole('button', { name }))

const all = ['Browser this on LinuxThis device', 'Browser b on Linux', 'Browser c on Linux']

test('every device is listed; this one is first and has no log-out button', async () => {
  const [own, ...others] = devices
  openSecurity([listSessions, () => answerWith([...others, own])])
  expect(await rows()).toEqual(all)
  expect(panel().getByText(/^Active now/)).toBeTruthy()
  expect(panel().queryByRole('button', { name: /Browser this/ })).toBeNull()
})

test('a device leaves the list before the service has answered', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const opened = openSecurity([endSession, () => promise])
  await press(opened, 'Log out: Browser b on Linux')
  expect(await rows()).toEqual([all[0], all[2]])
  expect(opened.toasts).toEqual([])
  resolve(answerWith(null))
  await waitFor(() =>
    expect(opened.toasts).toMatchObject([{ text: 'Logged out: Browser b on Linux.' }]),
  )
  expect(opened.asked.find(({ call }) => call === endSession.name)?.input).toEqual({ id: 'b' })
  expect(document.activeElement).toBe(panel().getByRole('list', { name: 'Devices' }))
})

test('a device whose log-out failed returns to its place with an error', async () => {
  const opened = openSecurity([endSession, () => answerError('unexpected')])
  await press(opened, 'Log out: Browser b on Linux')
  await waitFor(() => expect(opened.toasts).toHaveLength(1))
  expect(opened.toasts[0]?.text).toContain("We couldn't log out Browser b on Linux.")
  expect(await rows()).toEqual(all)
})

test('a device that is already logged out is no error', async () => {
  const opened = openSecurity([endSession, () => answerError('not-found')])
  await press(opened, 'Log out: Browser b on Linux')
  await waitFor(() => expect(opened.toasts).toMatchObject([{ tone: 'good' }]))
  expect(await rows()).toEqual([all[0], all[2]])
})

test('the page says so when no other device is logged in', async () => {
  openSecurity([listSessions, () => answerWith([device('this', { current: true })])])
  expect(await panel().findByText("You're not logged in anywhere else.")).toBeTruthy()
})

test("'Log out everywhere' leaves the page before it ends this session", async () => {
  const opened = openSecurity([logOutEverywhere, () => answerWith(null)])
  await press(opened, 'Log out everywhere')
  const dialog = within(screen.getByRole('dialog', { name: 'Log out everywhere?' }))
  await opened.user.click(dialog.getByRole('button', { name: 'Log out everywhere' }))
  await waitFor(() => expect(opened.addresses).toEqual(['/']))
  expect(opened.events).toEqual([{ name: 'session.changed', payload: { viewer: null } }])
  expect(opened.asked.find(({ call }) => call === logOutEverywhere.name)?.input).toEqual({
    keep_this: false,
  })
})

test("'Log out everywhere' can keep this device logged in", async () => {
  const opened = openSecurity([logOutEverywhere, () => answerWith(null)])
  await press(opened, 'Log out everywhere')
  const dialog = within(screen.getByRole('dialog'))
  await opened.user.click(dialog.getByRole('checkbox', { name: 'Stay logged in on this device' }))
  await opened.user.click(dialog.getByRole('button', { name: 'Log out everywhere' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(opened.asked.find(({ call }) => call === logOutEverywhere.name)?.input).toEqual({
    keep_this: true,
  })
  expect(opened.events.map(({ name }) => name)).not.toContain('session.changed')
})

test("a failed 'Log out everywhere' shows its error in the dialog", async () => {
  const opened = openSecurity([logOutEverywhere, () => answerError('unexpected')])
  await press(opened, 'Log out everywhere')
  const dialog = within(screen.getByRole('dialog'))
  await opened.user.click(dialog.getByRole('button', { name: 'Log out everywhere' }))
  expect((await dialog.findByRole('alert')).textContent).toBe(errorCatalogue.unexpected.message)
  expect(opened.addresses).toEqual([])
})

test('a failed load can be retried', async () => {
  const answers = [answerError('unexpected')]
  const opened = openSecurity([listSessions, () => answers.shift() ?? answerWith(devices)])
  await press(opened, 'Try again')
  expect(await rows()).toEqual(all)
})
