// @vitest-environment jsdom
import { logIn as logInCall } from '@tessera/contracts/calls/session'
import { unexpectedMessage } from '@tessera/contracts/errors/call-error'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { answerError } from '@tessera/testing/answers'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fill, press } from '../../../test/open-modal.tsx'
import { linkTo, logIn, openPage } from '../../../test/open-page.tsx'
import { authService, lena, logInWithCode, mira, sound } from '../../../test/service.ts'
import AddAccountPage from '../../log-in/add-account-page/page.tsx'
import BusinessLogInPage from '../../log-in/business-log-in-page/page.tsx'
import LogInPage from '../../log-in/log-in-page/page.tsx'
import SignUpPage from '../../sign-up/sign-up-page/page.tsx'
import { carryEmail } from './page-panel.tsx'

afterEach(() => carryEmail(''))

test('V2.35 the log-in page has a title, a form and a link to the sign-up', () => {
  openPage(LogInPage)
  expect(screen.getByRole('heading', { level: 1, name: 'Log in to see more' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy()
  expect(linkTo('Sign up now')).toBe('/signup/')
  expect(document.title).toBe('Log in · Tessera')
})

test('V2.35 the log-in page is the same with lookup=true, and the business log-in leads to it', () => {
  const usual = openPage(LogInPage)
  const html = document.querySelector('form')?.textContent
  usual.unmount()
  const asked = openPage(LogInPage, { search: '?lookup=true&next=%2Fpin%2F42%2F' })
  expect(screen.getByRole('heading', { level: 1, name: 'Log in to see more' })).toBeTruthy()
  expect(document.querySelector('form')?.textContent).toBe(html)
  expect(asked.addresses).toEqual([])
  asked.unmount()
  openPage(BusinessLogInPage)
  expect(linkTo('Log in to a personal account')).toBe('/login/')
})

test('V2.12 the log-in has email, password, a reset link, and attributes for password managers', () => {
  openPage(LogInPage)
  expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username webauthn')
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password')
  expect(linkTo('Forgot your password?')).toBe('/password/forgot/')
})

test('V2.47 a log-in from the log-in page goes to the home page', async () => {
  const opened = openPage(LogInPage)
  await logIn(opened)
  await waitFor(() => expect(opened.addresses).toEqual(['/']))
})

test.each([
  ['a phone', true, 5],
  ['a desktop', false, 7],
])(
  'V3.18 a log-in on %s sends its app type, the referrer, the pages before it and a captcha token',
  async (_, phone, appType) => {
    const origin = window.location.origin
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/')
    vi.stubGlobal('navigation', {
      entries: () => [`${origin}/`, `${origin}/login/`].map((url) => ({ url })),
    })
    const opened = openPage(LogInPage)
    opened.stores.$layout.set({ ...opened.shell.$layout.get(), phone })
    await logIn(opened)
    await waitFor(() => expect(opened.addresses).toEqual(['/']))
    expect(opened.sent().at(-1)?.input).toMatchObject({
      app_type_from_client: appType,
      referrer: 'https://search.example/',
      visited_pages_before_login: ['/', '/login/'],
      recaptchaV3Token: 'default',
    })
  },
)

test('V2.46 a log-in opens the next address', async () => {
  const opened = openPage(LogInPage, { search: '?next=%2Fsearch%2Fpins%2F%3Fq%3Dlamps' })
  await logIn(opened)
  await waitFor(() => expect(opened.addresses).toEqual(['/search/pins/?q=lamps']))
})

test.each(['//elsewhere.example', 'https://elsewhere.example', 'javascript:alert(1)'])(
  'a log-in never opens an address outside of the product: %s',
  async (next) => {
    const opened = openPage(LogInPage, { search: `?${new URLSearchParams({ next })}` })
    await logIn(opened)
    await waitFor(() => expect(opened.addresses).toEqual(['/']))
  },
)

test.each([
  ['', '/'],
  ['?next=%2Fpin%2F42%2F', '/pin/42/'],
])('V4.23 a log-in with a code opens the next address: %j', async (search, onward) => {
  const service = authService({}, [logInCall, logInWithCode])
  const opened = openPage(LogInPage, { search, service })
  await logIn(opened)
  await opened.user.type(await screen.findByLabelText('Verification code'), '123456{Enter}')
  await waitFor(() => expect(opened.addresses).toEqual([onward]))
})

test('V4.23 a log-in with a code opens the home page on the add-account page', async () => {
  const service = authService({}, [logInCall, logInWithCode])
  const opened = openPage(AddAccountPage, { path: '/add-account/', service })
  await logIn(opened)
  expect(opened.addresses).toEqual([])
  await opened.user.type(await screen.findByLabelText('Verification code'), '123456{Enter}')
  await waitFor(() => expect(opened.addresses).toEqual(['/']))
})

test.each([
  [
    'the message of the service',
    () => answerError('code-wrong'),
    errorCatalogue['code-wrong'].message,
  ],
  ['the generic one', () => new Response('', { status: 500 }), unexpectedMessage],
] as const)('V8.24 a code that fails shows %s', async (_, failing, message) => {
  const service = authService({}, [
    logInCall,
    (input, request) => ('password' in input ? logInWithCode(input, request) : failing()),
  ])
  const opened = openPage(LogInPage, { service })
  await logIn(opened)
  await opened.user.type(await screen.findByLabelText('Verification code'), '123456{Enter}')
  expect((await screen.findByText(message)).textContent).toBe(message)
})

test('V2.44 the next address is decoded and kept in the links to the other forms', () => {
  const page = openPage(SignUpPage, {
    search: '?next=%2Fsearch%2Fpins%2F%3Fq%3Dlamps',
    path: '/signup/',
  })
  expect(linkTo('Log in')).toBe('/login/?next=%2Fsearch%2Fpins%2F%3Fq%3Dlamps')
  expect(linkTo('Get started here!')).toBe('/business/create/?next=%2Fsearch%2Fpins%2F%3Fq%3Dlamps')
  page.unmount()
  openPage(LogInPage, { search: '?next=%2F%2Felsewhere.example' })
  expect(linkTo('Sign up now')).toBe('/signup/')
})

test('V2.50 a sign-up opens the home page or the next address', async () => {
  const opened = openPage(SignUpPage, { search: '?next=/pin/42/' })
  await fill(opened, sound)
  await press(opened, 'Continue')
  await waitFor(() => expect(opened.addresses).toEqual(['/pin/42/']))
  opened.unmount()
  const home = openPage(SignUpPage)
  await fill(home, sound)
  await press(home, 'Continue')
  await waitFor(() => expect(home.addresses).toEqual(['/']))
})

test("a typed email is kept on the other form's page and is in no address", async () => {
  const opened = openPage(LogInPage)
  await fill(opened, { email: sound.email })
  await opened.user.click(screen.getByRole('link', { name: 'Sign up now' }))
  expect(opened.addresses).toEqual(['/signup/'])
  opened.unmount()
  openPage(SignUpPage, { path: '/signup/' })
  expect(screen.getByLabelText('Email')).toHaveProperty('value', sound.email)
})

test('V2.51 somebody who is logged in is redirected from every log-in and sign-up page', () => {
  for (const Page of [LogInPage, SignUpPage, BusinessLogInPage]) {
    const opened = openPage(Page, { viewer: mira })
    expect(opened.addresses).toEqual(['/'])
    expect(screen.queryByLabelText('Email')).toBeNull()
    opened.unmount()
  }
})

test('V2.51 the code step redirects too when somebody logs in in another tab', async () => {
  const service = authService({}, [logInCall, logInWithCode])
  const opened = openPage(LogInPage, { search: '?next=%2Fpin%2F42%2F', service })
  await logIn(opened)
  await screen.findByLabelText('Verification code')
  expect(opened.addresses).toEqual([])
  act(() => opened.stores.$viewer.set(mira))
  expect(opened.addresses).toEqual(['/pin/42/'])
  expect(screen.queryByLabelText('Verification code')).toBeNull()
})

test('V2.45 an error number is read and removed from the address; a soft ban opens its dialog', async () => {
  const opened = openPage(LogInPage, { search: '?aec=97&next=%2Fpin%2F42%2F' })
  expect(opened.addresses).toEqual(['/login/?next=%2Fpin%2F42%2F'])
  expect(await screen.findByRole('dialog', { name: 'We protected your account' })).toBeTruthy()
  await opened.user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByLabelText('Email')).toBeTruthy()
  opened.unmount()
  for (const search of ['?aec=98', '?aec=1', '?aec=banned', '?aec=']) {
    const other = openPage(LogInPage, { search })
    expect(other.addresses).toEqual(['/login/'])
    expect(screen.queryByRole('dialog')).toBeNull()
    other.unmount()
  }
})

test('V2.51 a returning visitor is not logged in: the log-in page welcomes them back, and the sign-up page stays', () => {
  const page = openPage(LogInPage, { returning: lena })
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome back, Lena!' })).toBeTruthy()
  page.unmount()
  openPage(SignUpPage, { returning: lena })
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome to Tessera' })).toBeTruthy()
})
