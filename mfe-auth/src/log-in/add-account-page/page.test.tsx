// @vitest-environment jsdom
import { logIn as logInCall } from '@tessera/contracts/calls/session'
import { loginMethods } from '@tessera/contracts/limits'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { field } from '../../../test/open-modal.tsx'
import { logIn, openPage } from '../../../test/open-page.tsx'
import { authService, mira } from '../../../test/service.ts'
import AddAccountPage from './page.tsx'

const subtitle = 'Have another account? Log in to easily switch between them'
const open = (viewer?: typeof mira) =>
  openPage(AddAccountPage, { path: '/add-account/', ...(viewer === undefined ? {} : { viewer }) })

test('V2.29 V6.3 a member sees the log-in with the subtitle, and stays logged in', () => {
  const { stores, sent } = open(mira)
  expect(screen.getByRole('heading', { name: 'Add account' })).toBeTruthy()
  expect(screen.getByText(subtitle)).toBeTruthy()
  expect(field('Email')).toHaveProperty('value', '')
  expect(stores.$viewer.get()).toEqual(mira)
  expect(sent().some(({ call }) => call === 'UserSessionResource.delete')).toBe(false)
})

test('V2.29 closing it goes back and resumes the account switcher', async () => {
  const { user, addresses, events } = open(mira)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(addresses).toEqual(['back, or /'])
  expect(events).toEqual([{ name: 'switcher.resumed', payload: {} }])
})

test('V6.3 the log-in says that the present account stays, and the new one is told to the shell', async () => {
  const opened = open(mira)
  await logIn(opened)
  await waitFor(() => expect(opened.events.map(({ name }) => name)).toEqual(['session.changed']))
  const asked = opened.sent().find(({ call }) => call === logInCall.name)
  expect(asked?.input).toMatchObject({ switch_account: true, login_method: loginMethods.email })
  expect(opened.addresses).toEqual([])
})

test('V2.36 a visitor who logs in there goes to the home page', async () => {
  const opened = open()
  await logIn(opened)
  await waitFor(() => expect(opened.addresses).toEqual(['/']))
})

test('a refused log-in is said in place', async () => {
  const service = authService({}, [logInCall, () => Response.error()])
  const opened = openPage(AddAccountPage, { path: '/add-account/', viewer: mira, service })
  await logIn(opened)
  expect((await screen.findByRole('alert')).textContent).toContain('offline')
})
