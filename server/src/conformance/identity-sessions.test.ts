import {
  finishAuthenticator,
  getSecurity,
  startAuthenticator,
} from '@tessera/contracts/calls/security'
import { logIn, logOut } from '@tessera/contracts/calls/session'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { z } from '@tessera/contracts/schema'
import { generate } from 'otplib'
import { describe, expect, test } from 'vitest'
import { disableAccount } from '../contexts/identity/accounts/end-sessions.ts'
import { sessions, users } from '../contexts/identity/accounts/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { member, type Person, password, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`sessions on ${kind}`, () => {
    let now = Date.now()
    const clock = { now: () => new Date(now) }
    const service = openedService(() => open({ clock }))
    const somebody = async () => {
      const person = await member(service())
      const { email, id } = await selfOf(person)
      return { email, person, id }
    }
    const isIn = async (person: Person) => (await person.done(getViewer, {})) !== null
    const logInAgain = async (email: string) => {
      const person = visitor(service())
      await person.done(logIn, { username_or_email: email, password })
      return person
    }

    test('deactivating an account ends all of its sessions, and no new one starts', async () => {
      for (const state of ['suspended', 'deactivated', 'soft_banned'] as const) {
        const { email, person, id } = await somebody()
        const other = await logInAgain(email)
        const bystander = await somebody()
        await disableAccount(service().ports, id, state)
        expect([await isIn(person), await isIn(other), await isIn(bystander.person)]).toEqual([
          false,
          false,
          true,
        ])
        const { ports } = service()
        expect(await ports.db.$count(sessions, eq(sessions.userId, id))).toBe(0)
        const again = await visitor(service()).call(logIn, { username_or_email: email, password })
        expect(again.error?.code).toBe(state.replace('_', '-'))
      }
    })

    test('a session that starts during a deactivation opens nothing', async () => {
      const { person, id } = await somebody()
      const { db } = service().ports
      await db.update(users).set({ state: 'suspended' }).where(eq(users.id, id))
      expect(await isIn(person)).toBe(false)
    })

    test('a log-in that waits for its second factor has no session', async () => {
      const { email, person } = await somebody()
      const { secret } = await person.done(startAuthenticator, {})
      const code = () => generate({ secret, epoch: Math.floor(now / 1_000) })
      await person.done(finishAuthenticator, { code: await code() })
      now += 60_000
      const newcomer = visitor(service())
      const asked = await newcomer.call(logIn, { username_or_email: email, password })
      expect(asked).toMatchObject({
        status: 401,
        error: { code: 'mfa-needed', data: { method: 'totp' } },
      })
      expect(newcomer.cookieOf('__Host-session')).toBeNull()
      expect(newcomer.cookieOf('__Host-device')).toBeNull()
      expect(await isIn(newcomer)).toBe(false)
      expect((await newcomer.call(getSecurity, {})).status).toBe(401)
      for (const cookie of [newcomer.cookieOf('__Host-second-factor') ?? '', challengeOf(asked)]) {
        const thief = visitor(service())
        thief.keep('__Host-session', cookie)
        expect(await isIn(thief)).toBe(false)
      }
      const answer = { mfa_challenge: challengeOf(asked), mfa_token: await code() }
      expect((await visitor(service()).call(logIn, answer)).error?.code).toBe('challenge-gone')
      const { user } = z.parse(LoggedIn, await newcomer.done(logIn, answer))
      expect(user.email).toBe(email)
      expect(await isIn(newcomer)).toBe(true)
    })

    test('a session has the time of the password, the browser and an id of its own', async () => {
      const { email, id } = await somebody()
      const { db } = service().ports
      await db.delete(sessions).where(eq(sessions.userId, id))
      now += 1_000
      const person = visitor(service())
      const response = await person.send(logIn.path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': `Lantern/4 ${'x'.repeat(1_000)}`,
          'Accept-Language': 'sv-SE',
        },
        body: JSON.stringify({ username_or_email: email, password }),
      })
      expect(response.status).toBe(200)
      const [row] = await db.select().from(sessions).where(eq(sessions.userId, id))
      expect(row).toMatchObject({
        confirmedAt: new Date(now),
        userAgent: expect.stringMatching(/^Lantern\/4 x+$/),
        country: 'SE',
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      })
      expect(row?.userAgent.length).toBe(300)
      expect(row?.tokenHash).not.toContain(row?.id)
    })

    test('logging out keeps the browser known, and deletes the session’s cookie', async () => {
      const { person } = await somebody()
      await person.done(logOut, {})
      expect(person.cookieOf('__Host-session')).toBeNull()
      expect(person.cookieOf('__Host-device')).toMatch(/^[\w-]{43}$/)
    })
  })

const LoggedIn = z.object({ user: z.object({ email: z.string() }) })
const Challenge = z.object({ mfa_challenge: z.string() })
const challengeOf = ({ error }: { readonly error: { readonly data?: unknown } | null }): string =>
  z.parse(Challenge, error?.data).mfa_challenge
