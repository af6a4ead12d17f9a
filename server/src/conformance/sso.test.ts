import { forgotPassword } from '@tessera/contracts/calls/recovery'
import { register } from '@tessera/contracts/calls/registration'
import { logIn, MfaNeeded } from '@tessera/contracts/calls/session'
import { ssoExchange, ssoInfo, ssoUserCheck } from '@tessera/contracts/calls/sso'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { describe, expect, test, vi } from 'vitest'
import { memberTopic, sessionEnded } from '../contexts/identity/accounts/member-topic.ts'
import { users } from '../contexts/identity/accounts/tables.ts'
import { companies, companyDomains } from '../contexts/identity/companies/tables.ts'
import { keepTicket } from '../contexts/identity/identities/tickets.ts'
import { eq } from '../platform/database/sql.ts'
import { withReservedNames } from '../platform/domain-proofs/reserved-names.ts'
import type { LiveNews } from '../platform/live/port.ts'
import { addProven, changed } from './companies-of.ts'
import {
  type CompanyClaims,
  type CompanyProvider,
  companyClientId,
  companyProvider,
  issuersOf,
} from './company-provider.ts'
import { oneDatabase } from './database-kinds.ts'
import { answered, authenticatorOwner, challenged, shownBy } from './guarded-person.ts'
import { keptLog } from './kept-log.ts'
import { openedService } from './opened-service.ts'
import { emailsTo } from './outbox-of.ts'
import { newcomer, type Person, password, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

const acme = await companyProvider('https://id.acme.test')
const globex = await companyProvider('https://id.globex.test')
const log = keptLog()
const birthday = 631_152_000
const logOutEvent = 'http://schemas.openid.net/event/backchannel-logout'

let people = 0
const person = (fields: Partial<CompanyClaims> = {}): CompanyClaims & { email: string } => {
  people += 1
  const email = `person${people}@acme.test`
  return { sub: `subject-${people}`, email, name: 'Ines Duarte', ...fields }
}

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`single sign-on on ${kind}`, () => {
    let late = 0
    const clock = { now: () => new Date(Date.now() + late) }
    const service = openedService(async () => {
      const domainProofs = withReservedNames({ find: async () => null })
      const opened = await open({ log, clock, issuers: issuersOf([acme, globex]), domainProofs })
      await addProven(opened.service, acme, 'acme', 'acme.test')
      await addProven(opened.service, globex, 'globex', 'globex.test')
      return opened
    })
    const state = () => service().ports.tokens.next()

    /** Opens the window of a company in a browser, and returns where it leads. */
    const opened = async (browser: Person, email: string, named = state()) => {
      const { authorization_uri } = await browser.done(ssoUserCheck, { email })
      const { pathname, search } = new URL(authorization_uri ?? '')
      const page = await browser.send(`${pathname}${search}&state=${named}`)
      const html = await page.text()
      const [, to = ''] = /"to":("https:[^"]+")/.exec(html) ?? []
      return { to: to === '' ? '' : String(JSON.parse(to)), state: named, html, page }
    }
    /** Logs in at a company in a browser, up to the code. */
    const coded = async (
      browser: Person,
      claims: CompanyClaims & { email: string },
      at: CompanyProvider = acme,
      typed = claims.email,
    ) => at.authorize((await opened(browser, typed)).to, claims)
    const enter = async (
      claims: CompanyClaims & { email: string },
      browser = visitor(service()),
      { at = acme, typed = claims.email } = {},
    ) => {
      const answer = await coded(browser, claims, at, typed)
      const exchanged = await browser.call(ssoExchange, answer)
      const proof = { sso_user_email: typed, sso_auth_code: answer.code }
      return { ...(await browser.call(logIn, proof)), browser, exchanged, proof, answer }
    }
    /** Signs up through the company. */
    const signUp = async (claims = person(), browser = visitor(service())) => {
      const answer = await coded(browser, claims)
      await browser.done(ssoExchange, answer)
      const proof = { sso_user_email: claims.email, sso_auth_code: answer.code }
      const business = { account_type: 'business', business_name: 'Acme Tools' }
      await browser.done(register, { type: 'sso', ...proof, birthday, ...business })
      return { claims, browser }
    }
    const isIn = async (browser: Person) => (await browser.done(getViewer, {})) !== null
    const logOut = async (token: string, type = 'application/x-www-form-urlencoded') =>
      service().fetch(
        new Request(`${service().origin}/connect/sso/log-out/`, {
          method: 'POST',
          headers: { 'Content-Type': type },
          body: new URLSearchParams({ logout_token: token }).toString(),
        }),
      )
    const logOutClaims = (claims: object = {}) => {
      const at = Math.floor(clock.now().getTime() / 1_000)
      return {
        iss: acme.issuer,
        aud: companyClientId,
        iat: at,
        exp: at + 120,
        jti: state(),
        events: { [logOutEvent]: {} },
        ...claims,
      }
    }

    test('V3.26 V7.6 V7.7 the look-ups name the addresses of a domain with single sign-on', async () => {
      const { claims } = await signUp()
      const browser = visitor(service())
      const whole = {
        is_sso: true,
        existing_user: true,
        existing_user_is_sso: true,
        redirect_uri: `${service().origin}/connect/sso/done/`,
        exchange_code_to_token_info_url: '/v3/sso/token/',
      }
      const { email } = claims
      expect(await browser.done(ssoInfo, { email })).toEqual({ ...whole, authorization_uri: null })
      expect(await browser.done(ssoUserCheck, { email: email.toUpperCase() })).toEqual({
        ...whole,
        authorization_uri: expect.stringContaining('/connect/sso/?company='),
      })
      expect(await browser.done(ssoInfo, { email: 'new@acme.test' })).toMatchObject({
        is_sso: true,
        existing_user: false,
        existing_user_is_sso: false,
      })
      const [typed, theirs] = ['before.sso@demo.test', 'before.sso@acme.test']
      await newcomer(service(), typed)
      const { db } = service().ports
      await db.update(users).set({ email: theirs }).where(eq(users.email, typed))
      expect(await browser.done(ssoInfo, { email: theirs })).toMatchObject({
        is_sso: true,
        existing_user: true,
        existing_user_is_sso: false,
      })
    })

    test.each([
      'mira@demo.test',
      'mira@sub.acme.test',
      'mira@notacme.test',
      'mira',
      '@acme.test@x',
    ])(
      'V3.26 an address of no proven domain has no single sign-on, and nothing is said of accounts (%s)',
      async (email) => {
        const none = {
          is_sso: false,
          existing_user: false,
          existing_user_is_sso: false,
          authorization_uri: null,
          redirect_uri: null,
          exchange_code_to_token_info_url: null,
        }
        expect(await visitor(service()).done(ssoInfo, { email })).toEqual(none)
        expect(await visitor(service()).done(ssoUserCheck, { email })).toEqual(none)
      },
    )

    test('look-ups of one network are limited', async () => {
      const browser = visitor(service())
      const codes = new Set<string | undefined>()
      for (let count = 0; count <= 300; count += 1)
        codes.add((await browser.call(ssoInfo, { email: 'a@b.test' })).error?.code)
      expect([...codes]).toEqual([undefined, 'too-fast'])
    })

    test('V4.20 the window leads to the company with PKCE S256, the state, a nonce and the address', async () => {
      const browser = visitor(service())
      const { to, state: named, html, page } = await opened(browser, 'ines@acme.test')
      const { origin, pathname, searchParams } = new URL(to)
      expect(origin + pathname).toBe(`${acme.issuer}/auth`)
      expect(Object.fromEntries(searchParams)).toEqual({
        client_id: companyClientId,
        response_type: 'code',
        scope: 'openid email profile',
        redirect_uri: `${service().origin}/connect/sso/done/`,
        state: named,
        nonce: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge_method: 'S256',
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        login_hint: 'ines@acme.test',
      })
      expect(html).toContain('page.opener = null')
      expect(page.headers.get('Cache-Control')).toContain('no-store')
    })

    test('the address reaches the window by an encrypted cookie of this company, not by a URL', async () => {
      const browser = visitor(service())
      const check = await browser.done(ssoUserCheck, { email: 'ines@acme.test' })
      expect(JSON.stringify(check)).not.toContain('ines')
      expect(browser.cookie()).not.toContain('ines')
      const other = await visitor(service()).done(ssoUserCheck, { email: 'lena@globex.test' })
      const { search } = new URL(other.authorization_uri ?? '')
      const page = await browser.send(`/connect/sso/${search}&state=${state()}`)
      expect(await page.text()).not.toContain('login_hint')
    })

    test('V7.8 V3.27 the exchange returns who logged in, from a verified id token', async () => {
      const claims = person({ email_verified: true })
      const { exchanged } = await enter(claims)
      expect(exchanged.data).toEqual({
        sso_id: claims.sub,
        sso_email: claims.email,
        sso_user_name: 'Ines Duarte',
        sso_id_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      })
    })

    test('somebody who has changed their email logs in at the company as before', async () => {
      const { claims } = await signUp()
      const { db } = service().ports
      const email = `private-${claims.email.replace('acme', 'home')}`
      await db.update(users).set({ email }).where(eq(users.email, claims.email))
      const found = await visitor(service()).done(ssoInfo, { email: claims.email })
      expect(found).toMatchObject({ existing_user: true, existing_user_is_sso: true })
      expect((await enter(claims)).data).toMatchObject({ user: { email } })
    })

    test('a second factor is asked for after the company, and the session is the company’s', async () => {
      const { person: owner, email, secret } = await authenticatorOwner(service())
      const claims = person()
      await service()
        .ports.db.update(users)
        .set({ email: claims.email })
        .where(eq(users.email, email))
      await service()
        .ports.db.update(users)
        .set({ emailVerifiedAt: clock.now() })
        .where(eq(users.email, claims.email))
      await changed(service(), { do: 'require', name: 'acme', required: true })
      const { error, browser } = await enter(claims)
      expect(error?.code).toBe('mfa-needed')
      const { mfa_challenge } = MfaNeeded.parse(error?.data)
      await browser.done(logIn, { mfa_challenge, mfa_token: shownBy(service(), secret) })
      expect(await isIn(browser)).toBe(true)
      await changed(service(), { do: 'require', name: 'acme', required: false })
      await logOut(await acme.sign(logOutClaims({ sub: claims.sub })))
      expect([await isIn(browser), await isIn(owner)]).toEqual([false, false])
    })

    test('V3.15 a person logs in with their email and the code, as login method 9', async () => {
      const { claims } = await signUp()
      const { data, browser } = await enter(claims)
      expect(data).toMatchObject({ user: { email: claims.email } })
      expect(await isIn(browser)).toBe(true)
      expect(log.text()).toMatch(/"identity.logged-in".*"method":9/)
    })

    test('V2.40 a new person signs up with the code: a business, verified, without a password', async () => {
      const { claims, browser } = await signUp()
      const viewer = await browser.done(getViewer, {})
      expect(viewer).toMatchObject({ is_partner: true, full_name: 'Acme Tools' })
      const [row] = await service()
        .ports.db.select()
        .from(users)
        .where(eq(users.email, claims.email))
      expect(row).toMatchObject({ passwordHash: null, emailVerifiedAt: expect.any(Date) })
    })

    test('a code works once, in one browser, for as long as it lasts', async () => {
      const { claims } = await signUp()
      const { proof, browser } = await enter(claims)
      expect((await browser.call(logIn, proof)).error?.code).toBe('connect-gone')
      const answer = await coded(browser, claims)
      await browser.done(ssoExchange, answer)
      const stolen = { sso_user_email: claims.email, sso_auth_code: answer.code }
      expect((await visitor(service()).call(logIn, stolen)).error?.code).toBe('connect-gone')
      late += 11 * 60_000
      expect((await browser.call(logIn, stolen)).error?.code).toBe('connect-gone')
      late = 0
    })

    test('V4.21 S5.31 a replayed state, one of another browser and one that nobody began are refused', async () => {
      const browser = visitor(service())
      const answer = await coded(browser, person())
      const code = async (who: Person, given: object) =>
        (await who.call(ssoExchange, { ...answer, ...given })).error?.code
      expect(await code(visitor(service()), {})).toBe('connect-gone')
      expect(await code(browser, { state: state() })).toBe('connect-gone')
      await browser.done(ssoExchange, answer)
      expect(await code(browser, {})).toBe('connect-gone')
    })

    test('a code of another attempt is refused: the verifier is of one', async () => {
      const browser = visitor(service())
      const [one, other] = [await coded(browser, person()), await coded(browser, person())]
      const mixed = { ...one, code: other.code }
      expect((await browser.call(ssoExchange, mixed)).error?.code).toBe('sso-failed')
    })

    test.each([
      ['with its iss', (code: object) => code],
      ['with the iss of the first', (code: object) => ({ ...code, iss: acme.issuer })],
      ['without an iss', (code: object) => ({ ...code, iss: undefined })],
    ])('a mix-up of two companies is refused: a code of the second %s', async (_, given) => {
      const browser = visitor(service())
      const one = await opened(browser, 'ines@acme.test')
      const two = await opened(browser, 'lena@globex.test')
      const { code, iss } = globex.authorize(two.to, { sub: '1', email: 'lena@globex.test' })
      const sent = given({ code, iss, state: one.state })
      expect((await browser.call(ssoExchange, { ...sent })).error?.code).toBe('sso-failed')
    })

    test('the iss is required of a provider that says it sends one', async () => {
      const browser = visitor(service())
      const { code, state: named } = await coded(browser, person())
      const { error } = await browser.call(ssoExchange, { code, state: named })
      expect(error?.code).toBe('sso-failed')
    })

    test.each([
      ['of another issuer', { iss: globex.issuer }],
      ['for another client', { aud: 'other' }],
      ['for several without saying for whom', { aud: [companyClientId, 'other'] }],
      ['that has expired', { exp: 1 }],
      ['with another nonce', { nonce: 'other' }],
      ['without an email', { email: undefined }],
      ['whose email is of another domain', { email: 'mira@demo.test' }],
      ["whose email is another company's", { email: 'lena@globex.test' }],
      ['whose email is not verified', { email_verified: false }],
    ])('V8.23 an id token %s fails', async (_, changes) => {
      const browser = visitor(service())
      const answer = await coded(browser, person())
      acme.twist(changes)
      const { error } = await browser.call(ssoExchange, answer)
      acme.twist({})
      expect(error).toMatchObject({
        code: 'sso-failed',
        message: 'Sorry! Something went wrong on our end.',
      })
      const proof = { sso_user_email: 'x@acme.test', sso_auth_code: answer.code }
      expect((await browser.call(logIn, proof)).error?.code).toBe('connect-gone')
    })

    test('the company must know somebody by the address that they typed', async () => {
      const { claims } = await signUp()
      const { error } = await enter(claims, undefined, { typed: 'boss@acme.test' })
      expect(error).toMatchObject({
        code: 'sso-address',
        message: `ACME knows you as ${claims.email}. Continue with that email.`,
      })
    })

    test("an account's verified address connects with the company; its password still works", async () => {
      const claims = person()
      const { email } = claims
      await newcomer(service(), email)
      const emailVerifiedAt = clock.now()
      await service().ports.db.update(users).set({ emailVerifiedAt }).where(eq(users.email, email))
      expect((await enter(claims)).data).toMatchObject({ user: { email } })
      expect((await enter(claims)).error).toBeNull()
      const byPassword = { username_or_email: email, password }
      expect((await visitor(service()).call(logIn, byPassword)).error).toBeNull()
    })

    test('a ticket of another provider is no code of a company', async () => {
      const { claims } = await signUp()
      const browser = visitor(service())
      const ticket = state()
      await keepTicket(
        {
          ports: service().ports,
          cookie: browser.cookieOf,
          setCookie: ({ name, value }) => browser.keep(name, value ?? ''),
        },
        {
          ticket,
          proven: {
            provider: 'google',
            issuer: 'https://accounts.google.com',
            subject: claims.sub,
            companyId: null,
            email: claims.email,
            emailVerified: true,
            fullName: null,
            picture: null,
          },
        },
      )
      const proof = { sso_user_email: claims.email, sso_auth_code: ticket }
      expect((await browser.call(logIn, proof)).error?.code).toBe('connect-gone')
    })

    test('a company that starts to require single sign-on between password and code refuses the code', async () => {
      const { email, secret } = await authenticatorOwner(service())
      const waiting = await challenged(service(), email)
      const atWork = { email: person().email }
      await service().ports.db.update(users).set(atWork).where(eq(users.email, email))
      await changed(service(), { do: 'require', name: 'acme', required: true })
      expect(await answered(waiting, shownBy(service(), secret))).toBe('sso-required')
      await changed(service(), { do: 'require', name: 'acme', required: false })
    })

    test('a company requires nothing of people at a domain that it has not proven', async () => {
      const { db } = service().ports
      const [company] = await db.select().from(companies).where(eq(companies.name, 'acme'))
      const companyId = company?.id ?? ''
      await db.insert(companyDomains).values({ companyId, domain: 'unproven.test' })
      const email = 'ada@unproven.test'
      const browser = await newcomer(service(), email)
      await changed(service(), { do: 'require', name: 'acme', required: true })
      expect(await isIn(browser)).toBe(true)
      const byPassword = { username_or_email: email, password }
      expect((await visitor(service()).call(logIn, byPassword)).error).toBeNull()
      await changed(service(), { do: 'require', name: 'acme', required: false })
    })

    test('a company that requires single sign-on: passwords, sign-ups and resets lead to it', async () => {
      const { claims, browser } = await signUp()
      const other = person()
      const elsewhere = await newcomer(service(), other.email)
      const { ended_sessions } = await changed(service(), {
        do: 'require',
        name: 'acme',
        required: true,
      })
      expect(ended_sessions).toBeGreaterThan(0)
      expect([await isIn(elsewhere), await isIn(browser)]).toEqual([false, true])
      const message = 'ACME requires SSO. Enter your work email to log in with it.'
      const required = { code: 'sso-required', message, data: { company: 'ACME' } }
      const tried = async (fields: object) =>
        (await visitor(service()).call(logIn, { password, ...fields })).error
      expect(await tried({ username_or_email: other.email })).toMatchObject(required)
      const [row] = await service()
        .ports.db.select()
        .from(users)
        .where(eq(users.email, other.email))
      expect(await tried({ username_or_email: row?.username })).toMatchObject(required)
      const wrong = { username_or_email: row?.username, password: 'not this one' }
      expect(await tried(wrong)).toMatchObject({ code: 'password-wrong' })
      const fields = { type: 'email', email: person().email, password, birthday }
      expect((await visitor(service()).call(register, fields)).error).toMatchObject(required)
      const asking = async (username_or_email?: string) =>
        (await visitor(service()).call(forgotPassword, { username_or_email, type: 'reset' })).error
      expect(await asking(other.email)).toMatchObject(required)
      // A username's owner is told by email, so that nobody learns the domain of their address.
      expect(await asking(row?.username)).toBeNull()
      expect((await emailsTo(service(), other.email))[0]?.text).toContain(
        'ACME logs you in with SSO',
      )
      expect((await enter(claims)).error).toBeNull()
      expect((await enter(other)).error).toBeNull()
      await changed(service(), { do: 'require', name: 'acme', required: false })
      expect(await asking(other.email)).toBeNull()
    })

    test('a log-out of the company ends the sessions of that person and tells their tabs, at once and once', async () => {
      const { claims, browser } = await signUp()
      const bystander = await signUp()
      const told: LiveNews[] = []
      const { id } = await selfOf(browser)
      const unsubscribe = service().ports.live.subscribe(memberTopic(id), (news) => told.push(news))
      const token = await acme.sign(logOutClaims({ sub: claims.sub }), { typ: 'logout+jwt' })
      const response = await logOut(token)
      const message = { kind: sessionEnded, id: 'ended' }
      await vi.waitFor(() => expect(told).toContainEqual({ type: 'message', message }))
      unsubscribe()
      expect([response.status, await response.text()]).toEqual([200, ''])
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect([await isIn(browser), await isIn(bystander.browser)]).toEqual([false, true])
      expect((await logOut(token)).status).toBe(400)
    })

    test('a log-out that names a session ends that one', async () => {
      const { claims, browser } = await signUp(person({ sid: 'one' }))
      const second = await enter({ ...claims, sid: 'two' })
      expect(
        (await logOut(await acme.sign(logOutClaims({ sid: 'one', sub: claims.sub })))).status,
      ).toBe(200)
      expect([await isIn(browser), await isIn(second.browser)]).toEqual([false, true])
    })

    test('a log-out that names a session ends those of the person whose session is not known', async () => {
      const { claims, browser } = await signUp()
      const bystander = await signUp()
      const token = await acme.sign(logOutClaims({ sid: 'unknown here', sub: claims.sub }))
      expect((await logOut(token)).status).toBe(200)
      expect([await isIn(browser), await isIn(bystander.browser)]).toEqual([false, true])
    })

    test('sessions that did not begin at the company outlive its log-out', async () => {
      const claims = person()
      const byPassword = await newcomer(service(), claims.email)
      await service()
        .ports.db.update(users)
        .set({ emailVerifiedAt: clock.now() })
        .where(eq(users.email, claims.email))
      const bySso = await enter(claims)
      expect(bySso.error).toBeNull()
      await logOut(await acme.sign(logOutClaims({ sub: claims.sub })))
      expect([await isIn(byPassword), await isIn(bySso.browser)]).toEqual([true, false])
    })

    test.each<[string, (sub: string) => Promise<string>]>([
      ['without a subject and a session', () => acme.sign(logOutClaims())],
      ['with a nonce', (sub) => acme.sign(logOutClaims({ sub, nonce: 'x' }))],
      ['without the event', (sub) => acme.sign(logOutClaims({ sub, events: {} }))],
      [
        'with an event that is no object',
        (sub) => acme.sign(logOutClaims({ sub, events: { [logOutEvent]: true } })),
      ],
      ['without a jti', (sub) => acme.sign(logOutClaims({ sub, jti: undefined }))],
      ['without an iat', (sub) => acme.sign(logOutClaims({ sub, iat: undefined }))],
      ['that is old', (sub) => acme.sign(logOutClaims({ sub, iat: 1_000 }))],
      ['that has expired', (sub) => acme.sign(logOutClaims({ sub, exp: 1_000 }))],
      ['for another client', (sub) => acme.sign(logOutClaims({ sub, aud: 'other' }))],
      ['of another issuer', (sub) => acme.sign(logOutClaims({ sub, iss: globex.issuer }))],
      ['that another company signed', (sub) => globex.sign(logOutClaims({ sub }))],
      [
        'that is an id token by its type',
        (sub) => acme.sign(logOutClaims({ sub }), { typ: 'at+jwt' }),
      ],
      ['that is no token', async () => 'nonsense'],
    ])('a log-out token %s ends nothing', async (_, token) => {
      const { claims, browser } = await signUp()
      const response = await logOut(await token(claims.sub))
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { error: 'invalid_request' },
      ])
      expect(await isIn(browser)).toBe(true)
    })

    test('a log-out must be a form', async () => {
      const { claims, browser } = await signUp()
      const token = await acme.sign(logOutClaims({ sub: claims.sub }))
      expect((await logOut(token, 'application/json')).status).toBe(400)
      expect(await isIn(browser)).toBe(true)
    })

    test('removing a company ends its sessions; its people set a password by email', async () => {
      const claims = { sub: 'lena', email: 'lena@globex.test', name: 'Lena Vogt' }
      const browser = visitor(service())
      const answer = await coded(browser, claims, globex)
      await browser.done(ssoExchange, answer)
      const proof = { sso_user_email: claims.email, sso_auth_code: answer.code }
      await browser.done(register, { type: 'sso', ...proof, birthday })
      const gone = await changed(service(), { do: 'remove', name: 'globex' })
      expect(gone).toEqual({ company: null, ended_sessions: 1 })
      expect(await isIn(browser)).toBe(false)
      const { email } = claims
      expect(await visitor(service()).done(ssoInfo, { email })).toMatchObject({ is_sso: false })
      const reset = await visitor(service()).call(forgotPassword, {
        username_or_email: email,
        type: 'reset',
      })
      expect(reset.error).toBeNull()
    })
  })
