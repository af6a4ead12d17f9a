// @vitest-environment jsdom
import { sessionChanged } from '@tessera/contracts/events/facts'
import { z } from '@tessera/contracts/schema'
import { wayInSlot } from '@tessera/contracts/slots'
import * as answers from '@tessera/testing/answers'
import { testShell } from '@tessera/testing/shell'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { challenge } from '../../test/events.ts'
import { field, fill, press, sound } from '../../test/open-modal.tsx'
import { linkTo } from '../../test/open-page.tsx'
import { client_context, lena, mira, pretendService } from '../../test/service.ts'
import WayIn from './slot.tsx'

const address = { pathname: '/pin/create/bookmarklet/', search: '?url=https%3A%2F%2Fshop.example' }
const next = `${address.pathname}${address.search}&arrived=1`
const usual = { source: 'pinBookmarklet', next }
const inPlace = { replace: true }

interface World {
  readonly service?: ReturnType<typeof pretendService>
  readonly search?: string
  readonly viewer?: typeof mira
  readonly returning?: typeof lena
}

afterEach(() => sessionStorage.clear())

function open(input: unknown = usual, world: World = {}) {
  const { service = pretendService(answers), search = address.search, ...who } = world
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

test('who came from another site is asked in for what they came for, with an offer first', async () => {
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

test('who signs up came from where the page says, and goes on to where it says, in its place', async () => {
  const opened = open()
  await press(opened, 'Continue with email')
  await fill(opened, sound)
  await press(opened, 'Continue')
  await waitFor(() => expect(opened.navigate.mock.calls).toEqual([[next, inPlace]]))
  expect(opened.sent.find(({ path }) => path.includes('UserRegister'))?.body).toMatchObject({
    signup_source: 'pinBookmarklet',
    container: 'page',
    page: address.pathname,
  })
  expect(screen.queryByRole('heading')).toBeNull()
})

test('who logs in instead goes on to where the page says, in its place', async () => {
  const opened = open()
  await logIn(opened)
  await waitFor(() => expect(opened.navigate.mock.calls).toEqual([[next, inPlace]]))
})

test('an email that has an account is a log-in on the spot, which leads on as any other', async () => {
  const opened = open(usual, {
    service: pretendService(answers, { emails: [sound.email] }),
  })
  await press(opened, 'Continue with email')
  await fill(opened, { email: sound.email })
  await press(opened, 'Continue')
  await screen.findByRole('heading', { name: "Looks like you're already on Tessera" })
  await fill(opened, { password: sound.password })
  await press(opened, 'Log in')
  await waitFor(() => expect(opened.navigate.mock.calls).toEqual([[next, inPlace]]))
})

test('a code leads on to where the page says', async () => {
  const known = pretendService(answers)
  const asks = { mfa_challenge: challenge, phone_number_end: '67' }
  const opened = open(usual, {
    service: {
      ...known,
      answer: async (request) => {
        const body = await request.clone().text()
        if (body.includes('mfa_token')) return answers.answerWith({ user: mira, client_context })
        return body.includes('password')
          ? answers.answerError('mfa-needed', asks)
          : known.answer(request)
      },
    },
  })
  await logIn(opened)
  await opened.user.type(await screen.findByLabelText('Verification code'), '123456{Enter}')
  await waitFor(() => expect(opened.navigate.mock.calls).toEqual([[next, inPlace]]))
})

test('who has to agree first goes on to where the page says once they have', async () => {
  const rules = { country: 'KR', needs_consents: true }
  const opened = open(usual, { service: pretendService(answers, { rules }) })
  await press(opened, 'Continue with email')
  await fill(opened, sound)
  await press(opened, 'Continue')
  await opened.user.click(await screen.findByRole('checkbox', { name: 'Agree to all' }))
  await press(opened, 'Next')
  await waitFor(() => expect(opened.navigate.mock.calls).toEqual([[next, inPlace]]))
})

test('a business finds the way to its own, and from there to where the page says', async () => {
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
])('what leads nowhere in the product is left out, and who gets in stays: %s', async (astray) => {
  const opened = open({ ...usual, next: astray })
  expect(linkTo('Get started here!')).toBe('/business/create/')
  await logIn(opened)
  await isIn(opened)
  expect(opened.addresses).toEqual([])
  expect(screen.queryByRole('heading')).toBeNull()
})

test.each([{ source: 'elsewhere', next }, { next }])(
  'a page that does not say what for has the usual panel, which leads on all the same: %j',
  async (given) => {
    const opened = open(given)
    expect(screen.getByRole('heading', { level: 2, name: 'Welcome to Tessera' })).toBeDefined()
    await logIn(opened)
    await waitFor(() => expect(opened.navigate.mock.calls).toEqual([[next, inPlace]]))
  },
)

test.each([null, 'pinBookmarklet'])('a page that says nothing has the usual panel: %j', (given) => {
  open(given)
  expect(screen.getByRole('heading', { level: 2, name: 'Welcome to Tessera' })).toBeDefined()
})

test('somebody who was here before is welcomed back, and goes on with the password alone', async () => {
  const opened = open(usual, { returning: lena })
  expect(screen.getByRole('heading', { level: 2, name: 'Welcome back, Lena!' })).toBeDefined()
  expect(document.activeElement).toBe(document.body)
  await fill(opened, { password: sound.password })
  await press(opened, 'Log in')
  await waitFor(() => expect(opened.navigate.mock.calls).toEqual([[next, inPlace]]))
})

test('the number of an error is taken out of the address, and opens the dialog that helps', async () => {
  const opened = open(usual, { search: '?url=%2Fshop%2F&aec=97' })
  expect(opened.addresses).toEqual(['/pin/create/bookmarklet/?url=%2Fshop%2F'])
  await opened.user.click(await screen.findByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Sign up to save from any site' })).toBeDefined()
})

test('a member sees nothing, nor does somebody who got in elsewhere; neither is led away', () => {
  const member = open(usual, { viewer: mira })
  expect(screen.queryByRole('heading')).toBeNull()
  expect(member.addresses).toEqual([])
  const visitor = open()
  act(() => visitor.stores.$viewer.set(mira))
  expect(screen.queryByRole('heading')).toBeNull()
  expect(visitor.addresses).toEqual([])
})
