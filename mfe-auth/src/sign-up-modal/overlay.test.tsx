// @vitest-environment jsdom
import * as answers from '@tessera/testing/answers'
import { answerError } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Asked, field, fill, openModal, press, sound } from '../../test/open-modal.tsx'
import { mira, pretendService, readingCorner } from '../../test/service.ts'

const open = (asked: Asked = {}, service = pretendService(answers)) => openModal(asked, { service })
const saving = { source: 'saveButton', pinId: readingCorner.id } as const

afterEach(() => sessionStorage.clear())

test('a visitor who wanted to save a pin signs up, and the session is told before the modal goes', async () => {
  const opened = open(saving)
  await press(opened, 'Continue with email')
  await fill(opened, sound)
  await press(opened, 'Continue')
  await waitFor(() => expect(opened.close).toHaveBeenCalled())
  expect(opened.events).toEqual([{ name: 'session.changed', payload: { viewer: mira } }])
  expect(opened.sent.map(({ path }) => path)).toEqual([
    '/v3/register/exists/',
    '/v3/email/validation/',
    '/resource/UserRegisterResource/create/',
  ])
  expect(opened.sent.at(-1)?.body).toEqual({
    type: 'email',
    email: 'mira@studio.example',
    password: 'slow-mornings',
    birthday: 766_108_800,
    container: 'modal',
    page: '/',
    recaptchaV3Token: 'default',
    signup_source: 'saveButton',
  })
  expect(opened.addresses).toEqual([])
})

test('V2.7 the form has email, password and birthday, and the first wrong field takes the focus', async () => {
  const opened = open()
  await press(opened, 'Continue')
  expect(screen.getByText("You missed a spot! Don't forget to add your email.")).toBeTruthy()
  expect(screen.getByText('Your password is too short! You need 6+ characters.')).toBeTruthy()
  expect(screen.getByText("You missed a spot. Don't forget to add your birthday.")).toBeTruthy()
  expect(document.activeElement).toBe(field('Email'))
  expect(opened.sent).toEqual([])
  await fill(opened, { email: sound.email, password: sound.password })
  await press(opened, 'Continue')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Month' })),
  )
})

test('V2.8 below the form a business is shown the way to its own', () => {
  open()
  expect(screen.getByText(/Are you a business\?/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Get started here!' }).getAttribute('href')).toBe(
    '/business/create/',
  )
})

test('V5.4 the address that was probably meant is one tap away', async () => {
  const opened = open()
  await opened.user.type(field('Email'), 'mira@gmial.com')
  await opened.user.click(await screen.findByRole('button', { name: 'mira@gmail.com' }))
  expect(field('Email')).toHaveProperty('value', 'mira@gmail.com')
  expect(screen.queryByText(/Did you mean/)).toBeNull()
  expect(document.activeElement).toBe(field('Email'))
})

test('V5.3 an address that reaches nobody is refused, by a look at it and by the service', async () => {
  const opened = open({}, pretendService(answers, { valid: false }))
  await fill(opened, { ...sound, email: 'mira@yahoo.con' })
  await press(opened, 'Continue')
  const said = "Sorry, this doesn't look like a valid email"
  expect(screen.getByText(said)).toBeTruthy()
  expect(opened.sent).toEqual([])
  await opened.user.clear(field('Email'))
  await opened.user.type(field('Email'), 'mira@mailinator.com')
  await press(opened, 'Continue')
  expect(await screen.findByText(said)).toBeTruthy()
  expect(opened.sent.at(-1)?.path).toBe('/v3/email/validation/')
})

test('V4.14 an email that has an account turns the form into a log-in for it', async () => {
  const opened = open({}, pretendService(answers, { emails: ['mira@studio.example'] }))
  await fill(opened, { email: sound.email })
  await press(opened, 'Continue')
  expect(
    await screen.findByRole('heading', { name: "Looks like you're already on Tessera" }),
  ).toBeTruthy()
  expect(field('Email')).toHaveProperty('value', 'mira@studio.example')
  expect(screen.queryByRole('group', { name: 'Birthday' })).toBeNull()
  expect(document.activeElement).toBe(field('Password'))
})

test('what the service refuses is said, and nothing that was written is lost', async () => {
  const service = pretendService(answers)
  const opened = open(
    {},
    {
      ...service,
      answer: async (request) =>
        request.url.includes('UserRegister')
          ? answerError('password-weak')
          : service.answer(request),
    },
  )
  await fill(opened, { ...sound, password: 'qwerty123' })
  await press(opened, 'Continue')
  expect(await screen.findByText('Please make a stronger password.')).toBeTruthy()
  expect(field('Email')).toHaveProperty('value', 'mira@studio.example')
  expect(field('Password')).toHaveProperty('value', 'qwerty123')
  expect(field('Birthday')).toHaveProperty('value', '1994-04-12')
  expect(opened.close).not.toHaveBeenCalled()
})

test('without a connection it says so above the button', async () => {
  const opened = open({}, { sent: [], answer: () => Promise.reject(new TypeError('no network')) })
  await fill(opened, sound)
  await press(opened, 'Continue')
  expect((await screen.findByRole('alert')).textContent).toContain('offline')
})

test('while the service is asked the modal says it is busy, and a second press sends nothing', async () => {
  const asked: string[] = []
  const opened = open(
    {},
    {
      sent: [],
      answer: ({ url, method }) => {
        if (method === 'POST') asked.push(url)
        return new Promise<Response>(() => {})
      },
    },
  )
  await fill(opened, sound)
  await opened.user.keyboard('{Enter}')
  expect(screen.getByRole('dialog').getAttribute('aria-busy')).toBe('true')
  await opened.user.keyboard('{Enter}')
  expect(asked).toHaveLength(1)
})

test('V4.1 already a member, or in need of an account: each is one press, and the email stays', async () => {
  const opened = open({ source: 'commentComposer' })
  await press(opened, 'Log in')
  expect(screen.getByRole('heading', { name: 'Log in to comment' })).toBeTruthy()
  await opened.user.type(field('Email'), 'mira@studio.example')
  await press(opened, 'Sign up now')
  expect(screen.getByRole('heading', { name: 'Sign up to comment' })).toBeTruthy()
  expect(field('Email')).toHaveProperty('value', 'mira@studio.example')
})

test('V2.30 it links to the terms and the privacy policy, without leaving what was written', () => {
  open(saving)
  const dialog = within(screen.getByRole('dialog'))
  const terms = dialog.getByRole('link', { name: 'Terms' })
  const privacy = dialog.getByRole('link', { name: 'Privacy Policy' })
  expect(terms.getAttribute('href')).toBe('/_/_/policy/terms-of-service/')
  expect(privacy.getAttribute('href')).toBe('/_/_/policy/privacy-policy/')
  expect(privacy.getAttribute('target')).toBe('_blank')
})

test('whoever is in goes where they were on the way to, inside the product alone', async () => {
  const opened = open({ next: '/invite/abc/' })
  await fill(opened, sound)
  await press(opened, 'Continue')
  await waitFor(() => expect(opened.addresses).toEqual(['/invite/abc/']))
  opened.unmount()
  const astray = open({ next: '//elsewhere.example' })
  await fill(astray, sound)
  await press(astray, 'Continue')
  await waitFor(() => expect(astray.close).toHaveBeenCalled())
  expect(astray.addresses).toEqual([])
})

test('a modal goes with the page it lies over', async () => {
  const { stores, close } = open()
  stores.$address.set({ pathname: '/password/forgot/', search: '' })
  await waitFor(() => expect(close).toHaveBeenCalled())
})
