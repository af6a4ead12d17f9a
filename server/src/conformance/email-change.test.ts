import {
  changeEmail,
  confirmEmailChange,
  getEmail,
  undoEmailChange,
} from '@tessera/contracts/calls/email-change'
import { logIn } from '@tessera/contracts/calls/session'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { timings } from '@tessera/contracts/timings'
import { describe, expect, test } from 'vitest'
import { oneDatabase } from './database-kinds.ts'
import { keptLog } from './kept-log.ts'
import { openedService } from './opened-service.ts'
import { emailsTo, linkTo } from './outbox-of.ts'
import { member, newcomer, type Person, password, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

const day = 86_400_000

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`changing an email on ${kind}`, () => {
    let now = Date.now()
    const clock = { now: () => new Date(now) }
    const log = keptLog()
    const service = openedService(() => open({ clock, log, sample: null }))

    let addresses = 0
    const fresh = () => {
      addresses += 1
      return `moved${addresses}@example.net`
    }
    const loggedIn = async (email: string) => {
      const browser = visitor(service())
      await browser.done(logIn, { username_or_email: email, password })
      return browser
    }
    const tokenTo = async (address: string, page: 'change' | 'undo') => {
      const link = new RegExp(`/settings/email/${page}/#token=([\\w-]+)`)
      const texts = (await emailsTo(service(), address)).map(({ text }) => text)
      return texts.map((text) => link.exec(text)?.[1]).find((each) => each !== undefined) ?? ''
    }
    const subjects = async (address: string) =>
      (await emailsTo(service(), address)).map(({ subject }) => subject)
    const change = (person: Person, email: string) => person.done(changeEmail, { email, password })
    const codeOf = async (answer: Promise<{ error: { code: string } | null }>) =>
      (await answer).error?.code
    const changed = async (person: Person) => {
      const email = fresh()
      await change(person, email)
      await person.done(confirmEmailChange, { token: await tokenTo(email, 'change') })
      return email
    }

    test('a new email replaces the old one once its link is opened, and ends the other sessions', async () => {
      const person = await member(service())
      const { email: before } = await selfOf(person)
      const elsewhere = await loggedIn(before)
      const email = fresh()
      expect(await change(person, email)).toMatchObject({ email: before, pending_email: email })
      expect((await selfOf(person)).email).toBe(before)
      expect((await subjects(before))[0]).toMatch(/is about to change$/)
      const session = person.cookieOf('__Host-session')
      const token = await tokenTo(email, 'change')
      const tabs = [1, 2].map(() => person.call(confirmEmailChange, { token }))
      const answers = (await Promise.all(tabs)).map(({ error }) => error?.code ?? 'done')
      expect(answers).toContain('done')
      expect(answers.filter((each) => each === 'done')).toHaveLength(1)
      expect(await selfOf(person)).toMatchObject({ email, email_verified: true })
      expect(person.cookieOf('__Host-session')).not.toBe(session)
      expect(await elsewhere.done(getViewer, {})).toBeNull()
      expect((await subjects(before))[0]).toMatch(/email was changed$/)
      expect(
        await codeOf(visitor(service()).call(logIn, { username_or_email: before, password })),
      ).toBe('email-unknown')
      expect(await person.done(getEmail, {})).toMatchObject({ pending_email: null })
    })

    test('it needs the password and an address that can be the new one', async () => {
      const person = await member(service())
      const { email } = await selfOf(person)
      const asked = (input: object) => codeOf(person.call(changeEmail, { ...input }))
      expect(await asked({ email: fresh() })).toBe('password-wrong')
      expect(await asked({ email: fresh(), password: 'not this one' })).toBe('password-wrong')
      expect(await asked({ email: email.toUpperCase(), password })).toBe('email-same')
      expect(await asked({ email: 'no address', password })).toBe('email-invalid')
      expect(await asked({ email: fresh(), password })).toBeUndefined()
      expect(await asked({ email: fresh(), password })).toBe('email-sent-recently')
    })

    test('an address that has an account gets the same answer, and its owner a notice without a link', async () => {
      const [person, owner] = [await member(service()), await member(service())]
      const { email } = await selfOf(owner)
      expect(await change(person, email)).toMatchObject({ pending_email: email })
      const [letter] = await emailsTo(service(), email)
      expect(letter?.text).toContain('nothing changed')
      expect(letter?.text).not.toContain('http')
    })

    test('the link works for its account only, for a day, and not when the address is taken meanwhile', async () => {
      const [person, stranger] = [await member(service()), await member(service())]
      const email = fresh()
      await change(person, email)
      const token = await tokenTo(email, 'change')
      const confirm = (who: Person) => codeOf(who.call(confirmEmailChange, { token }))
      expect(await confirm(visitor(service()))).toBe('log-in-needed')
      expect(await confirm(stranger)).toBe('verification-of-other')
      await newcomer(service(), email)
      expect(await confirm(person)).toBe('email-taken')
      const other = await member(service())
      const late = fresh()
      await change(other, late)
      const expired = await tokenTo(late, 'change')
      now += day + 1_000
      expect(await codeOf(other.call(confirmEmailChange, { token: expired }))).toBe(
        'verification-gone',
      )
    })

    test('the former address takes the change back for a week: all sessions and the password end', async () => {
      const person = await member(service())
      const { email: before } = await selfOf(person)
      const thief = await loggedIn(before)
      const email = await changed(thief)
      const token = await tokenTo(before, 'undo')
      const owner = visitor(service())
      expect(await owner.done(undoEmailChange, { token })).toEqual({ email: before })
      expect(await thief.done(getViewer, {})).toBeNull()
      const trying = visitor(service()).call(logIn, { username_or_email: before, password })
      expect((await trying).error?.code).toBe('password-wrong')
      expect(await linkTo(service(), before)).not.toBe('')
      expect(await codeOf(owner.call(undoEmailChange, { token }))).toBe('verification-gone')
      expect(email).not.toBe(before)
      const late = await member(service())
      const { email: old } = await selfOf(late)
      await changed(late)
      const stale = await tokenTo(old, 'undo')
      now += timings.emailUndoDays * day + 1_000
      expect(await codeOf(owner.call(undoEmailChange, { token: stale }))).toBe('verification-gone')
    })

    test('no token of a link is in the log', async () => {
      const person = await member(service())
      const { email: before } = await selfOf(person)
      const email = await changed(person)
      const tokens = [await tokenTo(email, 'change'), await tokenTo(before, 'undo')]
      for (const token of tokens) {
        expect(token.length).toBeGreaterThan(20)
        expect(log.text()).toContain('identity.email-changed')
        expect(log.text()).not.toContain(token)
      }
    })
  })
