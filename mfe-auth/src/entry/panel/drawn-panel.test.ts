import { join } from 'node:path'
import { SignUpRules, signUpRules } from '@tessera/contracts/calls/registration'
import { z } from '@tessera/contracts/schema'
import { account, answered, drawnScreen } from '@tessera/testing/first-screen'
import { expect, test } from 'vitest'
import logIn from '../../log-in/log-in-page/first-screen.ts'
import signUp from '../../sign-up/sign-up-page/first-screen.ts'

const auth = { module: 'auth', root: join(import.meta.dirname, '../../..') }

const rulesWith = (over: object) =>
  z.parse(SignUpRules, {
    country: null,
    needs_consents: false,
    age_minimum: 13,
    password_min: 8,
    needs_strong_password: false,
    password_rules: [],
    ...over,
  })

type Shown = Partial<Parameters<typeof drawnScreen>[2]> & { readonly rules?: object }

const drawn = (screen: typeof logIn, { rules = {}, ...shown }: Shown = {}) =>
  drawnScreen(screen, auth, { answers: [answered(signUpRules, rulesWith(rules))], ...shown })

test('the log-in is drawn with its title, fields, button and links, in the reader’s language', () => {
  const page = drawn(logIn)
  expect(page?.text).toMatch(/^Log in to see moreEmailPasswordForgot your password\?Log inBy cont/)
  expect(page?.of('input').map((field) => field['data-field'])).toEqual(['email', 'password'])
  expect(page?.of('a').map(({ href }) => href)).toEqual([
    '/password/forgot/',
    '/_/_/policy/terms-of-service/',
    '/_/_/policy/privacy-policy/',
    '/signup/',
  ])
  expect(drawn(logIn, { locale: 'de' })?.text).toContain('Passwort')
})

test('the sign-up is drawn with its fields and links, which keep the page to open afterwards', () => {
  const page = drawn(signUp, { query: 'next=%2Fpin%2F7%2F' })
  expect(page?.text).toContain('Birthday')
  expect(page?.of('a').map(({ href }) => href)).toContain('/login/?next=%2Fpin%2F7%2F')
})

test('no field can be sent by the browser: none has a name, and no form holds them', () => {
  for (const screen of [logIn, signUp]) {
    const { markup = '' } = drawn(screen) ?? {}
    expect(markup).not.toMatch(/<form| name=| action=| value=/)
    expect(markup).toContain('<button class="auth-do" type="button">')
  }
})

test('room is kept for the ways that are offered', () => {
  const rooms = (screen: typeof logIn, shown: Shown) =>
    drawn(screen, shown)
      ?.markup.match(/<div class="auth-ways".*?<\/div>/)?.[0]
      .match(/<span/g)?.length ?? 0
  expect(rooms(logIn, {})).toBe(1)
  expect(rooms(signUp, {})).toBe(0)
  const providers = { google: true, facebook: true, line: false }
  expect(rooms(logIn, { rules: { providers } })).toBe(3)
  expect(rooms(signUp, { rules: { providers } })).toBe(2)
  expect(rooms(logIn, { experiments: { qr_log_in: 'works' } })).toBe(2)
  expect(rooms(logIn, { experiments: { qr_log_in: 'control' } })).toBe(1)
})

test('nothing is drawn for a member, for a returning visitor’s log-in, or above a dialog', () => {
  expect(drawn(logIn, { viewer: account({}) })).toBeUndefined()
  expect(drawn(signUp, { viewer: account({}) })).toBeUndefined()
  expect(drawn(logIn, { query: 'aec=1' })).toBeUndefined()
  expect(drawnScreen(logIn, auth, {})).toBeUndefined()
})
