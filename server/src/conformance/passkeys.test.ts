import {
  confirmByPasskey,
  finishPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeyProof,
} from '@tessera/contracts/calls/passkeys'
import {
  changePassword,
  confirmSelf,
  getSecurity,
  renewRecoveryCodes,
  startAuthenticator,
} from '@tessera/contracts/calls/security'
import { logIn } from '@tessera/contracts/calls/session'
import { describe, expect, test } from 'vitest'
import { users } from '../contexts/identity/accounts/tables.ts'
import { identities } from '../contexts/identity/identities/tables.ts'
import { hasFactor } from '../contexts/identity/second-factor/has-factor.ts'
import { proveMailbox } from '../contexts/identity/verification/prove-mailbox.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { authenticatorOwner, shownBy } from './guarded-person.ts'
import { keptLog } from './kept-log.ts'
import { openedService } from './opened-service.ts'
import { emailsTo } from './outbox-of.ts'
import { enter, passkeyOwner } from './passkey-owner.ts'
import { member, newcomer, password, visitor } from './person.ts'
import { selfOf } from './self-of.ts'
import { type Acting, softwareAuthenticator } from './software-authenticator.ts'

const minute = 60_000
const log = keptLog()

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`passkeys in settings on ${kind}`, () => {
    let now = Date.now()
    const clock = { now: () => new Date(now) }
    const service = openedService(() => open({ clock, log, sample: null }))
    const owner = () => passkeyOwner(service())
    const authenticator = () => softwareAuthenticator(service().origin)
    /** Takes an account's password away, as for somebody who came by a provider. */
    const withoutPassword = (email: string) =>
      service().ports.db.update(users).set({ passwordHash: null }).where(eq(users.email, email))

    test('a passkey is added with a name, its times and whether it is synced, and news by email', async () => {
      const person = await member(service())
      const options = await person.done(startPasskey, {})
      expect(options).toMatchObject({
        rp: { id: 'localhost', name: 'Tessera' },
        attestation: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      const { email } = await selfOf(person)
      expect(Buffer.from(options.user.id, 'base64url').toString()).not.toContain(email)
      const passkey = authenticator().create(options, { synced: true })
      const { security, recovery_codes } = await person.done(finishPasskey, { passkey })
      expect(security).toMatchObject({ passkeys: 1, factors: [], recovery_codes_left: 10 })
      expect(recovery_codes).toHaveLength(10)
      expect(await person.done(listPasskeys, {})).toEqual([
        {
          id: passkey.id,
          name: 'Tessera',
          synced: true,
          last_used_at: null,
          is_blocked: false,
          created_at: new Date(now).toISOString(),
        },
      ])
      const subjects = (await emailsTo(service(), email)).map(({ subject }) => subject)
      expect(subjects).toContain('A passkey was added to your Tessera account')
    })

    test('a passkey gets the name of its browser, and its owner can rename it', async () => {
      const person = await member(service())
      const options = await person.done(startPasskey, {})
      const response = await person.send(finishPasskey.path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'User-Agent':
            'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
        },
        body: JSON.stringify({ passkey: authenticator().create(options) }),
      })
      expect(response.status).toBe(200)
      const [added] = await person.done(listPasskeys, {})
      expect(added?.name).toBe('Chrome, Linux')
      const id = added?.id ?? ''
      const renamed = await person.done(renamePasskey, { id, name: '  My \u202elaptop ' })
      expect(renamed.name).toBe('My laptop')
      for (const name of ['', '   ', 'x'.repeat(51)])
        expect((await person.call(renamePasskey, { id, name })).error?.code).toBe('bad-input')
    })

    test('its last use and whether it is synced follow each log-in', async () => {
      const { person, authenticator } = await owner()
      now += minute
      await enter(visitor(service()), authenticator, { synced: true })
      expect(await person.done(listPasskeys, {})).toMatchObject([
        { synced: true, last_used_at: new Date(now).toISOString() },
      ])
    })

    test('adding needs a verified email', async () => {
      const person = await newcomer(service())
      expect((await person.call(startPasskey, {})).error?.code).toBe('email-unverified')
      const options = await (await member(service())).done(startPasskey, {})
      const passkey = authenticator().create(options)
      expect((await person.call(finishPasskey, { passkey })).error?.code).toBe('email-unverified')
    })

    test('adding and removing need the password lately, and a code where there is a factor', async () => {
      const { person, secret } = await authenticatorOwner(service())
      const { error } = await person.call(startPasskey, {})
      expect(error?.code).toBe('factor-needed')
      const present_code = shownBy(service(), secret)
      const passkey = authenticator().create(await person.done(startPasskey, { present_code }))
      const { recovery_codes } = await person.done(finishPasskey, { passkey })
      expect(recovery_codes).toBeNull()
      const { id } = passkey
      expect((await person.call(removePasskey, { id })).error?.code).toBe('factor-needed')
      now += 11 * minute
      for (const refused of [
        await person.call(startPasskey, {}),
        await person.call(finishPasskey, { passkey }),
        await person.call(removePasskey, { id }),
      ])
        expect(refused.error?.code).toBe('confirm-needed')
    })

    test('a passkey stands for the password and the code, for ten minutes and in its session', async () => {
      const { person, authenticator, passkey, email } = await owner()
      const elsewhere = visitor(service())
      await enter(elsewhere, authenticator)
      now += 11 * minute
      expect((await person.call(startAuthenticator, {})).error?.code).toBe('confirm-needed')
      const options = await person.done(startPasskeyProof, {})
      expect(options.allowCredentials).toEqual([
        { type: 'public-key', id: passkey.id, transports: ['internal'] },
      ])
      const security = await person.done(confirmByPasskey, { passkey: authenticator.get(options) })
      expect(security.confirmed_until).toBe(new Date(now + 10 * minute).toISOString())
      expect((await person.call(startAuthenticator, {})).error).toBeNull()
      expect((await person.call(renewRecoveryCodes, {})).error).toBeNull()
      expect((await elsewhere.call(startAuthenticator, {})).error?.code).toBe('confirm-needed')
      await elsewhere.done(confirmSelf, { password })
      expect((await elsewhere.call(startAuthenticator, {})).error?.code).toBe('factor-needed')
      expect((await selfOf(elsewhere)).email).toBe(email)
    })

    test.each<[string, Acting]>([
      ['for another origin', { origin: 'https://tessera.example' }],
      ['for another host', { rpId: 'tessera.example' }],
      ['without a verified person', { verified: false }],
      ['without a touch', { present: false }],
      ['from a log-in', { type: 'webauthn.get' }],
      ['in a frame of another site', { crossOrigin: true }],
    ])('a new passkey %s is refused', async (_, acting) => {
      const person = await member(service())
      const passkey = authenticator().create(await person.done(startPasskey, {}), acting)
      const { error } = await person.call(finishPasskey, { passkey })
      expect(error?.code).toBe('passkey-refused')
      expect(await person.done(getSecurity, {})).toMatchObject({
        passkeys: 0,
        recovery_codes_left: 0,
      })
    })

    test('a new passkey whose authenticator sends certificates is refused before anything is fetched', async () => {
      const person = await member(service())
      const statement = new Map([['x5c', Buffer.from('a certificate')]])
      const passkey = authenticator().create(await person.done(startPasskey, {}), {
        attestation: { format: 'packed', statement },
      })
      log.names('')
      const { error } = await person.call(finishPasskey, { passkey })
      expect(error?.code).toBe('passkey-refused')
      expect(log.text()).toContain('It brings certificates.')
    })

    test('a challenge to add works once, in its browser and for its account', async () => {
      const [person, other] = [await member(service()), await member(service())]
      const options = await person.done(startPasskey, {})
      const passkey = authenticator().create(options)
      expect((await other.call(finishPasskey, { passkey })).error?.code).toBe('passkey-gone')
      const same = visitor(service())
      await same.done(logIn, { username_or_email: (await selfOf(person)).email, password })
      expect((await same.call(finishPasskey, { passkey })).error?.code).toBe('passkey-gone')
      await person.done(finishPasskey, { passkey })
      expect((await person.call(finishPasskey, { passkey })).error?.code).toBe('passkey-gone')
    })

    test('a passkey belongs to one account, and its owner is told that they have it already', async () => {
      const { person, authenticator, passkey } = await owner()
      await person.done(confirmByPasskey, {
        passkey: authenticator.get(await person.done(startPasskeyProof, {})),
      })
      const options = await person.done(startPasskey, {})
      expect(options.excludeCredentials.map(({ id }) => id)).toEqual([passkey.id])
      const thief = await member(service())
      const made = softwareAuthenticator(service().origin).create(
        await thief.done(startPasskey, {}),
      )
      const stolen = { ...made, id: passkey.id }
      expect((await thief.call(finishPasskey, { passkey: stolen })).error?.code).toBe(
        'passkey-refused',
      )
      expect(await thief.done(listPasskeys, {})).toEqual([])
    })

    test('nobody sees, renames or removes another person’s passkey', async () => {
      const { passkey } = await owner()
      const other = await member(service())
      const { id } = passkey
      expect(await other.done(listPasskeys, {})).toEqual([])
      expect((await other.call(renamePasskey, { id, name: 'Mine' })).error?.code).toBe('not-found')
      expect((await other.call(removePasskey, { id })).error?.code).toBe('not-found')
    })

    test('a removed passkey no longer logs in, its owner is told, and the password is enough again', async () => {
      const { person, authenticator, passkey, email, recoveryCodes } = await owner()
      const present_code = recoveryCodes[0]
      const security = await person.done(removePasskey, { id: passkey.id, present_code })
      expect(security).toMatchObject({ passkeys: 0, recovery_codes_left: 0 })
      expect(await enter(visitor(service()), authenticator)).toBe('passkey-unknown')
      const subjects = (await emailsTo(service(), email)).map(({ subject }) => subject)
      expect(subjects).toContain('A passkey was removed from your Tessera account')
      const elsewhere = visitor(service())
      await elsewhere.done(logIn, { username_or_email: email, password })
    })

    test('the last way in stays: without a password the only passkey cannot be removed', async () => {
      const { person, authenticator, passkey, email } = await owner()
      await withoutPassword(email)
      const elsewhere = visitor(service())
      await enter(elsewhere, authenticator)
      const { error } = await elsewhere.call(removePasskey, { id: passkey.id })
      expect(error).toMatchObject({ code: 'last-way-in', http_status: 409 })
      expect(await person.done(listPasskeys, {})).toHaveLength(1)
      const second = softwareAuthenticator(service().origin)
      const made = second.create(await elsewhere.done(startPasskey, {}))
      await elsewhere.done(finishPasskey, { passkey: made })
      await elsewhere.done(removePasskey, { id: passkey.id })
      expect((await elsewhere.call(removePasskey, { id: made.id })).error?.code).toBe('last-way-in')
      await elsewhere.done(changePassword, { new_password: 'quite another one' })
      await elsewhere.done(removePasskey, { id: made.id })
    })

    test('a connected account is another way in', async () => {
      const { person, passkey, email, recoveryCodes } = await owner()
      await withoutPassword(email)
      const { id: userId } = await selfOf(person)
      const { db, clock } = service().ports
      const times = { createdAt: clock.now(), lastUsedAt: clock.now() }
      const at = { provider: 'google', issuer: 'https://accounts.example', subject: email } as const
      await db.insert(identities).values({ userId, ...at, ...times })
      const present_code = recoveryCodes[0]
      await person.done(removePasskey, { id: passkey.id, present_code })
    })

    test('two removals at once leave one way in', async () => {
      const { authenticator, passkey, email } = await owner()
      await withoutPassword(email)
      const browsers = [visitor(service()), visitor(service())] as const
      for (const browser of browsers) await enter(browser, authenticator)
      const second = softwareAuthenticator(service().origin)
      const made = second.create(await browsers[0].done(startPasskey, {}))
      await browsers[0].done(finishPasskey, { passkey: made })
      const codes = await Promise.all([
        browsers[0].call(removePasskey, { id: passkey.id }),
        browsers[1].call(removePasskey, { id: made.id }),
      ])
      expect(codes.map(({ error }) => error?.code ?? 'gone').toSorted()).toEqual([
        'gone',
        'last-way-in',
      ])
    })

    test('the first proof of a mailbox deletes passkeys that were there before', async () => {
      const { person, authenticator, email } = await owner()
      const { id: userId } = await selfOf(person)
      const { db } = service().ports
      await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.email, email))
      await db.transaction((tx) => proveMailbox(tx, service().ports, { userId, keeps: null }))
      expect(await enter(visitor(service()), authenticator)).toBe('passkey-unknown')
      const [row] = await db
        .select({ has: hasFactor(userId) })
        .from(users)
        .limit(1)
      expect(row?.has).toBe(false)
    })

    test('a passkey counts as the factor that a business asks its people for', async () => {
      const { person } = await owner()
      const { id } = await selfOf(person)
      const { id: without } = await selfOf(await member(service()))
      const has = async (userId: typeof id) => {
        const [row] = await service()
          .ports.db.select({ has: hasFactor(userId) })
          .from(users)
          .limit(1)
        return row?.has
      }
      expect(await has(id)).toBe(true)
      expect(await has(without)).toBe(false)
    })

    test('an account has twenty passkeys at most', async () => {
      const person = await member(service())
      const { ports } = service()
      const { id: userId } = await selfOf(person)
      const first = await person.done(startPasskey, {})
      await ports.db.execute(`insert into passkeys
        (id, user_id, user_handle, public_key, counter, transports, name, synced, created_at)
        select 'made-' || n, ${userId}, 'handle', 'key', 0, '{}', 'Made', false, now()
        from generate_series(1, 20) n`)
      const late = await person.call(finishPasskey, { passkey: authenticator().create(first) })
      expect(late.error?.code).toBe('passkeys-many')
      const { recovery_codes_left } = await person.done(getSecurity, {})
      expect(recovery_codes_left).toBe(0)
    })

    test('each change is logged', async () => {
      log.names('')
      const { person, passkey, recoveryCodes } = await owner()
      await person.done(removePasskey, { id: passkey.id, present_code: recoveryCodes[0] })
      expect(log.names('security.')).toEqual(['security.passkey-added', 'security.passkey-removed'])
    })
  })
