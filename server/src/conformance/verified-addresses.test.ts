import { answerInvite, boardInvites, inviteToBoard } from '@tessera/contracts/calls/collaborators'
import { sendVerification, verifyEmail } from '@tessera/contracts/calls/email-verification'
import { blockUser } from '@tessera/contracts/calls/follows'
import { joinByLink } from '@tessera/contracts/calls/invite-links'
import { getNotifications } from '@tessera/contracts/calls/notifications'
import { forgotPassword, resetPassword } from '@tessera/contracts/calls/recovery'
import { startAuthenticator, startPhone } from '@tessera/contracts/calls/security'
import { logIn } from '@tessera/contracts/calls/session'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { describe, expect, test } from 'vitest'
import { devices, sessions, users } from '../contexts/identity/accounts/tables.ts'
import { eq, sql } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { authenticatorOwner, challenged, newPhone } from './guarded-person.ts'
import { keptLog } from './kept-log.ts'
import { openedService } from './opened-service.ts'
import { emailsTo, linkTo, verificationTo } from './outbox-of.ts'
import { boardOf, member, newcomer, type Person, password, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

const minute = 60_000
const next = 'quite another one'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`verified addresses on ${kind}`, () => {
    let now = Date.now()
    const clock = { now: () => new Date(now) }
    const log = keptLog()
    const service = openedService(() => open({ clock, log, sample: null }))

    let companies = 0
    const companyAddress = () => {
      companies += 1
      return `finance${companies}@company.example`
    }
    const loggedIn = async (email: string, typed = password) => {
      const browser = visitor(service())
      await browser.done(logIn, { username_or_email: email, password: typed })
      return browser
    }
    const isVerified = async (person: Person) => (await selfOf(person)).email_verified
    const boardNames = async (person: Person) =>
      (await person.done(boardInvites, {})).map(({ board }) => board.name)
    const news = async (person: Person) =>
      (await person.done(getNotifications, {})).map(({ kind: each }) => each)

    /** A person signs up with another person's address, which is then invited to a secret board. */
    const squatted = async () => {
      const address = companyAddress()
      const squatter = await newcomer(service(), address)
      const owner = await member(service())
      const board = await boardOf(owner, 'Layoffs', 'secret')
      const { emails } = await owner.done(inviteToBoard, { board_id: board.id, emails: [address] })
      const token = emails[0]?.invite_url.split('/').at(-2) ?? ''
      return { address, squatter, owner, board, token }
    }
    const resetBy = async (address: string, browser = visitor(service())) => {
      await browser.done(forgotPassword, { username_or_email: address, type: 'reset' })
      const token = await linkTo(service(), address)
      await browser.done(resetPassword, { token, password: next })
      return browser
    }

    test('signing up with another person’s address neither shows nor opens a board that it is invited to', async () => {
      const { squatter, board, address } = await squatted()
      expect(await boardNames(squatter)).toEqual([])
      expect(await news(squatter)).toEqual([])
      for (const accept of [true, false]) {
        const { error } = await squatter.call(answerInvite, { board_id: board.id, accept })
        expect(error?.code).toBe('not-found')
      }
      expect((await emailsTo(service(), address))[0]?.subject).toContain('Layoffs')
    })

    test('the owner of the address who resets the password gets the account and the invitation, and the squatter nothing', async () => {
      const { squatter, board, address } = await squatted()
      const elsewhere = await loggedIn(address)
      const { id } = await selfOf(squatter)
      const truly = await resetBy(address)
      for (const each of [squatter, elsewhere]) expect(await each.done(getViewer, {})).toBeNull()
      const { error } = await squatter.call(logIn, { username_or_email: address, password })
      expect(error?.code).toBe('password-wrong')
      const { db } = service().ports
      expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(1)
      expect(await db.$count(devices, eq(devices.userId, id))).toBe(1)
      expect(await isVerified(truly)).toBe(true)
      expect(await boardNames(truly)).toEqual(['Layoffs'])
      expect(await news(truly)).toEqual(['board-invite'])
      await truly.done(answerInvite, { board_id: board.id, accept: true })
    })

    test('a squatter who blocks the inviter stops no email to the address, and its token opens the board for another account', async () => {
      const { squatter, owner, address } = await squatted()
      await squatter.done(blockUser, { user_id: (await selfOf(owner)).id })
      const board = await boardOf(owner, 'Plan B', 'secret')
      const { emails } = await owner.done(inviteToBoard, { board_id: board.id, emails: [address] })
      expect((await emailsTo(service(), address))[0]?.text).toContain(emails[0]?.invite_url)
      const truly = await newcomer(service())
      const token = emails[0]?.invite_url.split('/').at(-2)
      expect((await truly.done(joinByLink, { token })).name).toBe('Plan B')
    })

    test('the link of the sign-up email verifies the address in a session of the account, and nowhere else', async () => {
      const { squatter, address } = await squatted()
      const token = await verificationTo(service(), address)
      const stranger = await newcomer(service())
      expect((await visitor(service()).call(verifyEmail, { token })).error?.code).toBe(
        'log-in-needed',
      )
      expect((await stranger.call(verifyEmail, { token })).error?.code).toBe(
        'verification-of-other',
      )
      expect(await isVerified(squatter)).toBe(false)
      const elsewhere = await loggedIn(address)
      const before = squatter.cookieOf('__Host-session')
      expect((await squatter.done(verifyEmail, { token })).user.email_verified).toBe(true)
      expect(await isVerified(squatter)).toBe(true)
      expect(squatter.cookieOf('__Host-session')).not.toBe(before)
      expect(await elsewhere.done(getViewer, {})).toBeNull()
      expect(await boardNames(squatter)).toEqual(['Layoffs'])
      expect((await squatter.call(verifyEmail, { token })).error?.code).toBe('verification-gone')
    })

    test('second factors and invitations by email need a verified address', async () => {
      const person = await newcomer(service())
      const board = await boardOf(person, 'Garden')
      const codes = [
        await person.call(startAuthenticator, {}),
        await person.call(startPhone, { phone_number: newPhone() }),
        await person.call(inviteToBoard, { board_id: board.id, emails: ['x@example.net'] }),
      ].map(({ status, error }) => `${status} ${error?.code}`)
      expect(codes).toEqual(Array.from({ length: 3 }, () => '403 email-unverified'))
      expect(await emailsTo(service(), 'x@example.net')).toEqual([])
      const friend = await selfOf(await newcomer(service()))
      await person.done(inviteToBoard, { board_id: board.id, invited_user_ids: [friend.id] })
    })

    test('an email is sent again after a pause, five times an hour, and only the newest link works for a day', async () => {
      const person = await newcomer(service())
      const { email } = await selfOf(person)
      const first = await verificationTo(service(), email)
      const again = async () => (await person.call(sendVerification, {})).error?.code ?? 'sent'
      expect(await again()).toBe('email-sent-recently')
      const came: string[] = []
      for (let round = 0; round < 5; round += 1) {
        now += minute
        came.push(await again())
      }
      expect(came).toEqual(['sent', 'sent', 'sent', 'sent', 'emails-many'])
      expect((await person.call(verifyEmail, { token: first })).error?.code).toBe(
        'verification-gone',
      )
      const token = await verificationTo(service(), email)
      now += 24 * 60 * minute
      expect((await person.call(verifyEmail, { token })).error?.code).toBe('verification-gone')
      await person.done(sendVerification, {})
      await person.done(verifyEmail, { token: await verificationTo(service(), email) })
      expect(await person.done(sendVerification, {})).toEqual({ email, sent: false })
    })

    test('the token of the link is in no table and in no log line', async () => {
      const person = await newcomer(service())
      const { email } = await selfOf(person)
      const token = await verificationTo(service(), email)
      const tables = ['email_links', 'mail_outbox', 'pgboss.job', 'users']
      let kept = ''
      for (const table of tables) {
        const { rows } = await service().ports.db.execute(
          sql.raw(`select to_jsonb(each)::text as row from ${table} each`),
        )
        kept += JSON.stringify(rows)
      }
      expect(kept).toContain('token_hash')
      expect(kept).not.toContain(token)
      await person.done(verifyEmail, { token })
      expect(log.names('identity.mailbox-proven')).not.toEqual([])
      expect(log.text()).not.toContain(token)
    })

    test('a new address is unverified, and earlier links and factors do not work there', async () => {
      const { person, email, secret } = await authenticatorOwner(service())
      await visitor(service()).done(forgotPassword, { username_or_email: email, type: 'reset' })
      const old = await linkTo(service(), email)
      const changed = `new-${email}`
      const { db } = service().ports
      await db.update(users).set({ email: changed }).where(eq(users.email, email))
      expect(await isVerified(person)).toBe(false)
      const { error } = await visitor(service()).call(resetPassword, { token: old, password: next })
      expect(error?.code).toBe('reset-gone')
      expect(secret).not.toBe('')
      await challenged(service(), changed)
      const truly = await resetBy(changed)
      expect(await isVerified(truly)).toBe(true)
      expect((await loggedIn(changed, next)).cookieOf('__Host-session')).not.toBeNull()
    })
  })
