import { register } from '@tessera/contracts/calls/registration'
import { logIn } from '@tessera/contracts/calls/session'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { describe, expect, test, vi } from 'vitest'
import { memberTopic, sessionEnded } from '../contexts/identity/accounts/member-topic.ts'
import { users } from '../contexts/identity/accounts/tables.ts'
import { identities } from '../contexts/identity/identities/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { madeIssuer } from '../platform/issuers/testing/made-issuer.ts'
import type { LiveNews } from '../platform/live/port.ts'
import { oneDatabase } from './database-kinds.ts'
import { googleOf, googlePerson, nonceIn, tokenFor, withGoogle } from './google-account.ts'
import { answered, authenticatorOwner, shownBy } from './guarded-person.ts'
import { keptLog } from './kept-log.ts'
import { openedService } from './opened-service.ts'
import { emailsTo } from './outbox-of.ts'
import { member, newcomer, type Person, password, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

const made = await madeIssuer()
const log = keptLog()
const birthday = 631_152_000

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`identities on ${kind}`, () => {
    let late = 0
    const clock = { now: () => new Date(Date.now() + late) }
    const service = openedService(() =>
      open({
        log,
        clock,
        issuers: made.issuers,
        settings: { providers: googleOf(made), blockedEmailDomains: ['blocked.test'] },
      }),
    )
    const db = () => service().ports.db

    const { enter, enroll, signUp, rowOf, identityOf } = withGoogle(service, made)

    test('V3.1 V3.10 V8.18 a new person with Google is unknown first, and signs up with a ticket and a birthday', async () => {
      const person = googlePerson({ name: 'Nora  Lind Berg' })
      const { browser, error, ticket } = await enter(person)
      expect(error).toMatchObject({
        code: 'identity-unknown',
        data: { email: person.email, full_name: 'Nora  Lind Berg' },
      })
      expect(await browser.done(getViewer, {})).toBeNull()
      const { data } = await enroll(browser, ticket)
      expect(data?.user).toMatchObject({
        email: person.email,
        full_name: 'Nora Lind Berg',
        first_name: 'Nora',
        email_verified: true,
      })
      expect(await rowOf(person.email)).toMatchObject({
        passwordHash: null,
        connectedToGoogle: true,
        connectedToFacebook: false,
      })
      expect(await emailsTo(service(), person.email)).toEqual([])
    })

    test('V3.4 V3.6 V3.7 V3.8 a sign-up with Google takes the fields of every sign-up', async () => {
      const person = googlePerson()
      const browser = visitor(service())
      const google_open_id_token = await tokenFor(made, person, await nonceIn(service(), browser))
      const { data } = await browser.call(register, {
        type: 'google_one_tap',
        google_open_id_token,
        birthday,
        country: 'KR',
        first_name: 'Nor',
        last_name: 'Berg',
        gender: 'female',
        kr_privacy_consent_opt_in: true,
        marketing_notifs_opt_out: true,
        email_source_site: 'google',
        image_url: 'https://accounts.test/nora.png',
      })
      expect(data?.user).toMatchObject({ full_name: 'Nor Berg', email: person.email })
      expect(await rowOf(person.email)).toMatchObject({
        country: 'KR',
        gender: 'female',
        marketingOptedOut: true,
        signupContext: { emailSource: 'google' },
        consentedAt: expect.any(Date),
        portraitId: null,
      })
      // Facebook signs nobody up, with or without its own fields.
      const { error } = await visitor(service()).call(register, {
        type: 'facebook',
        facebook_id: '7',
        facebook_token: 'token',
        birthday,
      })
      expect(error?.code).toBe('facebook-register-prevented')
    })

    test('V3.13 V3.34 a connected Google account logs in, by its button as 3 and by one tap as 4', async () => {
      const { person } = await signUp()
      for (const [told, method] of [
        [{}, 3],
        [{ login_method: 3 }, 3],
        [{ login_method: 4 }, 4],
        [{ login_method: 2 }, 3],
      ] as const) {
        const { data } = await enter(person, visitor(service()), told)
        expect(data).toMatchObject({ user: { email: person.email } })
        expect(
          log
            .text()
            .match(/"method":\d/g)
            ?.at(-1),
        ).toBe(`"method":${method}`)
      }
      const changed = { ...person, email: 'elsewhere@example.org' }
      expect((await enter(changed)).data).toMatchObject({ user: { email: person.email } })
      expect(await identityOf(person.sub)).toMatchObject({ email: changed.email })
    })

    test('a verified email connects the account that has it, which is told by email', async () => {
      const owner = await member(service())
      const { email } = await selfOf(owner)
      const person = googlePerson({ email: email.toUpperCase() })
      const { data } = await enter(person)
      expect(data).toMatchObject({ user: { email } })
      expect(await rowOf(email)).toMatchObject({
        connectedToGoogle: true,
        passwordHash: expect.any(String),
      })
      expect((await emailsTo(service(), email)).map(({ subject }) => subject)).toContain(
        'Google was connected to your Tessera account',
      )
      expect(await owner.done(getViewer, {})).not.toBeNull()
    })

    test('a verified email takes an unproven account from whoever made it: password and sessions end, and open tabs learn it', async () => {
      const squatter = await newcomer(service())
      const { email, id } = await selfOf(squatter)
      const told: LiveNews[] = []
      const unsubscribe = service().ports.live.subscribe(memberTopic(id), (news) => told.push(news))
      const { data, browser } = await enter(googlePerson({ email }))
      expect(data).toMatchObject({ user: { email, email_verified: true } })
      expect(await squatter.done(getViewer, {})).toBeNull()
      const message = { kind: sessionEnded, id: 'ended' }
      await vi.waitFor(() => expect(told).toContainEqual({ type: 'message', message }))
      unsubscribe()
      expect(await rowOf(email)).toMatchObject({ passwordHash: null })
      expect(await browser.done(getViewer, {})).not.toBeNull()
    })

    test.each([[false], ['true']])(
      'an email that Google says is verified: %j opens no account, and its password connects the two',
      async (email_verified) => {
        const { email } = await selfOf(await member(service()))
        const person = googlePerson({ email, email_verified })
        const { browser, error, ticket } = await enter(person)
        expect(error).toMatchObject({ code: 'identity-email-taken', data: { email } })
        expect(await browser.done(getViewer, {})).toBeNull()
        expect((await enroll(browser, ticket)).error?.code).toBe('identity-email-taken')
        const wrong = await browser.call(logIn, {
          username_or_email: email,
          password: 'not this one',
          connect_ticket: ticket,
        })
        expect(wrong.error?.code).toBe('password-wrong')
        expect(await identityOf(person.sub)).toBeUndefined()
        await browser.done(logIn, { username_or_email: email, password, connect_ticket: ticket })
        expect(await identityOf(person.sub)).toMatchObject({ email })
        expect((await enter(person)).data).toMatchObject({ user: { email } })
      },
    )

    test('a second factor is asked for after Google too, and a ticket connects only after the code', async () => {
      const { email, secret } = await authenticatorOwner(service())
      const person = { ...googlePerson({ email }), email_verified: false }
      const { browser, ticket } = await enter(person)
      const { error } = await browser.call(logIn, {
        username_or_email: email,
        password,
        connect_ticket: ticket,
      })
      expect(error?.code).toBe('mfa-needed')
      expect(await identityOf(person.sub)).toBeUndefined()
      const challenge = String(error?.data?.mfa_challenge)
      await browser.done(logIn, {
        mfa_challenge: challenge,
        mfa_token: shownBy(service(), secret),
        connect_ticket: ticket,
      })
      expect(await identityOf(person.sub)).toMatchObject({ email })
      const again = await enter(person)
      expect(again.error?.code).toBe('mfa-needed')
      const asked = { browser: again.browser, challenge: String(again.error?.data?.mfa_challenge) }
      expect(await answered(asked, shownBy(service(), secret, 1))).toBe('in')
    })

    test('V8.19 V8.20 suspended and deactivated accounts stay closed to Google, and a blocked address cannot sign up', async () => {
      for (const state of ['suspended', 'soft_banned', 'deactivated'] as const) {
        if (state !== 'soft_banned') {
          const { person } = await signUp()
          await db().update(users).set({ state }).where(eq(users.email, person.email))
          expect((await enter(person)).error).toMatchObject({
            code: state,
            message: "Sorry, we can't log you in.",
          })
        }
        const { email } = await selfOf(await member(service()))
        await db().update(users).set({ state }).where(eq(users.email, email))
        const other = googlePerson({ email })
        expect((await enter(other)).error?.code, state).toBe(state.replace('_', '-'))
        expect(await identityOf(other.sub), state).toBeUndefined()
      }
      for (const email of ['a@blocked.test', 'a@mailinator.com'])
        expect((await enter(googlePerson({ email }))).error?.code).toBe('google-register-prevented')
    })

    test('V8.11 a connected identity that proves the mailbox opens a soft-banned account again, and its password goes', async () => {
      const { person } = await signUp()
      const [hash] = await db().select({ hash: users.passwordHash }).from(users).limit(1)
      const known = { state: 'soft_banned', passwordHash: hash?.hash ?? 'known to others' } as const
      await db().update(users).set(known).where(eq(users.email, person.email))
      const unproven = { ...person, email_verified: false }
      expect((await enter(unproven)).error?.code).toBe('soft-banned')
      expect((await enter({ ...person, email: 'other@g.example' })).error?.code).toBe('soft-banned')
      expect((await enter(person)).data).toMatchObject({ user: { email: person.email } })
      expect(await rowOf(person.email)).toMatchObject({ state: 'active', passwordHash: null })
    })

    test('V8.17 a paused account says so, and its ticket brings it back', async () => {
      const { person } = await signUp()
      const pausedAt = new Date()
      await db()
        .update(users)
        .set({ state: 'deactivated', pausedAt })
        .where(eq(users.email, person.email))
      const { browser, error, ticket } = await enter(person)
      expect(error?.code).toBe('account-paused')
      const { data } = await browser.call(logIn, { connect_ticket: ticket, resume: true })
      expect(data).toMatchObject({ user: { email: person.email } })
      expect(await rowOf(person.email)).toMatchObject({ state: 'active' })
    })

    test('a token works once, in the browser that began the log-in', async () => {
      const { person, browser } = await signUp()
      const token = await tokenFor(made, person, await nonceIn(service(), browser))
      const thief = visitor(service())
      const trying = async (who: Person) =>
        (await who.call(logIn, { google_open_id_token: token })).error?.code
      expect(await trying(thief)).toBe('connect-gone')
      await nonceIn(service(), thief)
      expect(await trying(thief)).toBe('connect-gone')
      expect(await trying(browser)).toBeUndefined()
      expect(await trying(browser)).toBe('connect-gone')
      const alien = await tokenFor(
        await madeIssuer(made.issuer),
        person,
        await nonceIn(service(), browser),
      )
      expect((await browser.call(logIn, { google_open_id_token: alien })).error?.code).toBe(
        'identity-refused',
      )
    })

    test('a log-in at Google that took longer than ten minutes opens nothing', async () => {
      const { person, browser } = await signUp()
      const token = await tokenFor(made, person, await nonceIn(service(), browser))
      late = 600_001
      const { error } = await browser.call(logIn, { google_open_id_token: token })
      late = 0
      expect(error?.code).toBe('connect-gone')
    })

    test('a token of Google signs nobody up as somebody of another provider', async () => {
      const browser = visitor(service())
      const token = await tokenFor(made, googlePerson(), await nonceIn(service(), browser))
      const wanted = { type: 'line', google_open_id_token: token, birthday }
      expect((await browser.call(register, wanted)).error?.code).toBe('identity-refused')
    })

    test('an account whose address is blocked connects with no identity', async () => {
      const { email } = await selfOf(await member(service()))
      const blocked = `sample${email.replace(/@.*/, '')}@blocked.test`
      await db().update(users).set({ email: blocked }).where(eq(users.email, email))
      const person = googlePerson({ email: blocked })
      expect((await enter(person)).error?.code).toBe('deactivated')
      expect(await identityOf(person.sub)).toBeUndefined()
    })

    test('a ticket works once, in its browser, for its provider, and not after ten minutes', async () => {
      const { browser, ticket } = await enter(googlePerson())
      expect((await enroll(visitor(service()), ticket)).error?.code).toBe('connect-gone')
      expect((await enroll(browser, ticket, { type: 'line' })).error?.code).toBe('connect-gone')
      expect((await enroll(browser, ticket, { birthday: undefined })).error?.code).toBe(
        'age-missing',
      )
      expect((await enroll(browser, ticket)).error).toBeNull()
      expect((await enroll(browser, ticket)).error?.code).toBe('connect-gone')
      const slow = await enter(googlePerson())
      late = 600_001
      expect((await enroll(slow.browser, slow.ticket)).error?.code).toBe('connect-gone')
      late = 0
    })

    test('two sign-ups at once with one Google account make one account', async () => {
      const person = googlePerson()
      const one = await enter(person)
      const other = await enter(person)
      const came = await Promise.all([
        enroll(one.browser, one.ticket),
        enroll(other.browser, other.ticket),
      ])
      expect(came.filter(({ error }) => error === null)).toHaveLength(1)
    })

    test('a Google account of somebody else is not connected by a password', async () => {
      const { person } = await signUp()
      const { email } = await selfOf(await member(service()))
      const unverified = googlePerson({ email, email_verified: false })
      const { browser, ticket } = await enter(unverified)
      await enter({ ...unverified, email: 'free@example.org' })
      await db()
        .update(identities)
        .set({ subject: unverified.sub })
        .where(eq(identities.subject, person.sub))
      await browser.done(logIn, { username_or_email: email, password, connect_ticket: ticket })
      expect(await rowOf(email)).toMatchObject({ connectedToGoogle: false })
    })
  })
