// @vitest-environment jsdom
import { sessionChanged } from '@tessera/contracts/events/facts'
import * as answers from '@tessera/testing/answers'
import { testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mira, pretendService } from '../../test/service.ts'
import LogInPage from '../log-in-page/page.tsx'
import PrivacyPage from '../policies/privacy-page.tsx'
import TermsPage from '../policies/terms-page.tsx'
import SignUpPage from '../sign-up-page/page.tsx'

// What the shell does when the session changes.
function openPage(Page: typeof LogInPage, search = '', viewer?: typeof mira) {
  const host = testShell({ answer: pretendService(answers).answer, ...(viewer ? { viewer } : {}) })
  host.shell.bus.on(sessionChanged, (session) => host.stores.$viewer.set(session.viewer))
  host.render(<Page params={{}} query={new URLSearchParams(search)} />)
  return { ...host, user: userEvent.setup() }
}

async function logIn({ user }: ReturnType<typeof openPage>) {
  await user.type(screen.getByLabelText('Email'), 'mira@studio.example')
  await user.type(screen.getByLabelText('Password'), 'slow-mornings{Enter}')
}

test('V2.35 the log-in page has a title, a form, and a way to a new account', () => {
  openPage(LogInPage)
  expect(screen.getByRole('heading', { level: 1, name: 'Log in to see more' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Sign up now' })).toBeTruthy()
  expect(document.title).toBe('Log in · Tessera')
})

test('V2.47 a log-in from the log-in page goes to the home page', async () => {
  const opened = openPage(LogInPage)
  await logIn(opened)
  await waitFor(() => expect(opened.addresses).toEqual(['/']))
})

test('V2.46 after a log-in one goes where one was on the way to', async () => {
  const opened = openPage(LogInPage, '?next=%2Fsearch%2Fpins%2F%3Fq%3Dlamps')
  await logIn(opened)
  await waitFor(() => expect(opened.addresses).toEqual(['/search/pins/?q=lamps']))
})

test.each(['//elsewhere.example', 'https://elsewhere.example', 'javascript:alert(1)'])(
  'a log-in never leads out of the product: %s',
  async (next) => {
    const opened = openPage(LogInPage, `?${new URLSearchParams({ next })}`)
    await logIn(opened)
    await waitFor(() => expect(opened.addresses).toEqual(['/']))
  },
)

test('V2.50 after a sign-up one goes to the home page, or where one was on the way to', async () => {
  const opened = openPage(SignUpPage, '?next=/pin/42/')
  await opened.user.type(screen.getByLabelText('Email'), 'mira@studio.example')
  await opened.user.type(screen.getByLabelText('Password'), 'slow-mornings')
  await opened.user.type(screen.getByLabelText('Birthday'), '1994-04-12')
  await opened.user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(opened.addresses).toEqual(['/pin/42/']))
})

test('whoever is logged in already is sent on from both pages', () => {
  expect(openPage(LogInPage, '', mira).addresses).toEqual(['/'])
  expect(openPage(SignUpPage, '', mira).addresses).toEqual(['/'])
  expect(screen.queryByLabelText('Email')).toBeNull()
})

test('the policies that the form links to can be read, under the name of the product', () => {
  testShell().render(
    <>
      <TermsPage />
      <PrivacyPage />
    </>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeTruthy()
  expect(screen.getAllByText(/Tessera is software that anyone can host/)).toHaveLength(2)
})
