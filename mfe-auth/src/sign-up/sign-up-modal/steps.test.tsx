// @vitest-environment jsdom

import {
  emailExists,
  type PasswordRule,
  register,
  signUpRules,
  validateEmail,
} from '@tessera/contracts/calls/registration'
import { answerError } from '@tessera/testing/answers'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { field, fill, type Opened, openModal, press } from '../../../test/open-modal.tsx'
import { authService, mira, refusing, sound } from '../../../test/service.ts'
import { usualRules } from '../../entry/flow/check-draft.ts'
import { unflagUnderage } from '../../entry/underage/underage-flag.ts'

afterEach(() => {
  unflagUnderage(document)
  vi.useRealTimers()
})

const korea = { rules: { country: 'KR', needs_consents: true } }

async function toConsents(service = authService(korea)): Promise<Opened> {
  const opened = openModal({}, { service })
  await fill(opened, sound)
  await press(opened, 'Continue')
  await screen.findByRole('heading', { name: 'Consents' })
  return opened
}

const box = (name: string | RegExp) => screen.getByRole('checkbox', { name })

test('V2.31 the consents step has its title and its explanation', async () => {
  await toConsents()
  expect(
    screen.getByText(
      "Before you can create an account, you'll need to agree to the required terms below.",
    ),
  ).toBeTruthy()
})

test("V2.32 'Agree to all', a required and an optional section, Next and Back", async () => {
  await toConsents()
  expect(box('Agree to all')).toBeTruthy()
  const required = within(screen.getByRole('group', { name: 'Required' }))
  expect(required.getAllByRole('checkbox').map((each) => each.getAttribute('name'))).toEqual([
    'terms',
    'collectionUsePersonalInfo',
    'thirdPartyProvisionPersonalInfo',
    'overseasTransferPersonalInfo',
  ])
  const optional = within(screen.getByRole('group', { name: 'Optional' }))
  expect(optional.getAllByRole('checkbox').map((each) => each.getAttribute('name'))).toEqual([
    'optionalMarketingConsent',
  ])
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(box('Agree to all')))
})

test('V2.26 Back returns to the form with all typed values', async () => {
  const opened = await toConsents()
  await press(opened, 'Back')
  expect(field('Email')).toHaveProperty('value', 'mira@studio.example')
  expect(field('Birthday')).toHaveProperty('value', '1994-04-12')
})

test('the given consents are sent with the sign-up', async () => {
  const opened = await toConsents()
  await opened.user.click(box('Agree to all'))
  await opened.user.click(box(/Ideas and news/))
  expect(box('Agree to all')).toHaveProperty('checked', false)
  await press(opened, 'Next')
  await waitFor(() => expect(opened.close).toHaveBeenCalled())
  expect(opened.sent().at(-1)?.input).toMatchObject({
    country: 'KR',
    kr_privacy_consent_opt_in: true,
    marketing_notifs_opt_out: true,
  })
})

test('V4.17 missing consents are shown in a toast for 3.5 seconds', async () => {
  const refuse = () => answerError('consents-missing')
  const opened = await toConsents(authService(korea, [register, refuse]))
  await opened.user.click(box('Agree to all'))
  await press(opened, 'Next')
  await waitFor(() =>
    expect(opened.toasts).toEqual([
      { text: 'Please agree to the required terms.', tone: 'bad', duration: 3_500 },
    ]),
  )
  expect(await screen.findByRole('heading', { name: 'Consents' })).toBeTruthy()
})

test('V8.7 a failed look-up counts as an invalid email; a failed validation shows a toast for 3 seconds', async () => {
  const fail = () => answerError('unexpected')
  const unknown = openModal({}, { service: authService({}, [emailExists, fail]) })
  await fill(unknown, sound)
  await press(unknown, 'Continue')
  expect(await screen.findByText("Hmm...that doesn't look like an email address.")).toBeTruthy()
  unknown.unmount()
  const unjudged = openModal({}, { service: authService({}, [validateEmail, fail]) })
  await fill(unjudged, sound)
  await press(unjudged, 'Continue')
  await waitFor(() =>
    expect(unjudged.toasts).toEqual([
      { text: 'Sorry! Something went wrong on our end.', tone: 'bad', duration: 3_000 },
    ]),
  )
})

const tooYoung = { ...sound, birthday: '2020-05-06' }

async function toUnderage(): Promise<Opened> {
  const opened = openModal({}, { service: authService() })
  await fill(opened, tooYoung)
  await press(opened, 'Continue')
  await screen.findByRole('heading', { name: 'Is this your birthday?' })
  return opened
}

test('V5.14 somebody under 18 is told the minimum age', async () => {
  await toUnderage()
  expect(
    screen.getByText('You entered May 6, 2020. You must be at least 18 to sign up for Tessera.'),
  ).toBeTruthy()
})

test('V2.24 Edit returns to the birthday', async () => {
  const opened = await toUnderage()
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy()
  await press(opened, 'Edit')
  expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Month' }))
  await opened.user.keyboard('05061990')
  await press(opened, 'Continue')
  await waitFor(() => expect(opened.close).toHaveBeenCalled())
})

test('V2.25 V9.7 Confirm shows that no account is possible for 3.5 seconds and opens the home page after 4', async () => {
  const opened = await toUnderage()
  vi.useFakeTimers()
  act(() => screen.getByRole('button', { name: 'Confirm' }).click())
  expect(opened.toasts).toEqual([
    {
      text: "Sorry, you're not eligible to sign up for Tessera right now.",
      tone: 'bad',
      duration: 3_500,
    },
  ])
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  act(() => vi.advanceTimersByTime(3_999))
  expect(opened.addresses).toEqual([])
  act(() => vi.advanceTimersByTime(1))
  expect(opened.addresses).toEqual(['/'])
  expect(opened.close).toHaveBeenCalled()
})

test('V4.22 after an underage confirmation the cookie is 1, the message stays and the fields are locked', async () => {
  const opened = await toUnderage()
  await press(opened, 'Confirm')
  expect(document.cookie).toContain('underage=1')
  opened.unmount()
  openModal({}, { service: authService() })
  expect(screen.getByRole('alert').textContent).toBe(
    "Sorry, you're not eligible to sign up for Tessera right now.",
  )
  expect(field('Email')).toHaveProperty('disabled', true)
  expect(field('Password')).toHaveProperty('disabled', true)
  expect(screen.getByRole('spinbutton', { name: 'Year' }).matches(':disabled')).toBe(true)
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', true)
})

test('V4.22 the underage flag goes once somebody who mistyped their birthday has an account', async () => {
  const service = authService({}, [register, refusing(['age-under'], () => ({ user: mira }))])
  const opened = openModal({}, { service })
  await fill(opened, sound)
  await press(opened, 'Continue')
  await screen.findByRole('heading', { name: 'Is this your birthday?' })
  expect(document.cookie).toContain('underage=1')
  await press(opened, 'Edit')
  await press(opened, 'Continue')
  await waitFor(() => expect(opened.close).toHaveBeenCalled())
  expect(document.cookie).not.toContain('underage')
})

test('V8.1 an underage error of the service sets the cookie and asks about the birthday', async () => {
  const service = authService({}, [register, () => answerError('age-under')])
  const opened = openModal({}, { service })
  await fill(opened, sound)
  await press(opened, 'Continue')
  expect(await screen.findByRole('heading', { name: 'Is this your birthday?' })).toBeTruthy()
  expect(document.cookie).toContain('underage=1')
})

test('a form that came with brief rules asks for the refused passwords once somebody types one', async () => {
  let asked = 0
  const refused: PasswordRule = {
    type: 'not_among',
    words: ['password1'],
    message: 'Too common.',
  }
  const service = authService({}, [
    signUpRules,
    () => {
      asked += 1
      return asked === 1
        ? { ...usualRules, is_brief: true as const }
        : { ...usualRules, password_rules: [refused] }
    },
  ])
  const opened = openModal({}, { service })
  await fill(opened, { email: sound.email, birthday: sound.birthday })
  expect(asked).toBe(1)
  await fill(opened, { password: 'password1' })
  await waitFor(() => expect(asked).toBe(2))
  await press(opened, 'Continue')
  expect(await screen.findByText('Too common.')).toBeTruthy()
  expect(asked).toBe(2)
})
