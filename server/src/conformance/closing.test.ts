import { closeAccount, pauseAccount } from '@tessera/contracts/calls/account'
import { getBoard } from '@tessera/contracts/calls/boards'
import { createComment, pinComments } from '@tessera/contracts/calls/comments'
import { followUser } from '@tessera/contracts/calls/follows'
import { getPin, savePin } from '@tessera/contracts/calls/pins'
import { keepProduct } from '@tessera/contracts/calls/products'
import { forgotPassword, resetPassword } from '@tessera/contracts/calls/recovery'
import { logIn } from '@tessera/contracts/calls/session'
import { updateSettings } from '@tessera/contracts/calls/settings'
import { getUser } from '@tessera/contracts/calls/users'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { timings } from '@tessera/contracts/timings'
import { describe, expect, test, vi } from 'vitest'
import { media } from '../contexts/base/media/tables.ts'
import { runningUploads } from '../contexts/base/running-uploads/tables.ts'
import { users } from '../contexts/identity/accounts/tables.ts'
import { pins } from '../contexts/pins/pins/tables.ts'
import { addProduct } from '../contexts/pins/products/add-product.ts'
import { keptProducts } from '../contexts/pins/products/tables.ts'
import { handleUnusedSweep } from '../contexts/pins/uploads/unused-job.ts'
import { handleClosings } from '../contexts/whole-account/closing/sweep-job.ts'
import { eq } from '../platform/database/sql.ts'
import type { JobHandler } from '../platform/jobs/port.ts'
import { racingDatabase } from './database-kinds.ts'
import { authenticatorOwner } from './guarded-person.ts'
import { keptLog } from './kept-log.ts'
import { made } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { emailsTo, linkTo } from './outbox-of.ts'
import { boardOf, member, type Person, password, visitor } from './person.ts'
import { plainProduct } from './plain-product.ts'
import { add, begun } from './resumable-upload.ts'
import { selfOf } from './self-of.ts'

const day = 86_400_000

for (const { kind, open } of racingDatabase)
  describe(`pausing and closing an account on ${kind}`, () => {
    let now = Date.now()
    const clock = { now: () => new Date(now) }
    const service = openedService(() => open({ clock, log: keptLog(), sample: null }))

    const run = (handler: JobHandler) =>
      handler.run({ id: 'one', payload: {}, attempt: 1, signal: new AbortController().signal })
    const close = (person: Person) => person.done(closeAccount, { password })
    const again = (email: string, more: object = {}) =>
      visitor(service()).call(logIn, { username_or_email: email, password, ...more })
    const codeOf = async (answer: Promise<{ error: { code: string } | null }>) =>
      (await answer).error?.code
    // Letters of one moment are sent side by side, in any order.
    const subjectsTo = async (email: string) =>
      (await emailsTo(service(), email)).map(({ subject }) => subject)
    const isSeen = async (username: string) =>
      (await codeOf(visitor(service()).call(getUser, { username }))) === undefined

    test('a paused account is out of sight and logged out, and one log-in with a press brings it back', async () => {
      const person = await member(service())
      const { email, username } = await selfOf(person)
      const other = visitor(service())
      await other.done(logIn, { username_or_email: email, password })
      const board = await boardOf(person, 'Lamps')
      await person.done(pauseAccount, {})
      for (const each of [person, other]) expect(await each.done(getViewer, {})).toBeNull()
      expect(await isSeen(username)).toBe(false)
      const look = { board_id: board.id }
      expect(await codeOf(visitor(service()).call(getBoard, look))).toBe('not-found')
      const asked = await again(email)
      expect(asked.error).toMatchObject({ code: 'account-paused', data: { closes_at: null } })
      expect(await isSeen(username)).toBe(false)
      expect(await codeOf(again(email, { password: 'wrong one', resume: true }))).toBe(
        'password-wrong',
      )
      expect((await again(email, { resume: true })).error).toBeNull()
      expect(await isSeen(username)).toBe(true)
      expect((await again(email)).error).toBeNull()
      const [letter] = (await emailsTo(service(), email)).filter(({ subject }) =>
        /is paused$/.test(subject),
      )
      expect(letter?.text).toContain('Nothing is deleted.')
    })

    test('a closed account, its return and its deletion are noted outside of the database', async () => {
      const person = await member(service())
      const { email, id } = await selfOf(person)
      const note = vi.spyOn(service().ports.deletions, 'note')
      await person.done(pauseAccount, {})
      expect(note).not.toHaveBeenCalled()
      const [back, gone] = [visitor(service()), visitor(service())]
      await back.done(logIn, { username_or_email: email, password, resume: true })
      await close(back)
      await gone.done(logIn, { username_or_email: email, password, resume: true })
      await close(gone)
      now += timings.closingDays * day + 1_000
      // A list that can't be written keeps the account, so that no deletion goes unnoted.
      note.mockRejectedValueOnce(new Error('The disk is full.'))
      await expect(run(handleClosings(service().ports))).rejects.toThrow('disk is full')
      expect(await service().ports.db.$count(users, eq(users.id, id))).toBe(1)
      await run(handleClosings(service().ports))
      const noted = note.mock.calls.map(([{ kind, user }]) => `${kind} ${user === id}`)
      expect(noted).toEqual([
        'returned true',
        'closed true',
        'returned true',
        'closed true',
        'deleted true',
        'deleted true',
      ])
      note.mockRestore()
    })

    test('coming back needs the second factor too', async () => {
      const owner = await authenticatorOwner(service())
      await owner.person.done(pauseAccount, {})
      const { email } = owner
      expect(await codeOf(again(email))).toBe('account-paused')
      expect(await codeOf(again(email, { resume: true }))).toBe('mfa-needed')
      expect(await codeOf(again(email))).toBe('account-paused')
    })

    test('closing takes the password and says until when the owner can come back', async () => {
      const person = await member(service())
      const { email, username } = await selfOf(person)
      for (const input of [{}, { password: 'not this one' }])
        expect(await codeOf(person.call(closeAccount, input))).toBe('password-wrong')
      const { closes_at } = await close(person)
      expect(new Date(closes_at).getTime()).toBe(now + timings.closingDays * day)
      expect((await again(email)).error?.data).toEqual({ closes_at })
      expect(await subjectsTo(email)).toContainEqual(expect.stringMatching(/will be deleted$/))
      now += (timings.closingDays - 1) * day
      await run(handleClosings(service().ports))
      expect((await again(email, { resume: true })).error).toBeNull()
      now += 2 * day
      await run(handleClosings(service().ports))
      expect(await isSeen(username)).toBe(true)
    })

    test('after the days of grace the account and all of it is deleted, and what others saved stays', async () => {
      const [person, friend, stranger] = [
        await member(service()),
        await member(service()),
        await member(service()),
      ]
      const { email, username, id } = await selfOf(person)
      const own = await boardOf(person, 'Lamps')
      const kept = await boardOf(friend, 'Kept')
      const pin = await made(person, own, { title: 'Clay lamp' })
      const lonely = await made(person, own, { title: 'Paper lamp' })
      const theirs = await made(friend, kept, { title: 'Glass lamp' })
      const copy = await friend.done(savePin, { pin_id: pin.id, board_id: kept.id })
      await person.done(savePin, { pin_id: theirs.id, board_id: own.id })
      await addProduct(service().ports.db, theirs.id, plainProduct, clock.now())
      await person.done(keepProduct, { pin_id: theirs.id })
      await person.done(createComment, { pin_id: theirs.id, text: 'Lovely' })
      await person.done(followUser, { user_id: (await selfOf(friend)).id })
      await add(person, await begun(person, 10), 0, new Uint8Array(4))
      const { ports } = service()
      const served = () => stranger.send(new URL(lonely.images['236x'].url, 'http://x').pathname)
      expect((await served()).status).toBe(200)
      await close(person)
      now += timings.closingDays * day + 1_000
      await Promise.all([run(handleClosings(ports)), run(handleClosings(ports))])
      await run(handleUnusedSweep(ports))
      expect(await ports.db.$count(users, eq(users.id, id))).toBe(0)
      expect(await isSeen(username)).toBe(false)
      expect((await served()).status).toBe(404)
      expect(await ports.db.$count(media, eq(media.ownerId, id))).toBe(0)
      const [upload] = await ports.db.select().from(runningUploads)
      expect(upload).toMatchObject({ ownerId: null, metadata: '' })
      await ports.uploads.sweep(new Date(1))
      expect(await ports.db.$count(runningUploads)).toBe(0)
      expect(await ports.blobs.sizeOf(upload?.parts[0]?.key ?? '')).toBeUndefined()
      expect(await ports.db.$count(keptProducts)).toBe(0)
      const saved = await stranger.done(getPin, { id: copy.id })
      expect(saved.creator).toBeNull()
      expect(await stranger.done(pinComments, { pin_id: theirs.id })).toEqual([])
      const { username: friendName } = await selfOf(friend)
      expect(await stranger.done(getUser, { username: friendName })).toMatchObject({
        follower_count: 0,
      })
      const [counted] = await ports.db.select().from(pins).where(eq(pins.id, theirs.id))
      expect(counted?.saveCount).toBe(0)
      expect(await codeOf(again(email, { resume: true }))).toBe('email-unknown')
      expect(await subjectsTo(email)).toContainEqual(expect.stringMatching(/is deleted$/))
    })

    test('nobody takes the username of a deleted account for a while', async () => {
      const [person, other] = [await member(service()), await member(service())]
      const { username } = await selfOf(person)
      const { email: otherEmail } = await selfOf(other)
      await close(person)
      now += timings.closingDays * day + 1_000
      await run(handleClosings(service().ports))
      const take = () => other.call(updateSettings, { username })
      expect(await codeOf(take())).toBe('username-taken')
      now += 31 * day
      await run(handleClosings(service().ports))
      const back = visitor(service())
      await back.done(logIn, { username_or_email: otherEmail, password })
      expect((await back.call(updateSettings, { username })).error).toBeNull()
    })

    test('a paused account’s owner who forgot the password resets it, and then comes back', async () => {
      const person = await member(service())
      const { email } = await selfOf(person)
      await person.done(pauseAccount, {})
      const browser = visitor(service())
      await browser.done(forgotPassword, { username_or_email: email, type: 'reset' })
      const token = await linkTo(service(), email)
      const fresh = 'quite another one'
      const answer = await browser.done(resetPassword, { token, password: fresh })
      expect(answer.user).toBeNull()
      expect(await codeOf(again(email, { password: fresh }))).toBe('account-paused')
      expect((await again(email, { password: fresh, resume: true })).error).toBeNull()
    })
  })
