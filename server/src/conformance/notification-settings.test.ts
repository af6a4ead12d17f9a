import { followUser, unfollowUser } from '@tessera/contracts/calls/follows'
import {
  getNotificationSettings,
  getUnsubscribe,
  unsubscribe,
  updateNotificationSettings,
} from '@tessera/contracts/calls/notification-settings'
import { countNotifications, getNotifications } from '@tessera/contracts/calls/notifications'
import { savePin } from '@tessera/contracts/calls/pins'
import { updateSettings } from '@tessera/contracts/calls/settings'
import { describe, expect, test } from 'vitest'
import { handleWeeklySweep } from '../contexts/discovery/weekly-email/weekly-job.ts'
import { users } from '../contexts/identity/accounts/tables.ts'
import { weeklyEmails } from '../contexts/pins/notifications/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { keptLog } from './kept-log.ts'
import { made } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { emailsTo } from './outbox-of.ts'
import { boardOf, member, newcomer, type Person, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

const day = 86_400_000

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`notification settings on ${kind}`, () => {
    let now = Date.now()
    const clock = { now: () => new Date(now) }
    const service = openedService(() => open({ clock, log: keptLog(), sample: null }))

    const choose = (person: Person, change: object) =>
      person.done(updateNotificationSettings, { ...change })
    const kinds = async (person: Person) =>
      (await person.done(getNotifications, {})).map(({ kind: each }) => each)
    const letters = async (person: Person) => {
      const { email } = await selfOf(person)
      const came = await emailsTo(service(), email)
      return came.filter(({ text }) => text.includes('Unsubscribe: '))
    }
    const follow = async (person: Person, name: string) => {
      const follower = await member(service())
      await follower.done(updateSettings, { full_name: name })
      await follower.done(followUser, { user_id: (await selfOf(person)).id })
      return follower
    }
    const tokenIn = (text: string | undefined) =>
      /\/settings\/unsubscribe\/([\w-]+)\//.exec(text ?? '')?.[1] ?? ''
    const sweep = async () => {
      const running = { id: 'one', payload: {}, attempt: 1, signal: new AbortController().signal }
      await handleWeeklySweep(service().ports).run(running)
    }
    const dueAt = async (person: Person) => {
      const { id } = await selfOf(person)
      const [row] = await service()
        .ports.db.select({ dueAt: weeklyEmails.dueAt })
        .from(weeklyEmails)
        .where(eq(weeklyEmails.userId, id))
      return row?.dueAt ?? null
    }
    const savedBy = async (owner: Person, name: string) => {
      const pin = await made(owner, await boardOf(owner, name), { title: 'Clay lamp' })
      const saver = await member(service())
      await saver.done(updateSettings, { full_name: 'Ana Saver' })
      await saver.done(savePin, { pin_id: pin.id, board_id: (await boardOf(saver, name)).id })
    }

    test('everything is on in the product and off by email, and the weekly email needs a confirmed address', async () => {
      const [person, fresh] = [await member(service()), await newcomer(service())]
      const settings = await person.done(getNotificationSettings, {})
      expect(settings).toMatchObject({ weekly_email: true, email_verified: true })
      expect(settings.kinds.length).toBeGreaterThan(5)
      for (const each of settings.kinds)
        expect(each).toMatchObject({ in_product: true, by_email: false })
      expect(await fresh.done(getNotificationSettings, {})).toMatchObject({
        weekly_email: false,
        email_verified: false,
      })
    })

    test('a kind that is turned off notifies nobody, and the other kinds stay', async () => {
      const person = await member(service())
      const after = await choose(person, { kind: 'followed', in_product: false })
      expect(after.kinds.find(({ kind: each }) => each === 'followed')?.in_product).toBe(false)
      expect(after.kinds.find(({ kind: each }) => each === 'mentioned')?.in_product).toBe(true)
      await follow(person, 'Quiet Quentin')
      await savedBy(person, 'Lamps')
      expect(await kinds(person)).toEqual(['pin-saved'])
      await choose(person, { kind: 'followed', in_product: true })
      await follow(person, 'Loud Lou')
      expect(await kinds(person)).toEqual(['followed', 'pin-saved'])
    })

    test('a kind that is wanted by email alone is emailed and not shown', async () => {
      const person = await member(service())
      await choose(person, { kind: 'followed', in_product: false, by_email: true })
      const follower = await follow(person, 'Ana <b>')
      expect(await person.done(countNotifications, {})).toEqual({ unseen_count: 0 })
      expect(await kinds(person)).toEqual([])
      const [letter] = await letters(person)
      expect(letter?.subject).toMatch(/started following you$/)
      expect(letter?.html).not.toContain('<b>')
      const { id } = await selfOf(person)
      await follower.done(unfollowUser, { user_id: id })
      await follower.done(followUser, { user_id: id })
      expect(await letters(person)).toHaveLength(1)
    })

    test('nothing is emailed to an address that is not confirmed', async () => {
      const person = await newcomer(service())
      await choose(person, { kind: 'followed', by_email: true })
      await follow(person, 'Ana')
      expect(await kinds(person)).toEqual(['followed'])
      expect(await letters(person)).toEqual([])
    })

    test('the link of an email shows what it stops, and stops it without a session at one POST', async () => {
      const person = await member(service())
      await choose(person, { kind: 'followed', by_email: true })
      await follow(person, 'Ana')
      const token = tokenIn((await letters(person))[0]?.text)
      const stranger = visitor(service())
      const told = { topic: 'followed', subscribed: true }
      expect(await stranger.done(getUnsubscribe, { token })).toEqual(told)
      await stranger.send(`/settings/unsubscribe/${token}/`)
      expect(await stranger.done(getUnsubscribe, { token })).toEqual(told)
      const response = await service().fetch(
        new Request(`${service().origin}/settings/unsubscribe/${token}/`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        }),
        { address: '192.0.2.7' },
      )
      expect([response.status, response.redirected]).toEqual([200, false])
      expect(await stranger.done(getUnsubscribe, { token })).toMatchObject({ subscribed: false })
      await follow(person, 'Bea')
      expect(await letters(person)).toHaveLength(1)
      await stranger.done(unsubscribe, { token, subscribed: true })
      await follow(person, 'Cleo')
      expect(await letters(person)).toHaveLength(2)
    })

    test('a link that is not ours stops nothing', async () => {
      for (const token of ['x'.repeat(40), service().ports.secrets.seal('other', '{}')]) {
        const { error } = await visitor(service()).call(unsubscribe, { token })
        expect(error?.code).toBe('not-found')
        const path = `/settings/unsubscribe/${token}/`
        expect((await visitor(service()).send(path, { method: 'POST' })).status).toBe(404)
      }
    })

    test('the weekly email comes once a week when there is something to tell, and once from two sweeps', async () => {
      const [person, bored] = [await member(service()), await member(service())]
      await sweep()
      const first = (await dueAt(person))?.getTime() ?? 0
      expect(first).toBeGreaterThan(now)
      now = first - day
      await savedBy(person, 'Lamps of the week')
      now = first + 1_000
      await service()
        .ports.db.update(weeklyEmails)
        .set({ dueAt: clock.now() })
        .where(eq(weeklyEmails.userId, (await selfOf(bored)).id))
      await Promise.all([sweep(), sweep()])
      const [letter, ...more] = await letters(person)
      expect(more).toEqual([])
      expect(letter?.subject).toMatch(/^Your week on /)
      expect(letter?.text).toContain('Ana Saver saved your Pin this week.')
      expect(await letters(bored)).toEqual([])
      expect((await dueAt(person))?.getTime()).toBeGreaterThan(now)
      now += day
      await sweep()
      expect(await letters(person)).toHaveLength(1)
      const token = tokenIn(letter?.text)
      await visitor(service()).done(unsubscribe, { token })
      expect(await person.done(getNotificationSettings, {})).toMatchObject({ weekly_email: false })
      expect(await dueAt(person)).toBeNull()
    })

    test('no weekly email goes to somebody who is gone or opted out of offers', async () => {
      const [gone, out] = [await member(service()), await member(service())]
      const { db } = service().ports
      const email = [(await selfOf(gone)).email, (await selfOf(out)).email]
      for (const each of [gone, out]) await savedBy(each, 'Lamps')
      await db
        .update(users)
        .set({ marketingOptedOut: true })
        .where(eq(users.email, email[1] ?? ''))
      await sweep()
      expect(await dueAt(out)).toBeNull()
      now = ((await dueAt(gone))?.getTime() ?? 0) + 1_000
      await db
        .update(users)
        .set({ state: 'deactivated' })
        .where(eq(users.email, email[0] ?? ''))
      await sweep()
      for (const to of email) {
        const came = await emailsTo(service(), to)
        expect(came.map(({ subject }) => subject).filter((each) => /week/.test(each))).toEqual([])
      }
    })
  })
