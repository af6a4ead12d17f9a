import {
  convertToBusiness,
  register,
  signUpRules,
  validateEmail,
} from '@tessera/contracts/calls/registration'
import { searchPins } from '@tessera/contracts/calls/search'
import { logIn } from '@tessera/contracts/calls/session'
import { describe, expect, test } from 'vitest'
import { users } from '../contexts/identity/accounts/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { member, password, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`accounts on ${kind}`, () => {
    const service = openedService(() => open())
    const fields = { type: 'email', password, birthday: 631_152_000 }
    const kept = async (email: string) => {
      const [row] = await service().ports.db.select().from(users).where(eq(users.email, email))
      return row
    }
    const codeOf = async (email: string, more: Record<string, unknown>, headers = {}) => {
      const response = await visitor(service()).send(register.path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ ...fields, email, ...more }),
      })
      return response.status === 200 ? 'in' : (await response.json()).resource_response.error.code
    }

    /** Returns the names under which a member finds people. */
    const found = async (query: string) => {
      const asker = await member(service())
      const { users: people } = await asker.done(searchPins, { query, scope: 'users' })
      return people.map(({ full_name }) => full_name)
    }

    test('V3.3 V3.5 V3.35 V7.4 a sign-up takes every field that a browser sends, and keeps the ones that matter later', async () => {
      const inviter = await selfOf(await member(service()))
      const email = 'every.field@example.org'
      await visitor(service()).done(register, {
        ...fields,
        email,
        birthday: -400 * 86_400,
        birthday_source_site: 'birthday-step',
        country: 'KR',
        first_name: 'Every',
        last_name: 'Field',
        email_source_site: 'signup-form',
        gender: 'unspecified',
        kr_privacy_consent_opt_in: true,
        marketing_notifs_opt_out: true,
        recaptchaV3Token: 'default',
        container: 'modal',
        page: 'home',
        signup_source: 'followButton',
        inviter_id: inviter.id,
      })
      expect(await kept(email)).toMatchObject({
        fullName: 'Every Field',
        firstName: 'Every',
        birthday: '1968-11-27',
        country: 'KR',
        gender: 'unspecified',
        consentedAt: expect.any(Date),
        marketingOptedOut: true,
        signupSource: 'followButton',
        signupContext: {
          container: 'modal',
          page: 'home',
          birthdaySource: 'birthday-step',
          emailSource: 'signup-form',
        },
        inviterId: inviter.id,
        isPartner: false,
        state: 'active',
      })
    })

    test('V3.2 V3.9 an email and a password are enough: the first name comes from the email, the last is empty', async () => {
      const person = visitor(service())
      await person.done(register, { ...fields, email: 'lotte.b@example.org' })
      expect(await selfOf(person)).toMatchObject({ first_name: 'Lotte', full_name: 'Lotte' })
      expect(await kept('lotte.b@example.org')).toMatchObject({
        consentedAt: null,
        marketingOptedOut: false,
        inviterId: null,
      })
    })

    test('an unknown inviter is ignored', async () => {
      expect(await codeOf('uninvited@example.org', { inviter_id: '4' })).toBe('in')
      expect((await kept('uninvited@example.org'))?.inviterId).toBeNull()
    })

    test('a new person is found by name at once', async () => {
      await visitor(service()).done(register, { ...fields, email: 'xanthippe@example.org' })
      expect(await found('xanthi')).toEqual(['Xanthippe'])
    })

    test('S9.18 a business keeps its answers by number: not answered 0, yes 1, no 2, not sure 3', async () => {
      const wanted = { account_type: 'business', business_name: 'Net Loft' }
      const answering = async (email: string, business_answers?: Record<string, number>) => {
        const input = { ...wanted, ...(business_answers && { business_answers }) }
        return [await codeOf(email, input), (await kept(email))?.signupContext?.business]
      }
      expect(await answering('asked@example.org', { sells_products: 1, plans_ads: 3 })).toEqual([
        'in',
        { sells_products: 1, plans_ads: 3 },
      ])
      expect(await answering('half@example.org', { plans_ads: 2 })).toEqual([
        'in',
        { sells_products: 0, plans_ads: 2 },
      ])
      expect(await answering('silent@example.org')).toEqual(['in', undefined])
      expect(await answering('fourth@example.org', { plans_ads: 4 })).toEqual([
        'bad-input',
        undefined,
      ])
      const person = await member(service())
      const before = (await kept((await selfOf(person)).email))?.signupContext
      const business_answers = { sells_products: 2 } as const
      await person.done(convertToBusiness, { business_name: 'Later Loft', business_answers })
      expect((await kept((await selfOf(person)).email))?.signupContext).toEqual({
        ...before,
        business: { sells_products: 2, plans_ads: 0 },
      })
    })

    test('a business signs up under its own name', async () => {
      const person = visitor(service())
      const wanted = { account_type: 'business', business_name: 'Net Loft Ltd' }
      await person.done(register, { ...fields, email: 'loft@example.org', ...wanted })
      expect(await selfOf(person)).toMatchObject({
        is_partner: true,
        full_name: 'Net Loft Ltd',
        first_name: 'Net Loft Ltd',
      })
    })

    test('a personal account becomes a business account, under its name', async () => {
      const person = await member(service())
      expect((await person.call(convertToBusiness, { business_name: ' ' })).error?.code).toBe(
        'full-name-invalid',
      )
      const { user } = await person.done(convertToBusiness, { business_name: 'Quillon Works' })
      expect(user).toEqual(await selfOf(person))
      expect(user).toMatchObject({ is_partner: true, full_name: 'Quillon Works' })
      expect(await found('quillon')).toEqual(['Quillon Works'])
    })

    test('the required consents follow the stated country, or else the browser’s language', async () => {
      const korean = { 'Accept-Language': 'ko-KR,ko;q=0.9' }
      const consent = { kr_privacy_consent_opt_in: true }
      expect(await codeOf('kr1@example.org', { country: 'KR' })).toBe('consents-missing')
      expect(await codeOf('kr2@example.org', {}, korean)).toBe('consents-missing')
      expect(await codeOf('kr3@example.org', consent, korean)).toBe('in')
      expect(await codeOf('kr4@example.org', { country: 'DE' }, korean)).toBe('in')
      expect(await codeOf('kr5@example.org', {}, { 'Accept-Language': 'ko' })).toBe('in')
    })

    test('V7.9 the sign-up rules are public, and the service applies them', async () => {
      const person = visitor(service())
      const rules = await person.done(signUpRules, {})
      expect(rules).toMatchObject({
        country: null,
        needs_consents: false,
        age_minimum: 18,
        password_min: 6,
        needs_strong_password: false,
      })
      const [least, notAmong, notEmail] = rules.password_rules
      expect(least).toMatchObject({
        type: 'min_length',
        length: 6,
        message: 'Your password is too short! You need 6+ characters.',
      })
      expect(notEmail).toMatchObject({ type: 'not_email' })
      if (notAmong?.type !== 'not_among') throw new Error('Whole passwords are refused too.')
      for (const word of notAmong.words.filter((each) => each.length >= 6).slice(0, 40))
        expect(await codeOf('ruled@example.org', { password: word }), word).toBe('password-weak')
      const korea = await person.send(signUpRules.path, { headers: { 'Accept-Language': 'ko-KR' } })
      expect(await korea.json()).toMatchObject({
        resource_response: { data: { country: 'KR', needs_consents: true } },
      })
    })

    test('V3.29 V7.2 an email address is valid when it has the form of one and its domain accepts mail', async () => {
      const isValid = async (email: string) =>
        (await visitor(service()).done(validateEmail, { email })).is_valid
      expect(await isValid('mira.holt@example.org')).toBe(true)
      for (const email of ['mira', 'mira@yahooo.com', 'mira@hotmial.com', 'mira@mailinator.com'])
        expect(await isValid(email), email).toBe(false)
      expect(await codeOf('mira@yahooo.com', {})).toBe('email-invalid')
    })

    test('a password may be long, with spaces and symbols, and is taken literally', async () => {
      const long = `${'correct horse battery staple '.repeat(6)}~`
      const email = 'lengthy@example.org'
      expect(await codeOf(email, { password: long })).toBe('in')
      const trying = async (tried: string) =>
        (await visitor(service()).call(logIn, { username_or_email: email, password: tried })).status
      expect(await trying(long)).toBe(200)
      expect(await trying(long.slice(0, -1))).toBe(401)
      expect(await trying(long.toUpperCase())).toBe(401)
    })
  })
