// @vitest-environment jsdom
import { register } from '@tessera/contracts/calls/registration'
import { logIn as logInCall } from '@tessera/contracts/calls/session'
import { sessionChanged } from '@tessera/contracts/events/facts'
import { z } from '@tessera/contracts/schema'
import { wayInSlot } from '@tessera/contracts/slots'
import { testShell } from '@tessera/testing/shell'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { field, fill, press } from '../../../test/open-modal.tsx'
import { linkTo } from '../../../test/open-page.tsx'
import {
  type AuthService,
  authService,
  lena,
  logInWithCode,
  mira,
  sound,
} from '../../../test/service.ts'
import WayIn from './slot.tsx'

const address = { pathname: '/pin/create/bookmarklet/', search: '?url=https%3A%2F%2Fshop.example' }
const next = `${address.pathname}${address.search}&arrived=1`
const usual = { source: 'pinBookmarklet', next }
const inPlace = { replace: true }

interface World {
  readonly service?: AuthService
  readonly search?: string
  readonly viewer?: typeof mira
  readonly returning?: typeof lena
}

afterEach(() => sessionStorage.clear())

function open(input: unknown = usual, world: World = {}) {
  const { service = authService(), search = address.search, ...who } = world
  const host = testShell({ answer: service.answer, ...who })
  host.stores.$address.set({ pathname: address.pathname, search })
  host.shell.bus.on(sessionChanged, ({ viewer }) => host.stores.$viewer.set(viewer))
  const navigate = vi.spyOn(host.shell, 'navigate')
  host.render(<WayIn input={z.parse(wayInSlot.schema, input)} />)
  return { ...host, ...service, navigate, user: userEvent.setup() }
}

async function logIn(opened: ReturnType<typeof open>) {
  await press(opened, 'Log in')
  await fill(opened, { email: sound.email, password: sound.password })
  await opened.user.keyboard('{Enter}')
}

const isIn = ({ stores }: ReturnType<typeof open>) =>
  waitFor(() => expect(stores.$viewer.get()).toMatchObject({ username: 'mira' }))

test('a visitor from another site first sees an offer that names what they came for', async () => {
  const opened = open()
  expect(document.activeElement).toBe(document.body)
  expect(
    screen.getByRole('heading', { level: 2, name: 'Sign up to save from any site' }),
  ).toBeDefined()
  expect(screen.queryByLabelText('Email')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  await press(opened, 'Continue with email')
  expect(document.activeElement).toBe(field('Email'))
})

test('a sign-up sends the source of the page and redirects to its next address', async () => {
  const opened = open()
  await press(opened, 'Continue with email')
  await fill(opened, sound)
  await press(opened, 'Continue')
  await waitFor(() => expect(opened.navigate.mock.calls).toEqual([[next, inPlace]]))
  expect(opened.sent().find(({ call }) => call === register.name)?.input).toMatchObject({
    signup_source: 'pinBookmarklet',
    container: 'page',
    page: address.pathname,
  })
  expect(screen.queryByRole('heading')).toBeNull()
})

test('a log-in redirects to the next address of the page', async () => {
  const opened = open()
  await logIn(opened)
  await waitFor(() => expect(opened.navigate.mock.calls).toEqual([[next, inPlace]]))
})

test('an email that has an account turns the form into a log-in, which redirects too', async () => {
  const opened = open(usual, {
    service: authService({ emails: [sound.email] }),
  })
  await press(opened, 'Continue with email')
  await fill(opened, { email: sound.email })
  await press(opened, 'Continue')
  await screen.findByRole('heading', { name: "Looks like you're already on Tessera" })
  await fill(opened, { password: sound.password })
  await press(opened, 'Log in')
  await waitFor(() => expect(opened.navigate.mock.calls).toEqual([[next, inPlace]]))
})

test('a log-in with a code redirects to the next address of the page', async () => {
  const opened = open(usual, { service: authService({}, [logInCall, logInWithCode]) })
  await logIn(opened)
  await opened.user.type(await screen.findByLabelText('Verification code'), '123456{Enter}')
  await waitFor(() => expect(opened.navigate.mock.calls).toEqual([[next, inPlace]]))
})

test('a sign-up with consents redirects to the next address of the page', async () => {
  const rules = { country: 'KR', needs_consents: true }
  const opened = open(usual, { service: authService({ rules }) })
  await press(opened, 'Continue with email')
  await fill(opened, sound)
  await press(opened, 'Continue')
  await opened.user.click(await screen.findByRole('checkbox', { name: 'Agree to all' }))
  await press(opened, 'Next')
  await waitFor(() => expect(opened.navigate.mock.calls).toEqual([[next, inPlace]]))
})

test('the link to a business account keeps the next address', async () => {
  const opened = open()
  const to = linkTo('Get started here!') ?? ''
  expect(new URL(to, 'https://tessera.example').searchParams.get('next')).toBe(next)
  expect(opened.addresses).toEqual([])
})

test.each([
  '//elsewhere.example',
  'https://elsewhere.example',
  'javascript:alert(1)',
  '/login/',
  7,
])(
  'a next address outside of the product is dropped, and the visitor stays on the page: %s',
  async (astray) => {
    const opened = open({ ...usual, next: astray })
    expect(linkTo('Get started here!')).toBe('/business/create/')
    await logIn(opened)
    await isIn(opened)
    expect(opened.addresses).toEqual([])
    expect(screen.queryByRole('heading')).toBeNull()
  },
)

test.each([{ source: 'elsewhere', next }, { next }])(
  'a page without a known source has the default panel and redirects: %j',
  async (given) => {
    const opened = open(given)
    expect(screen.getByRole('heading', { level: 2, name: 'Welcome to Tessera' })).toBeDefined()
    await logIn(opened)
    await waitFor(() => expect(opened.navigate.mock.calls).toEqual([[next, inPlace]]))
  },
)

test.each([null, 'pinBookmarklet'])(
  'a page that passes nothing has the default panel: %j',
  (given) => {
    open(given)
    expect(screen.getByRole('heading', { level: 2, name: 'Welcome to Tessera' })).toBeDefined()
  },
)

test('a returning visitor is welcomed back and only enters the password', async () => {
  const opened = open(usual, { returning: lena })
  expect(screen.getByRole('heading', { level: 2, name: 'Welcome back, Lena!' })).toBeDefined()
  expect(document.activeElement).toBe(document.body)
  await fill(opened, { password: sound.password })
  await press(opened, 'Log in')
  await waitFor(() => expect(opened.navigate.mock.calls).toEqual([[next, inPlace]]))
})

test('an error number is removed from the address and opens its dialog', async () => {
  const opened = open(usual, { search: '?url=%2Fshop%2F&aec=97' })
  expect(opened.addresses).toEqual(['/pin/create/bookmarklet/?url=%2Fshop%2F'])
  await opened.user.click(await screen.findByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Sign up to save from any site' })).toBeDefined()
})

test('a member sees nothing, also after a log-in in another tab, and is not redirected', () => {
  const member = open(usual, { viewer: mira })
  expect(screen.queryByRole('heading')).toBeNull()
  expect(member.addresses).toEqual([])
  const visitor = open()
  act(() => visitor.stores.$viewer.set(mira))
  expect(screen.queryByRole('heading')).toBeNull()
  expect(visitor.addresses).toEqual([])
})
