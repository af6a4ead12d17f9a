// @vitest-environment jsdom
import {
  confirmSelf,
  finishAuthenticator,
  finishPhone,
  getSecurity,
  logOutEverywhere,
  removeFactor,
  renewRecoveryCodes,
  sendPresentCode,
  startAuthenticator,
  startPhone,
} from '@tessera/contracts/calls/security'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { answerError, answerWith } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSecurity, plain } from '../../../test/security.ts'

const secret = 'JBSWY3DPEHPK3PXP'
const codes = ['aaaa-1111', 'bbbb-2222']
const withApp = { ...plain, factors: ['totp'], recovery_codes_left: 10 }
const withBoth = { ...withApp, factors: ['totp', 'sms'], phone_number_end: '67' }

type Opened = ReturnType<typeof openSecurity>

const panel = () => within(screen.getByRole('region', { name: 'Two-factor authentication' }))
const choose = async ({ user }: Opened, name: string) =>
  user.click(await panel().findByRole('button', { name }))
const press = async ({ user }: Opened, name: string) =>
  user.click(await within(screen.getByRole('dialog')).findByRole('button', { name }))
const inputs = ({ asked }: Opened, call: { readonly name: string }) =>
  asked.filter((each) => each.call === call.name).map(({ input }) => input)

const app = [
  [
    startAuthenticator,
    () => answerWith({ secret, uri: `otpauth://totp/Tessera?secret=${secret}` }),
  ],
  [
    finishAuthenticator,
    ({ code }: Readonly<Record<string, unknown>>) =>
      code === '123456'
        ? answerWith({ security: withApp, recovery_codes: codes })
        : answerError('code-wrong'),
  ],
] as const

test('an authenticator app is turned on with a QR code, a key and a code, and shows recovery codes once', async () => {
  const opened = openSecurity(...app)
  await choose(opened, 'Turn on: Authenticator app')
  expect(await screen.findByRole('img', { name: /^QR code that adds your Tessera/ })).toBeTruthy()
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
  const code = screen.getByLabelText('Code')
  expect(code.getAttribute('autocomplete')).toBe('one-time-code')
  expect(document.activeElement).toBe(code)
  await opened.user.type(code, '123 456{Enter}')
  const list = await screen.findByRole('list', { name: 'Your recovery codes' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((each) => each.textContent),
  ).toEqual(codes)
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  await press(opened, "I've saved them")
  expect(screen.queryByText('aaaa-1111')).toBeNull()
  expect(panel().getByRole('status').textContent).toContain('Authenticator app turned on.')
  expect(panel().getByRole('button', { name: 'Turn off: Authenticator app' })).toBeTruthy()
  expect(inputs(opened, finishAuthenticator)).toEqual([{ code: '123456' }])
})

test('the key and the recovery codes can be copied, and the codes downloaded', async () => {
  const opened = openSecurity(...app)
  await choose(opened, 'Turn on: Authenticator app')
  await press(opened, 'Copy')
  expect(await navigator.clipboard.readText()).toBe(secret)
  expect(await screen.findByText('Copied')).toBeTruthy()
  await opened.user.type(screen.getByLabelText('Code'), '123456{Enter}')
  await screen.findByRole('list', { name: 'Your recovery codes' })
  await press(opened, 'Copy')
  expect(await navigator.clipboard.readText()).toBe('aaaa-1111\nbbbb-2222')
  const file = screen.getByRole('link', { name: 'Download' })
  expect(file.getAttribute('download')).toBe('tessera-recovery-codes.txt')
  expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain('aaaa-1111\nbbbb-2222\n')
})

test('a wrong code is shown at the field, which keeps it and takes the focus', async () => {
  const opened = openSecurity(...app)
  await choose(opened, 'Turn on: Authenticator app')
  const code = await screen.findByLabelText('Code')
  await opened.user.type(code, '654321{Enter}')
  const said = await screen.findByText(errorCatalogue['code-wrong'].message)
  expect(code.getAttribute('aria-describedby')).toContain(said.id)
  expect(code).toHaveProperty('value', '654321')
  expect(document.activeElement).toBe(code)
})

test('a phone is turned on with a texted code, which can be resent', async () => {
  const opened = openSecurity(
    [startPhone, () => answerWith({ phone_number_end: '67' })],
    [finishPhone, () => answerWith({ security: withBoth, recovery_codes: null })],
  )
  await choose(opened, 'Turn on: Text message')
  await opened.user.type(screen.getByLabelText('Phone number'), '+49 30 1234567{Enter}')
  expect(await screen.findByText(/the number ending in 67/)).toBeTruthy()
  await press(opened, 'Resend the code')
  await waitFor(() =>
    expect(opened.toasts).toEqual([
      { text: 'We sent you a new code!', tone: 'good', duration: 5_000 },
    ]),
  )
  await opened.user.type(screen.getByLabelText('Code'), '123456{Enter}')
  expect(await panel().findByText('We text codes to the number ending in 67.')).toBeTruthy()
  expect(inputs(opened, startPhone)).toEqual([
    { phone_number: '+49 30 1234567' },
    { phone_number: '+49 30 1234567' },
  ])
})

test('a refused phone number is shown at the field, which keeps it', async () => {
  const opened = openSecurity([startPhone, () => answerError('phone-invalid')])
  await choose(opened, 'Turn on: Text message')
  await opened.user.type(screen.getByLabelText('Phone number'), '12{Enter}')
  expect(await screen.findByText(errorCatalogue['phone-invalid'].message)).toBeTruthy()
  expect(screen.getByLabelText('Phone number')).toHaveProperty('value', '12')
})

test('a change that needs the password asks for it and then continues', async () => {
  let confirmed = false
  const opened = openSecurity(
    [getSecurity, () => answerWith(withApp)],
    [removeFactor, () => (confirmed ? answerWith(plain) : answerError('confirm-needed'))],
    [
      confirmSelf,
      ({ password }) => {
        confirmed = password === 'slow-mornings'
        return confirmed ? answerWith(withApp) : answerError('password-wrong')
      },
    ],
  )
  await choose(opened, 'Turn off: Authenticator app')
  expect(screen.getByText(/It's your only second factor/)).toBeTruthy()
  await press(opened, 'Turn off')
  const dialog = await screen.findByRole('dialog', { name: 'Enter your password to continue' })
  const password = within(dialog).getByLabelText('Password')
  await opened.user.type(password, 'wrong{Enter}')
  expect(await screen.findByText(errorCatalogue['password-wrong'].message)).toBeTruthy()
  expect(password).toHaveProperty('value', 'wrong')
  await opened.user.clear(password)
  await opened.user.type(password, 'slow-mornings{Enter}')
  expect(await panel().findByRole('button', { name: 'Turn on: Authenticator app' })).toBeTruthy()
  expect(panel().getByRole('status').textContent).toContain('Turned off.')
  expect(inputs(opened, removeFactor)).toEqual([{ factor: 'totp' }, { factor: 'totp' }])
})

test('an account without a password is asked to set one first', async () => {
  const opened = openSecurity(
    [getSecurity, () => answerWith({ ...plain, has_password: false })],
    [startAuthenticator, () => answerError('confirm-needed')],
  )
  await choose(opened, 'Turn on: Authenticator app')
  await press(opened, 'Set password')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('New password')))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('new recovery codes replace the old ones, after a warning', async () => {
  const opened = openSecurity(
    [getSecurity, () => answerWith({ ...withApp, recovery_codes_left: 1 })],
    [renewRecoveryCodes, () => answerWith({ security: withApp, recovery_codes: codes })],
  )
  expect(await panel().findByText(/^1 left\./)).toBeTruthy()
  await choose(opened, 'Get new codes')
  expect(screen.getByText(/Your current codes will stop working/)).toBeTruthy()
  await press(opened, 'Get new codes')
  await press(opened, "I've saved them")
  expect(await panel().findByText('10 left.')).toBeTruthy()
})

test('after a change the other devices can be logged out with one press', async () => {
  const opened = openSecurity(
    [getSecurity, () => answerWith(withBoth)],
    [removeFactor, () => answerWith(withApp)],
    [logOutEverywhere, () => answerWith(null)],
  )
  await choose(opened, 'Turn off: Text message')
  await press(opened, 'Turn off')
  await choose(opened, 'Log out other devices')
  await waitFor(() => expect(inputs(opened, logOutEverywhere)).toEqual([{ keep_this: true }]))
  await waitFor(() =>
    expect(opened.toasts).toMatchObject([{ text: 'Your other devices are logged out.' }]),
  )
})

test('a failed start shows its error and can be retried', async () => {
  const opened = openSecurity([startAuthenticator, () => answerError('too-busy')])
  await choose(opened, 'Turn on: Authenticator app')
  expect((await panel().findByRole('alert')).textContent).toBe(errorCatalogue['too-busy'].message)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a phone is turned off with a code that is texted to it', async () => {
  const withPhone = { ...plain, factors: ['sms'], phone_number_end: '67' }
  const opened = openSecurity(
    [getSecurity, () => answerWith(withPhone)],
    [
      removeFactor,
      ({ present_code }) => {
        if (present_code === undefined) return answerError('factor-needed')
        return present_code === '123456' ? answerWith(plain) : answerError('code-wrong')
      },
    ],
    [sendPresentCode, () => answerWith({ phone_number_end: '67' })],
  )
  await choose(opened, 'Turn off: Text message')
  await press(opened, 'Turn off')
  expect(await screen.findByRole('dialog', { name: 'Enter your code to continue' })).toBeTruthy()
  await press(opened, 'Text a code to the number ending in 67')
  expect(await screen.findByText('We texted a code to the number ending in 67.')).toBeTruthy()
  const field = screen.getByLabelText('Code')
  await opened.user.type(field, '654321{Enter}')
  expect(await screen.findByText(errorCatalogue['code-wrong'].message)).toBeTruthy()
  await opened.user.clear(screen.getByLabelText('Code'))
  await opened.user.type(screen.getByLabelText('Code'), '123456{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(inputs(opened, removeFactor).at(-1)).toEqual({ factor: 'sms', present_code: '123456' })
})
