// @vitest-environment jsdom
import { sessionChanged } from '@tessera/contracts/events/facts'
import * as answers from '@tessera/testing/answers'
import { testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fill, press, sound } from '../../test/open-modal.tsx'
import { linkTo, openPage } from '../../test/open-page.tsx'
import { lena, mira, pretendService } from '../../test/service.ts'
import LogInPage from '../log-in-page/page.tsx'
import SignUpPage from '../sign-up-page/page.tsx'
import BusinessConvertPage from './convert-page.tsx'
import BusinessCreatePage from './create-page.tsx'
import BusinessLogInPage from './log-in-page.tsx'

test('V2.10 the way to a new account, and for a business to one of its own', () => {
  const personal = openPage(LogInPage)
  expect(screen.getByText(/Need an account\?/)).toBeTruthy()
  expect(linkTo('Sign up now')).toBe('/signup/')
  personal.unmount()
  openPage(BusinessLogInPage)
  expect(linkTo('Create new account')).toBe('/business/create/')
})

test('V6.2 a business is shown the way to a business account', () => {
  openPage(BusinessLogInPage, { search: '?next=/advertiser/' })
  expect(linkTo('Create new account')).toBe('/business/create/?next=%2Fadvertiser%2F')
  expect(screen.queryByText('Sign up now')).toBeNull()
})

test('V2.11 the business log-in leads to the personal one, and to an account for nothing', () => {
  openPage(BusinessLogInPage)
  expect(
    screen.getByRole('heading', { level: 1, name: 'Log in to your business account' }),
  ).toBeTruthy()
  expect(linkTo('Log in to a personal account')).toBe('/login/')
  expect(screen.getByText(/Don't have a business account\?/)).toBeTruthy()
  expect(linkTo('Create one for free')).toBe('/business/create/')
})

test('V9.15 the pages are as wide as the modals: 484, and 480 for a business', () => {
  const width = () => document.querySelector('section[style*="--card"]')?.getAttribute('style')
  const personal = openPage(LogInPage)
  expect(width()).toContain('484px')
  personal.unmount()
  openPage(BusinessLogInPage)
  expect(width()).toContain('480px')
})

test('V2.37 a business signs up with its name', async () => {
  const opened = openPage(BusinessCreatePage, { path: '/business/create/' })
  await opened.user.type(screen.getByLabelText('Business name'), 'Studio Lumen')
  await fill(opened, sound)
  await press(opened, 'Create account')
  await waitFor(() => expect(opened.sent.at(-1)?.path).toContain('UserRegister'))
  expect(opened.sent.at(-1)?.body).toMatchObject({
    account_type: 'business',
    business_name: 'Studio Lumen',
  })
})

test('V2.38 whoever has a personal account makes it one of a business, and goes on from there', async () => {
  const opened = openPage(BusinessCreatePage, { viewer: mira, search: '?next=/advertiser/' })
  expect(opened.addresses).toEqual(['/business/convert/?next=%2Fadvertiser%2F'])
  opened.unmount()
  const business = { ...mira, is_partner: true }
  const service = pretendService(answers)
  const host = testShell({
    viewer: mira,
    answer: async (request) =>
      request.url.includes('BusinessAccount')
        ? answers.answerWith({ user: business })
        : service.answer(request),
  })
  host.shell.bus.on(sessionChanged, (session) => host.stores.$viewer.set(session.viewer))
  host.render(<BusinessConvertPage params={{}} query={new URLSearchParams('next=/advertiser/')} />)
  const user = userEvent.setup()
  await press({ user }, 'Convert')
  expect(screen.getByText("You missed a spot. Don't forget to name your business.")).toBeTruthy()
  await user.type(screen.getByLabelText('Business name'), 'Studio Lumen{Enter}')
  await waitFor(() => expect(host.addresses).toEqual(['/advertiser/']))
})

test('V1.7 who was here before is welcomed back, a business is shown the way to its account and has a log-in of its own', () => {
  const welcome = openPage(LogInPage, { returning: lena })
  expect(screen.getByRole('heading', { name: 'Welcome back, Lena!' })).toBeTruthy()
  welcome.unmount()
  const signUp = openPage(SignUpPage)
  expect(linkTo('Get started here!')).toBe('/business/create/')
  signUp.unmount()
  openPage(BusinessLogInPage)
  expect(screen.getByRole('heading', { name: 'Log in to your business account' })).toBeTruthy()
})
