import {
  confirmByPasskey,
  listPasskeys,
  startPasskeyLogIn,
} from '@tessera/contracts/calls/passkeys'
import { changePassword, getSecurity, listSessions } from '@tessera/contracts/calls/security'
import { logIn, logOut } from '@tessera/contracts/calls/session'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { describe, expect, test } from 'vitest'
import { disableAccount } from '../contexts/identity/accounts/end-sessions.ts'
import { passkeyCookie } from '../contexts/identity/passkeys/challenges.ts'
import { oneDatabase } from './database-kinds.ts'
import { answered, challenged } from './guarded-person.ts'
import { keptLog } from './kept-log.ts'
import { openedService } from './opened-service.ts'
import { emailsTo } from './outbox-of.ts'
import { enter, passkeyOwner } from './passkey-owner.ts'
import { visitor } from './person.ts'
import { selfOf } from './self-of.ts'
import { type Acting, softwareAuthenticator } from './software-authenticator.ts'

const minute = 60_000
const log = keptLog()

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`log-in with a passkey on ${kind}`, () => {
    let now = Date.now()
    const clock = { now: () => new Date(now) }
    const service = openedService(() => open({ clock, log, sample: null }))
    const owner = (kind?: Parameters<typeof passkeyOwner>[1]) => passkeyOwner(service(), kind)
    const browser = () => visitor(service())

    test.each([
      ['ES256', -7],
      ['EdDSA', -8],
    ])(
      'a passkey with %s logs in without a password or a code, as method 10',
      async (_, algorithm) => {
        const { authenticator, email } = await owner({ algorithm })
        const elsewhere = browser()
        expect(await enter(elsewhere, authenticator)).toBe('in')
        expect((await selfOf(elsewhere)).email).toBe(email)
        expect(log.text()).toContain('"method":10')
      },
    )

    test('it serves as the recent proof for security settings, and is the second factor too', async () => {
      const { authenticator, recoveryCodes } = await owner()
      const elsewhere = browser()
      await enter(elsewhere, authenticator)
      const { confirmed_until, passkeys } = await elsewhere.done(getSecurity, {})
      expect(confirmed_until).toBe(new Date(now + 10 * minute).toISOString())
      expect(passkeys).toBe(1)
      expect(recoveryCodes).toHaveLength(10)
    })

    test('the browser counts as known afterwards, and a new one is told by email', async () => {
      const { authenticator, email } = await owner()
      const subjects = async () => (await emailsTo(service(), email)).map(({ subject }) => subject)
      const before = (await subjects()).length
      const elsewhere = browser()
      await enter(elsewhere, authenticator)
      expect((await subjects()).length).toBe(before + 1)
      expect(await elsewhere.done(listSessions, {})).toHaveLength(2)
      await elsewhere.done(logOut, {})
      await enter(elsewhere, authenticator)
      expect((await subjects()).length).toBe(before + 1)
    })

    test.each<[string, Acting]>([
      ['a page of another origin', { origin: 'https://tessera.example' }],
      ['another port of the same host', { origin: 'http://localhost:3001' }],
      ['the same host without encryption mixed up', { origin: 'https://localhost:3000' }],
      ['a frame in another site’s page', { crossOrigin: true }],
      ['an authenticator that signs for another host', { rpId: 'tessera.example' }],
      ['a challenge that nobody made', { challenge: 'bm9ib2R5IG1hZGUgdGhpcyBjaGFsbGVuZ2U' }],
      ['an authenticator that verified nobody', { verified: false }],
      ['an authenticator that nobody touched', { present: false }],
      ['a signature of a registration', { type: 'webauthn.create' }],
    ])('%s is refused', async (_, acting) => {
      const { authenticator } = await owner()
      const elsewhere = browser()
      expect(await enter(elsewhere, authenticator, acting)).toMatch(/^passkey-(refused|gone)$/)
      expect(await elsewhere.done(getViewer, {})).toBeNull()
    })

    test('a tampered signature, and tampered data, are refused', async () => {
      const { authenticator } = await owner()
      const elsewhere = browser()
      const tampered = (text: string, at: number) => {
        const bytes = Buffer.from(text, 'base64url')
        bytes[at] = (bytes[at] ?? 0) ^ 1
        return bytes.toString('base64url')
      }
      for (const field of ['signature', 'authenticatorData'] as const) {
        const shown = authenticator.get(await elsewhere.done(startPasskeyLogIn, {}))
        const response = { ...shown.response, [field]: tampered(shown.response[field], 36) }
        const { error } = await elsewhere.call(logIn, { passkey: { ...shown, response } })
        expect(error?.code).toBe('passkey-refused')
      }
    })

    test('an answer works once: a replay is refused, in the same browser too', async () => {
      const { authenticator } = await owner({ counts: false })
      const elsewhere = browser()
      const passkey = authenticator.get(await elsewhere.done(startPasskeyLogIn, {}))
      await elsewhere.done(logIn, { passkey })
      const replayed = await elsewhere.call(logIn, { passkey })
      expect(replayed.error?.code).toBe('passkey-gone')
    })

    test('a challenge is used up by a wrong answer too', async () => {
      const { authenticator } = await owner()
      const elsewhere = browser()
      const options = await elsewhere.done(startPasskeyLogIn, {})
      const wrong = authenticator.get(options, { verified: false })
      expect((await elsewhere.call(logIn, { passkey: wrong })).error?.code).toBe('passkey-refused')
      const right = authenticator.get(options)
      expect((await elsewhere.call(logIn, { passkey: right })).error?.code).toBe('passkey-gone')
    })

    test('another browser’s challenge is refused: the answer is bound to the one that asked', async () => {
      const { authenticator } = await owner()
      const [victim, thief] = [browser(), browser()]
      const passkey = authenticator.get(await victim.done(startPasskeyLogIn, {}))
      expect((await thief.call(logIn, { passkey })).error?.code).toBe('passkey-gone')
      await thief.done(startPasskeyLogIn, {})
      expect((await thief.call(logIn, { passkey })).error?.code).toBe('passkey-gone')
      expect((await victim.call(logIn, { passkey })).error).toBeNull()
    })

    test('a challenge ends after five minutes', async () => {
      const { authenticator } = await owner()
      const elsewhere = browser()
      const options = await elsewhere.done(startPasskeyLogIn, {})
      now += 5 * minute + 1
      const passkey = authenticator.get(options)
      expect((await elsewhere.call(logIn, { passkey })).error?.code).toBe('passkey-gone')
    })

    test('the challenge of one step answers no other', async () => {
      const { authenticator, person, email } = await owner()
      const options = await person.done(startPasskeyLogIn, {})
      const asProof = { passkey: authenticator.get(options) }
      expect((await person.call(confirmByPasskey, asProof)).error?.code).toBe('passkey-gone')
      const { browser, challenge } = await challenged(service(), email)
      const second = await browser.done(startPasskeyLogIn, { mfa_challenge: challenge })
      const alone = { passkey: authenticator.get(second) }
      expect((await browser.call(logIn, alone)).error?.code).toBe('passkey-gone')
    })

    test('a passkey whose counter went back is blocked, its owner is told once, and a higher one lets nobody in', async () => {
      const { authenticator, email, person, passkey } = await owner()
      expect(await enter(browser(), authenticator, { counter: 9 })).toBe('in')
      log.names('')
      for (const counter of [9, 3, 0, 10, 11])
        expect(await enter(browser(), authenticator, { counter })).toBe('passkey-refused')
      expect(log.names('passkey.counter-regressed')).toHaveLength(1)
      const told = (await emailsTo(service(), email)).filter(({ subject }) =>
        subject.endsWith('is blocked'),
      )
      expect(told.map(({ text }) => text.includes('remove the passkey'))).toEqual([true])
      expect(await person.done(listPasskeys, {})).toMatchObject([
        { id: passkey.id, is_blocked: true },
      ])
    })

    test('a wrong signature with a low counter is no regression', async () => {
      const { authenticator } = await owner()
      await enter(browser(), authenticator, { counter: 9 })
      log.names('')
      await enter(browser(), authenticator, { counter: 1, origin: 'https://tessera.example' })
      expect(log.names('passkey.')).toEqual(['passkey.refused'])
    })

    test('authenticators that do not count log in again and again', async () => {
      const { authenticator } = await owner({ counts: false })
      expect(await enter(browser(), authenticator)).toBe('in')
      expect(await enter(browser(), authenticator)).toBe('in')
    })

    test('a passkey that nobody added says what to do', async () => {
      const { authenticator: another } = await owner()
      const shown = another.get(await browser().done(startPasskeyLogIn, {}))
      const elsewhere = browser()
      const options = await elsewhere.done(startPasskeyLogIn, {})
      const passkey = { ...another.get(options), id: `${shown.id.slice(0, -4)}AAAA` }
      const { error } = await elsewhere.call(logIn, { passkey })
      expect(error).toMatchObject({ code: 'passkey-unknown', http_status: 404 })
      expect(error?.message).toContain('Log in another way')
    })

    test('somebody else’s account name on a passkey is refused', async () => {
      const [mine, theirs] = [await owner(), await owner()]
      const elsewhere = browser()
      const options = await elsewhere.done(startPasskeyLogIn, {})
      const own = mine.authenticator.get(options)
      const { userHandle } = theirs.authenticator.get(options).response
      const passkey = { ...own, response: { ...own.response, userHandle } }
      expect((await elsewhere.call(logIn, { passkey })).error?.code).toBe('passkey-refused')
    })

    test.each(['suspended', 'soft_banned', 'deactivated'] as const)(
      'an account that is %s is refused as after its password',
      async (state) => {
        const { authenticator, person } = await owner()
        const { id } = await selfOf(person)
        await disableAccount(service().ports, id, state)
        const elsewhere = browser()
        expect(await enter(elsewhere, authenticator)).toBe(state.replace('_', '-'))
        expect(await elsewhere.done(getViewer, {})).toBeNull()
      },
    )

    test('a password with a passkey needs the passkey or a recovery code after it', async () => {
      const { authenticator, email, recoveryCodes } = await owner()
      const { browser, challenge, data } = await challenged(service(), email)
      expect(data).toMatchObject({ method: 'passkey', passkey: true, phone_number_end: null })
      const options = await browser.done(startPasskeyLogIn, { mfa_challenge: challenge })
      expect(options.allowCredentials).toHaveLength(1)
      const wrong = { mfa_passkey: authenticator.get(options, { origin: 'https://a.example' }) }
      const refused = await browser.call(logIn, { mfa_challenge: challenge, ...wrong })
      expect(refused.error?.code).toBe('passkey-refused')
      // The password was given, so the authenticator need not verify the person again.
      const again = await browser.done(startPasskeyLogIn, { mfa_challenge: challenge })
      const right = { mfa_passkey: authenticator.get(again, { verified: false }) }
      expect((await browser.call(logIn, { mfa_challenge: challenge, ...right })).error).toBeNull()
      expect((await selfOf(browser)).email).toBe(email)

      const waiting = await challenged(service(), email)
      expect(await answered(waiting, '123456')).toBe('code-wrong')
      expect(await answered(waiting, recoveryCodes[0] ?? '')).toBe('in')
    })

    test('the passkey of another account answers no second factor', async () => {
      const [mine, theirs] = [await owner(), await owner()]
      const { browser, challenge } = await challenged(service(), theirs.email)
      const options = await browser.done(startPasskeyLogIn, { mfa_challenge: challenge })
      const mfa_passkey = mine.authenticator.get({ ...options, allowCredentials: [] })
      const { error } = await browser.call(logIn, { mfa_challenge: challenge, mfa_passkey })
      expect(error?.code).toBe('passkey-refused')
      expect(await browser.done(getViewer, {})).toBeNull()
    })

    test('a challenge of a password belongs to its browser', async () => {
      const { email } = await owner()
      const { challenge } = await challenged(service(), email)
      const { error } = await browser().call(startPasskeyLogIn, { mfa_challenge: challenge })
      expect(error?.code).toBe('challenge-gone')
    })

    test('a new password does not end passkeys', async () => {
      const { authenticator, person } = await owner()
      const password = 'a long enough one'
      await person.done(changePassword, { password, new_password: 'quite another one' })
      expect(await enter(browser(), authenticator)).toBe('in')
    })

    test('the cookie is out of reach of scripts and other sites, and the database holds no challenge', async () => {
      const { authenticator } = await owner()
      const elsewhere = browser()
      const response = await elsewhere.send(startPasskeyLogIn.path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      })
      const cookie = response.headers.getSetCookie().find((each) => each.startsWith(passkeyCookie))
      for (const part of ['HttpOnly', 'Secure', 'SameSite=', 'Path=/'])
        expect(cookie).toContain(part)
      const text = await response.text()
      const challenge = /"challenge":"([\w-]+)"/.exec(text)?.[1] ?? ''
      const { rows } = await service().ports.db.execute('select * from passkey_challenges')
      expect(rows.length).toBeGreaterThan(0)
      expect(JSON.stringify(rows)).not.toContain(challenge)
      expect(await enter(elsewhere, authenticator)).toBe('in')
    })

    test('an authenticator without a passkey of this site has nothing to show', async () => {
      const options = await browser().done(startPasskeyLogIn, {})
      expect(options).toMatchObject({
        rpId: 'localhost',
        allowCredentials: [],
        userVerification: 'required',
      })
      expect(() => softwareAuthenticator(service().origin).get(options)).toThrow()
    })
  })
