import { createBoard } from '@tessera/contracts/calls/boards'
import { verifyEmail } from '@tessera/contracts/calls/email-verification'
import {
  createHouseInvite,
  type DoorMode,
  decideSignUp,
  endHouseInvite,
  getDoors,
  houseInvites,
  setDoors,
} from '@tessera/contracts/calls/house-doors'
import { findPeople } from '@tessera/contracts/calls/house-people'
import { register } from '@tessera/contracts/calls/registration'
import { logIn } from '@tessera/contracts/calls/session'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { beforeAll, describe, expect, test } from 'vitest'
import { oneDatabase } from './database-kinds.ts'
import { type Keeper, keeper } from './house-keeper.ts'
import { openedService } from './opened-service.ts'
import { emailsTo, verificationTo } from './outbox-of.ts'
import { type Person, password, visitor } from './person.ts'

const reason = 'For the test'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`sign-ups on ${kind}`, () => {
    const service = openedService(open)
    let owner: Keeper
    beforeAll(async () => {
      owner = await keeper(service(), 'owner')
    }, 90_000)

    let people = 0
    const emailAt = (domain: string) => {
      people += 1
      return `door${people}@${domain}`
    }
    const signUp = async (person: Person, email = emailAt('example.org')) => {
      const wanted = { type: 'email', email, password, birthday: 631_152_000 }
      return (await person.call(register, wanted)).error?.code ?? 'in'
    }
    const doors = (mode: DoorMode, domains: readonly string[] = []) =>
      owner.person.done(setDoors, { mode, domains, reason, ...owner.proof() })
    const invited = async (url: string) => {
      const person = visitor(service())
      const { pathname } = new URL(url)
      const response = await person.send(pathname)
      expect([response.status, response.headers.get('Location')]).toEqual([303, '/signup/'])
      return person
    }

    test('closed doors let nobody in, and open ones everybody again', async () => {
      expect((await owner.person.done(getDoors, {})).mode).toBe('open')
      await doors('closed')
      expect(await signUp(visitor(service()))).toBe('sign-up-closed')
      await doors('open')
      expect(await signUp(visitor(service()))).toBe('in')
    })

    test('an invite lets as many people in as it says, and nobody once it ended', async () => {
      await doors('invitation')
      expect(await signUp(visitor(service()))).toBe('sign-up-invite-needed')
      const made = await owner.person.done(createHouseInvite, { most: 2, days: 7 })
      expect(await signUp(await invited(made.url))).toBe('in')
      // Two people race for the last place.
      const two = await Promise.all([invited(made.url), invited(made.url)])
      const came = await Promise.all(two.map((person) => signUp(person)))
      expect(came.toSorted()).toEqual(['in', 'sign-up-invite-gone'])
      const [listed] = await owner.person.done(houseInvites, {})
      expect(listed).toMatchObject({ used: 2, most: 2, is_ended: true })
      const other = await owner.person.done(createHouseInvite, { most: 9, days: 7 })
      const early = await invited(other.url)
      await owner.person.done(endHouseInvite, { invite_id: other.invite.id, reason })
      expect(await signUp(early)).toBe('sign-up-invite-gone')
    })

    test('the door of a domain opens to its emails, which post once they are confirmed', async () => {
      const none = { mode: 'domain', domains: [], reason, ...owner.proof() }
      const refused = await owner.person.call(setDoors, none)
      expect(refused.error?.code).toBe('door-domains-missing')
      await doors('domain', ['school.example'])
      expect(await signUp(visitor(service()))).toBe('sign-up-domain')
      expect(await signUp(visitor(service()), emailAt('evil-school.example'))).toBe(
        'sign-up-domain',
      )
      const pupil = visitor(service())
      const email = emailAt('school.example')
      expect(await signUp(pupil, email)).toBe('in')
      const board = () => pupil.call(createBoard, { name: 'Lamps' })
      expect((await board()).error?.code).toBe('account-limited')
      await pupil.done(verifyEmail, { token: await verificationTo(service(), email) })
      expect((await board()).error).toBeNull()
    })

    test('a new account waits for approval, and its owner gets an email about the decision', async () => {
      await doors('approval')
      const person = visitor(service())
      const email = emailAt('example.org')
      expect(await signUp(person, email)).toBe('sign-up-waits')
      expect(await person.done(getViewer, {})).toBeNull()
      const way = { username_or_email: email, password }
      expect((await person.call(logIn, way)).error?.code).toBe('sign-up-waits')
      const [waiting] = await owner.person.done(findPeople, { query: email, state: 'waiting' })
      expect((await owner.person.done(getDoors, {})).waiting).toBe(1)
      const decided = { user_id: waiting?.id, approved: true, reason }
      expect((await owner.person.done(decideSignUp, decided)).state).toBe('active')
      expect((await owner.person.call(decideSignUp, decided)).error?.code).toBe('house-state-other')
      expect((await person.call(logIn, way)).error).toBeNull()
      const letters = await emailsTo(service(), email)
      expect(letters.map(({ subject }) => subject)).toContain('Your Tessera account is ready')
      const refused = emailAt('example.org')
      await signUp(visitor(service()), refused)
      const [other] = await owner.person.done(findPeople, { query: refused })
      const no = { user_id: other?.id, approved: false, reason }
      expect((await owner.person.done(decideSignUp, no)).state).toBe('closing')
      await doors('open')
    })
  })
