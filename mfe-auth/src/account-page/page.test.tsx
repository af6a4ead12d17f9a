// @vitest-environment jsdom
import { closeAccount, pauseAccount } from '@tessera/contracts/calls/account'
import { type AccountExport, getExport, startExport } from '@tessera/contracts/calls/account-export'
import { getSecurity } from '@tessera/contracts/calls/security'
import { answers } from '@tessera/testing/answers'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { plain } from '../../test/security.ts'
import { mira } from '../../test/service.ts'
import AccountPage from './page.tsx'

const none = { done: 0, total: 0, bytes: null, url: null, expires_at: null }
let file: AccountExport = { state: 'none', ...none }

const preparing = () => {
  file = { ...none, state: 'preparing', done: 3, total: 12 }
  return file
}

function open(close: (input: object) => Response) {
  const service = answers(
    [getSecurity, () => plain],
    [pauseAccount, () => answerWith(null)],
    [closeAccount, close],
    [getExport, () => file],
    [
      startExport,
      (input) => (input.password === undefined ? answerError('confirm-needed') : preparing()),
    ],
  )
  const shell = testShell({ viewer: mira, answer: service.answer })
  shell.render(<AccountPage />)
  return shell
}

const press = async (name: string) =>
  userEvent.click((await screen.findAllByRole('button', { name })).at(-1) ?? document.body)

test('closing sends the password, keeps it after a refusal, and logs out', async () => {
  const sent: object[] = []
  const shell = open((input) => {
    sent.push(input)
    return sent.length === 1
      ? answerError('password-wrong')
      : answerWith({ closes_at: '2026-12-07T12:00:00.000Z' })
  })
  await press('Delete account')
  await userEvent.type(await screen.findByLabelText('Password'), 'slow-mornings')
  await press('Delete account')
  await waitFor(() => expect(sent).toEqual([{ password: 'slow-mornings' }]))
  expect(await screen.findByDisplayValue('slow-mornings')).not.toBeNull()
  await press('Delete account')
  await waitFor(() =>
    expect(shell.toasts).toMatchObject([
      { text: 'Your account is closed. Log in by December 7, 2026 to keep it.' },
    ]),
  )
  expect(shell.events).toContainEqual(expect.objectContaining({ name: 'session.changed' }))
})

test('pausing asks first, and needs no password', async () => {
  const shell = open(() => answerError('unexpected'))
  await press('Pause account')
  await screen.findByRole('heading', { name: 'Pause your account?' })
  expect(screen.queryByLabelText('Password')).toBeNull()
  expect(shell.toasts).toEqual([])
  await press('Pause account')
  await waitFor(() =>
    expect(shell.toasts).toMatchObject([{ text: 'Your account is paused. Log in to come back.' }]),
  )
})

test('the download asks for the password, shows its progress and then its file', async () => {
  open(() => answerError('unexpected'))
  await press('Prepare download')
  await userEvent.type(await screen.findByLabelText('Password'), 'slow-mornings')
  await press('Continue')
  expect(await screen.findByText('3 of 12 files')).not.toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  const expires_at = '2026-12-01T12:00:00.000Z'
  file = { ...none, state: 'ready', bytes: 1_240_000, url: '/v3/account-export/abc/', expires_at }
  const link = await screen.findByRole('link', { name: 'Download (1.2 MB)' }, { timeout: 4_000 })
  expect(link.getAttribute('href')).toBe('/v3/account-export/abc/')
})
