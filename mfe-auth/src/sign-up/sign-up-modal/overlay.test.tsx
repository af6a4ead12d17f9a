// @vitest-environment jsdom
import { emailExists, register, validateEmail } from '@tessera/contracts/calls/registration'
import { answerError } from '@tessera/testing/answers'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { field, fill, type ModalInput, openModal, press } from '../../../test/open-modal.tsx'
import { linkTo, openPage } from '../../../test/open-page.tsx'
import { authService, mira, readingCorner, sound } from '../../../test/service.ts'
import LogInPage from '../../log-in/log-in-page/page.tsx'

const open = (asked: ModalInput = {}, service = authService()) => openModal(asked, { service })
const saving = { source: 'saveButton', pinId: readingCorner.id } as const

afterEach(() => sessionStorage.clear())

test('V7.4 a visitor who saves a pin signs up, and the session changes before the modal closes', async () => {
  const opened = open(saving)
  await press(opened, 'Continue with email')
  await fill(opened, sound)
  await press(opened, 'Continue')
  await waitFor(() => expect(opened.close).toHaveBeenCalled())
  expect(opened.events).toEqual([{ name: 'session.changed', payload: { viewer: mira } }])
  expect(opened.sent().map(({ call }) => call)).toEqual([
    emailExists.name,
    validateEmail.name,
    register.name,
  ])
  expect(opened.sent().at(-1)?.input).toEqual({
    type: 'email',
    account_type: 'personal',
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

test('V2.7 the form has email, password and birthday, and the first invalid field takes the focus', async () => {
  const opened = open()
  await press(opened, 'Continue')
  expect(screen.getByText("You missed a spot! Don't forget to add your email.")).toBeTruthy()
  expect(screen.getByText('Your password is too short! You need 6+ characters.')).toBeTruthy()
  expect(screen.getByText("You missed a spot. Don't forget to add your birthday.")).toBeTruthy()
  expect(document.activeElement).toBe(field('Email'))
  expect(opened.sent()).toEqual([])
  await fill(opened, { email: sound.email, password: sound.password })
  await press(opened, 'Continue')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Month' })),
  )
})

test('V2.8 the form links to business accounts', () => {
  open()
  expect(screen.getByText(/Are you a business\?/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Get started here!' }).getAttribute('href')).toBe(
    '/business/create/',
  )
})

test('V5.4 a suggested email is filled in with one tap', async () => {
  const opened = open()
  await opened.user.type(field('Email'), 'mira@gmial.com')
  await opened.user.click(await screen.findByRole('button', { name: 'mira@gmail.com' }))
  expect(field('Email')).toHaveProperty('value', 'mira@gmail.com')
  expect(screen.queryByText(/Did you mean/)).toBeNull()
  expect(document.activeElement).toBe(field('Email'))
})

test('V5.3 an email that receives no mail is refused, by the form and by the service', async () => {
  const opened = open({}, authService({ valid: false }))
  await fill(opened, { ...sound, email: 'mira@yahoo.con' })
  await press(opened, 'Continue')
  const said = "Sorry, this doesn't look like a valid email"
  expect(screen.getByText(said)).toBeTruthy()
  expect(opened.sent()).toEqual([])
  await opened.user.clear(field('Email'))
  await opened.user.type(field('Email'), 'mira@mailinator.com')
  await press(opened, 'Continue')
  expect(await screen.findByText(said)).toBeTruthy()
  expect(opened.sent().at(-1)?.call).toBe(validateEmail.name)
})

test('V4.14 an email that has an account turns the form into a log-in for it', async () => {
  const opened = open({}, authService({ emails: ['mira@studio.example'] }))
  await fill(opened, { email: sound.email })
  await press(opened, 'Continue')
  expect(
    await screen.findByRole('heading', { name: "Looks like you're already on Tessera" }),
  ).toBeTruthy()
  expect(field('Email')).toHaveProperty('value', 'mira@studio.example')
  expect(screen.queryByRole('group', { name: 'Birthday' })).toBeNull()
  expect(document.activeElement).toBe(field('Password'))
})

test('a refusal is shown and all typed values stay', async () => {
  const opened = open({}, authService({}, [register, () => answerError('password-weak')]))
  await fill(opened, { ...sound, password: 'qwerty123' })
  await press(opened, 'Continue')
  expect(await screen.findByText('Please make a stronger password.')).toBeTruthy()
  expect(field('Email')).toHaveProperty('value', 'mira@studio.example')
  expect(field('Password')).toHaveProperty('value', 'qwerty123')
  expect(field('Birthday')).toHaveProperty('value', '1994-04-12')
  expect(opened.close).not.toHaveBeenCalled()
})

test('without a connection an error is shown above the button', async () => {
  const opened = open({}, authService({}, [emailExists, () => Response.error()]))
  await fill(opened, sound)
  await press(opened, 'Continue')
  expect((await screen.findByRole('alert')).textContent).toContain('offline')
})

test('during a call the modal is busy, and a second press sends nothing', async () => {
  const opened = open({}, authService({}, [emailExists, () => new Promise<Response>(() => {})]))
  await fill(opened, sound)
  await opened.user.keyboard('{Enter}')
  expect(screen.getByRole('dialog').getAttribute('aria-busy')).toBe('true')
  await opened.user.keyboard('{Enter}')
  expect(opened.sent()).toHaveLength(1)
})

test('V4.1 one press switches between log-in and sign-up and keeps the email', async () => {
  const opened = open({ source: 'commentComposer' })
  await press(opened, 'Log in')
  expect(screen.getByRole('heading', { name: 'Log in to comment' })).toBeTruthy()
  await opened.user.type(field('Email'), 'mira@studio.example')
  await press(opened, 'Sign up now')
  expect(screen.getByRole('heading', { name: 'Sign up to comment' })).toBeTruthy()
  expect(field('Email')).toHaveProperty('value', 'mira@studio.example')
})

test('V4.1 with a redirect address the way to the sign-up is a link to it, in the modal and on the page', async () => {
  const rules = { sign_up_url: 'https://join.studio.example/' }
  const modal = open({ source: 'commentComposer' }, authService({ rules }))
  await press(modal, 'Log in')
  await waitFor(() => expect(linkTo('Sign up now')).toBe(rules.sign_up_url))
  expect(screen.queryByRole('button', { name: 'Sign up now' })).toBeNull()
  modal.unmount()
  openPage(LogInPage, { service: authService({ rules }) })
  await waitFor(() => expect(linkTo('Sign up now')).toBe(rules.sign_up_url))
})

test('V2.30 the form links to the terms and the privacy policy in a new tab', () => {
  open(saving)
  const dialog = within(screen.getByRole('dialog'))
  const terms = dialog.getByRole('link', { name: 'Terms' })
  const privacy = dialog.getByRole('link', { name: 'Privacy Policy' })
  expect(terms.getAttribute('href')).toBe('/_/_/policy/terms-of-service/')
  expect(privacy.getAttribute('href')).toBe('/_/_/policy/privacy-policy/')
  expect(privacy.getAttribute('target')).toBe('_blank')
})

test('V2.46 after a log-in the modal opens the next address, if it is inside the product', async () => {
  const known = { email: sound.email, password: sound.password }
  const opened = open({ start: 'log-in', next: '/invite/abc/' })
  await fill(opened, known)
  await press(opened, 'Log in')
  await waitFor(() => expect(opened.addresses).toEqual(['/invite/abc/']))
  opened.unmount()
  const astray = open({ start: 'log-in', next: '//elsewhere.example' })
  await fill(astray, known)
  await press(astray, 'Log in')
  await waitFor(() => expect(astray.close).toHaveBeenCalled())
  expect(astray.addresses).toEqual([])
})

test('the modal closes when its page is left', async () => {
  const { stores, close } = open()
  stores.$address.set({ pathname: '/password/forgot/', search: '' })
  await waitFor(() => expect(close).toHaveBeenCalled())
})
