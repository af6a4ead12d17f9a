// @vitest-environment jsdom
import { answerQrLogIn, openQrLogIn } from '@tessera/contracts/calls/qr-log-in'
import { answers } from '@tessera/testing/answers'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { mira } from '../../../test/service.ts'
import ApproveLogInPage from './approve-page.tsx'

const code = 'k3yOut-of_aQrCode0123456789'
const asker = {
  browser: 'Chrome',
  system: 'Windows',
  country: 'BR',
  from_elsewhere: false,
  asked_at: '2026-11-25T12:01:00.000Z',
  numbers: [17, 42, 63],
}

const opens: [typeof openQrLogIn, () => Response] = [openQrLogIn, () => answerWith(asker)]

function open(
  service: ReturnType<typeof answers>,
  { viewer = mira, fragment = `#${code}` }: { viewer?: typeof mira | null; fragment?: string } = {},
) {
  history.replaceState(null, '', `/log-in/approve/${fragment}`)
  const host = testShell({ answer: service.answer, ...(viewer === null ? {} : { viewer }) })
  host.render(<ApproveLogInPage />)
  return { ...host, asked: service.asked, user: userEvent.setup() }
}

afterEach(() => history.replaceState(null, '', '/'))

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(screen.getByRole('button', { name }))

test('the phone sees which device asks, from where and when, and the numbers; a press on one approves', async () => {
  const opened = open(answers(opens, [answerQrLogIn, () => answerWith(null)]))
  await heading('Log in on another device?')
  expect(opened.addresses).toEqual(['/log-in/approve/'])
  expect(screen.getByText('Chrome on Windows')).toBeTruthy()
  expect(screen.getByText(/^Brazil · asked at \d/)).toBeTruthy()
  expect(screen.getByText(/in your account, mira@studio.example/)).toBeTruthy()
  expect(screen.queryByText(/another country/)).toBeNull()
  const group = screen.getByRole('group', { name: 'Which number does the other screen show?' })
  expect([...group.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    '17',
    '42',
    '63',
  ])
  await press(opened, '42')
  await heading("You're logged in there")
  expect(opened.asked.at(-1)?.input).toEqual({ code, approve: true, number: 42 })
  expect(screen.getByRole('link', { name: "See where you're logged in" })).toBeTruthy()
})

test('a device in another country is pointed out', async () => {
  open(answers([openQrLogIn, () => answerWith({ ...asker, from_elsewhere: true })]))
  expect(await screen.findByText(/in another country than this phone/)).toBeTruthy()
})

test('a refusal is sent and said', async () => {
  const opened = open(answers(opens, [answerQrLogIn, () => answerWith(null)]))
  await heading('Log in on another device?')
  await press(opened, "This isn't me")
  await heading('Not logged in')
  expect(opened.asked.at(-1)?.input).toEqual({ code, approve: false })
})

test.each([
  ['qr-number-wrong', "That wasn't the number"],
  ['qr-gone', 'This code has expired'],
] as const)('an approval refused as %s says: %s', async (error, title) => {
  const opened = open(answers(opens, [answerQrLogIn, () => answerError(error)]))
  await heading('Log in on another device?')
  await press(opened, '17')
  await heading(title)
})

test('a failed approval can be tried again', async () => {
  const replies = [answerError('unexpected'), answerWith(null)]
  const opened = open(
    answers(opens, [answerQrLogIn, () => replies.shift() ?? answerError('unexpected')]),
  )
  await heading('Log in on another device?')
  await press(opened, '42')
  expect(await screen.findByRole('alert')).toBeTruthy()
  await press(opened, '42')
  await heading("You're logged in there")
})

test('a visitor logs in first, and then sees the request', async () => {
  const replies = [answerError('log-in-needed'), answerWith(asker)]
  const service = answers([openQrLogIn, () => replies.shift() ?? answerError('unexpected')])
  const opened = open(service, { viewer: null })
  await heading('Log in on this phone first')
  await press(opened, 'Log in')
  expect(opened.events).toMatchObject([{ name: 'auth.requested', payload: { start: 'log-in' } }])
  act(() => opened.stores.$viewer.set(mira))
  await heading('Log in on another device?')
})

test.each([
  ['an expired code', `#${code}`],
  ['an address without a code', ''],
])('%s leads back to the other screen', async (_, fragment) => {
  open(answers([openQrLogIn, () => answerError('qr-gone')]), { fragment })
  await heading('This code has expired')
})

test('a session without its second factor is told to log in again', async () => {
  open(answers([openQrLogIn, () => answerError('qr-factor-needed')]))
  expect(await screen.findByText(/Log in again on this phone/)).toBeTruthy()
})
