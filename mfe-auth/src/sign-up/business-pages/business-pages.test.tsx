// @vitest-environment jsdom
import { convertToBusiness, register } from '@tessera/contracts/calls/registration'
import { sessionChanged } from '@tessera/contracts/events/facts'
import { testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fill, press } from '../../../test/open-modal.tsx'
import { linkTo, openPage } from '../../../test/open-page.tsx'
import { authService, lena, mira, sound } from '../../../test/service.ts'
import BusinessLogInPage from '../../log-in/business-log-in-page/page.tsx'
import LogInPage from '../../log-in/log-in-page/page.tsx'
import SignUpPage from '../sign-up-page/page.tsx'
import BusinessConvertPage from './convert-page.tsx'
import BusinessCreatePage from './create-page.tsx'

test('V2.10 the log-in page links to the sign-up and to business accounts', () => {
  const personal = openPage(LogInPage)
  expect(screen.getByText(/Need an account\?/)).toBeTruthy()
  expect(linkTo('Sign up now')).toBe('/signup/')
  personal.unmount()
  openPage(BusinessLogInPage)
  expect(linkTo('Create new account')).toBe('/business/create/')
})

test('V6.2 the sign-up page links to business accounts', () => {
  openPage(BusinessLogInPage, { search: '?next=/advertiser/' })
  expect(linkTo('Create new account')).toBe('/business/create/?next=%2Fadvertiser%2F')
  expect(screen.queryByText('Sign up now')).toBeNull()
})

test('V2.11 the business log-in page links to the personal log-in and to a free account', () => {
  openPage(BusinessLogInPage)
  expect(
    screen.getByRole('heading', { level: 1, name: 'Log in to your business account' }),
  ).toBeTruthy()
  expect(linkTo('Log in to a personal account')).toBe('/login/')
  expect(screen.getByText(/Don't have a business account\?/)).toBeTruthy()
  expect(linkTo('Create one for free')).toBe('/business/create/')
})

test('V9.15 the pages are as wide as the modals: 484 px, and 480 px for a business', () => {
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
  await waitFor(() => expect(opened.sent().at(-1)?.call).toBe(register.name))
  expect(opened.sent().at(-1)?.input).toMatchObject({
    account_type: 'business',
    business_name: 'Studio Lumen',
  })
})

test('S9.18 a business answers questions about itself when it signs up or converts, by number, or leaves them open', async () => {
  const question = (name: string) => screen.getByLabelText(name)
  const choose = (user: ReturnType<typeof userEvent.setup>, name: string, answer: string) =>
    user.selectOptions(question(name), answer)
  const opened = openPage(BusinessCreatePage, { path: '/business/create/' })
  await opened.user.type(screen.getByLabelText('Business name'), 'Studio Lumen')
  await choose(opened.user, 'Do you sell products?', 'Yes')
  await choose(opened.user, 'Do you plan to run ads?', 'Not sure')
  await fill(opened, sound)
  await press(opened, 'Create account')
  await waitFor(() => expect(opened.sent().at(-1)?.call).toBe(register.name))
  const both = { sells_products: 1, plans_ads: 3 }
  expect(opened.sent().at(-1)?.input).toMatchObject({ business_answers: both })
  opened.unmount()
  const inputs: unknown[] = []
  const { answer } = authService({}, [
    convertToBusiness,
    (input) => {
      inputs.push(input)
      return { user: { ...mira, is_partner: true } }
    },
  ])
  testShell({ viewer: mira, answer }).render(
    <BusinessConvertPage params={{}} query={new URLSearchParams()} />,
  )
  const user = userEvent.setup()
  await choose(user, 'Do you sell products?', 'No')
  await user.type(screen.getByLabelText('Business name'), 'Studio Lumen{Enter}')
  const answers = { sells_products: 2, plans_ads: 0 }
  await waitFor(() => expect(inputs).toMatchObject([{ business_answers: answers }]))
})

test('V2.38 S2.66 a member with a personal account converts it and continues', async () => {
  const opened = openPage(BusinessCreatePage, { viewer: mira, search: '?next=/advertiser/' })
  expect(opened.addresses).toEqual(['/business/convert/?next=%2Fadvertiser%2F'])
  opened.unmount()
  const business = { ...mira, is_partner: true }
  const { answer } = authService({}, [convertToBusiness, () => ({ user: business })])
  const host = testShell({ viewer: mira, answer })
  host.shell.bus.on(sessionChanged, (session) => host.stores.$viewer.set(session.viewer))
  host.render(<BusinessConvertPage params={{}} query={new URLSearchParams('next=/advertiser/')} />)
  const user = userEvent.setup()
  await press({ user }, 'Convert')
  expect(screen.getByText("You missed a spot. Don't forget to name your business.")).toBeTruthy()
  await user.type(screen.getByLabelText('Business name'), 'Studio Lumen{Enter}')
  await waitFor(() => expect(host.addresses).toEqual(['/advertiser/']))
})

test('V1.7 a returning visitor is welcomed back, and a business finds its sign-up and its own log-in', () => {
  const welcome = openPage(LogInPage, { returning: lena })
  expect(screen.getByRole('heading', { name: 'Welcome back, Lena!' })).toBeTruthy()
  welcome.unmount()
  const signUp = openPage(SignUpPage)
  expect(linkTo('Get started here!')).toBe('/business/create/')
  signUp.unmount()
  openPage(BusinessLogInPage)
  expect(screen.getByRole('heading', { name: 'Log in to your business account' })).toBeTruthy()
})
