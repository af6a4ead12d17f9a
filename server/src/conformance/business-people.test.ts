import { businessProfiles } from '@tessera/contracts/calls/access'
import {
  answerBusinessInvitation,
  getBusinessInvitation,
  getBusinessLog,
  getBusinessPeople,
  inviteToBusiness,
  removeBusinessPerson,
  updateBusinessMfa,
  updateBusinessPerson,
  withdrawInvitation,
} from '@tessera/contracts/calls/business-people'
import type { Call } from '@tessera/contracts/calls/define-call'
import { describe, expect, test } from 'vitest'
import { users } from '../contexts/identity/accounts/tables.ts'
import { businessInvitations } from '../contexts/identity/business-people/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { authenticatorOwner } from './guarded-person.ts'
import { openedService } from './opened-service.ts'
import { emailsTo } from './outbox-of.ts'
import { member, type Person } from './person.ts'
import { selfOf } from './self-of.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`the people of a business on ${kind}`, () => {
    const service = openedService(open)

    const makeBusiness = async (person: Person): Promise<Person> => {
      const isThem = eq(users.id, (await selfOf(person)).id)
      await service().ports.db.update(users).set({ isPartner: true }).where(isThem)
      return person
    }
    const shopkeeper = async () => makeBusiness(await member(service()))

    const tokenTo = async (email: string): Promise<string> => {
      const [letter] = await emailsTo(service(), email)
      return /#token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
    }

    /** A business and somebody who accepted its invitation. */
    async function withPerson(permissions: readonly string[] = ['ADS']) {
      const [owner, person] = [await shopkeeper(), await member(service())]
      const [shop, self] = [await selfOf(owner), await selfOf(person)]
      await owner.done(inviteToBusiness, { to: self.username, permissions })
      await person.done(answerBusinessInvitation, {
        token: await tokenTo(self.email),
        accept: true,
      })
      return { owner, person, shop, self, subject: { orbac_subject_id: shop.id } }
    }

    const codeOf = async (person: Person, call: Call, input: object) =>
      (await person.call(call, { ...input })).error?.code

    test('a member who is invited by name acts for the business once they accept, and not before', async () => {
      const [owner, person] = [await shopkeeper(), await member(service())]
      const [shop, self] = [await selfOf(owner), await selfOf(person)]
      const asked = { to: self.username, permissions: ['CONTENT', 'ADS'] }
      expect(await owner.done(inviteToBusiness, asked)).toMatchObject({
        people: [{ is_business: true, permissions: ['OWNER'] }],
        invitations: [{ sent_to: self.username, permissions: ['CONTENT', 'ADS'] }],
      })
      expect(await person.done(businessProfiles, {})).not.toHaveProperty(shop.id)
      const token = await tokenTo(self.email)
      expect(await person.done(getBusinessInvitation, { token })).toMatchObject({
        business: { id: shop.id },
        permissions: ['CONTENT', 'ADS'],
        is_for_viewer: true,
      })
      await person.done(answerBusinessInvitation, { token, accept: true })
      expect((await person.done(businessProfiles, {}))[shop.id]).toMatchObject({
        permissions: ['CONTENT', 'ADS'],
      })
      expect(await owner.done(getBusinessPeople, {})).toMatchObject({
        people: [{ is_business: true }, { user: { id: self.id } }],
        invitations: [],
      })
      expect(await codeOf(person, answerBusinessInvitation, { token, accept: true })).toBe(
        'invite-gone',
      )
    })

    test('nobody else accepts an invitation by name, and only a verified member accepts one by address', async () => {
      const [owner, named, other] = [
        await shopkeeper(),
        await member(service()),
        await member(service()),
      ]
      const { email, username } = await selfOf(named)
      await owner.done(inviteToBusiness, { to: username, permissions: ['ADS'] })
      const token = await tokenTo(email)
      expect(await other.done(getBusinessInvitation, { token })).toMatchObject({
        is_for_viewer: false,
      })
      expect(await codeOf(other, answerBusinessInvitation, { token, accept: true })).toBe(
        'not-allowed',
      )
      await owner.done(inviteToBusiness, { to: 'New@Example.org', permissions: ['ANALYTICS'] })
      const byAddress = { token: await tokenTo('new@example.org'), accept: true }
      const { db } = service().ports
      const isOther = eq(users.id, (await selfOf(other)).id)
      await db.update(users).set({ emailVerifiedAt: null }).where(isOther)
      expect(await codeOf(other, answerBusinessInvitation, byAddress)).toBe('email-unverified')
      await db.update(users).set({ emailVerifiedAt: new Date() }).where(isOther)
      expect(await other.done(answerBusinessInvitation, byAddress)).toMatchObject({
        accepted: true,
      })
    })

    test('a declined, withdrawn or expired invitation opens nothing, and a newer one replaces the older', async () => {
      const [owner, person] = [await shopkeeper(), await member(service())]
      const { email, username } = await selfOf(person)
      const again = async () => {
        const people = await owner.done(inviteToBusiness, { to: username, permissions: ['ADS'] })
        return { token: await tokenTo(email), invitations: people.invitations }
      }
      const first = (await again()).token
      const { token, invitations } = await again()
      expect(invitations).toHaveLength(1)
      const gone = (which: string) => codeOf(person, getBusinessInvitation, { token: which })
      expect(await gone(first)).toBe('invite-gone')
      await owner.done(withdrawInvitation, { id: invitations[0]?.id ?? '' })
      expect(await gone(token)).toBe('invite-gone')
      const third = (await again()).token
      await person.done(answerBusinessInvitation, { token: third, accept: false })
      expect(await gone(third)).toBe('invite-gone')
      const fourth = (await again()).token
      const { db, clock } = service().ports
      await db.update(businessInvitations).set({ expiresAt: clock.now() })
      expect(await gone(fourth)).toBe('invite-gone')
      expect((await owner.done(getBusinessPeople, {})).people).toHaveLength(1)
    })

    test('only holders of OWNER manage people, nobody changes themself, and everybody may leave', async () => {
      const { owner, person, self, shop, subject } = await withPerson()
      const invitation = { ...subject, to: 'a@b.test', permissions: ['ADS'] }
      for (const [call, input] of [
        [inviteToBusiness, invitation],
        [updateBusinessPerson, { ...subject, user_id: shop.id, permissions: ['ADS'] }],
        [removeBusinessPerson, { ...subject, user_id: shop.id }],
        [updateBusinessMfa, { ...subject, needs_mfa: true }],
        [getBusinessLog, subject],
      ] as const)
        expect([call.name, await codeOf(person, call, input)]).toEqual([call.name, 'not-allowed'])
      const stranger = await member(service())
      expect(await codeOf(stranger, getBusinessPeople, subject)).toBe('not-allowed')
      expect(await codeOf(stranger, getBusinessPeople, {})).toBe('business-needed')
      const raised = { user_id: self.id, permissions: ['OWNER'] }
      await owner.done(updateBusinessPerson, raised)
      expect((await person.done(inviteToBusiness, invitation)).invitations).toHaveLength(1)
      expect(await codeOf(person, updateBusinessPerson, { ...subject, ...raised })).toBe(
        'not-yourself',
      )
      expect(await codeOf(owner, removeBusinessPerson, { user_id: shop.id })).toBe('not-found')
      await person.done(removeBusinessPerson, { ...subject, user_id: self.id })
      expect(await codeOf(person, getBusinessPeople, subject)).toBe('not-allowed')
      expect(await owner.done(getBusinessPeople, {})).toMatchObject({ invitations: [] })
    })

    test('a second factor can be required by somebody who has one, and stops those without', async () => {
      const { owner, person, shop, subject } = await withPerson(['CONTENT'])
      expect(await codeOf(owner, updateBusinessMfa, { needs_mfa: true })).toBe('business-mfa-first')
      const { person: guarded } = await authenticatorOwner(service())
      await makeBusiness(guarded)
      const { db } = service().ports
      expect(await guarded.done(updateBusinessMfa, { needs_mfa: true })).toMatchObject({
        needs_mfa: true,
      })
      await db.update(users).set({ needsMfa: true }).where(eq(users.id, shop.id))
      expect((await person.done(businessProfiles, {}))[shop.id]).toMatchObject({
        viewerMeetsMfaRequirement: false,
      })
      expect(await person.done(getBusinessPeople, subject)).toMatchObject({ can_manage: false })
      expect((await owner.done(getBusinessPeople, {})).people[1]).toMatchObject({
        meets_mfa: false,
      })
    })

    test('the log says who did what, page by page', async () => {
      const { owner, self, shop } = await withPerson()
      await owner.done(updateBusinessPerson, { user_id: self.id, permissions: ['ANALYTICS'] })
      await owner.done(removeBusinessPerson, { user_id: self.id })
      const first = await owner.call(getBusinessLog, { page_size: 3 })
      const rest = await owner.call(getBusinessLog, { page_size: 3, bookmark: first.bookmark })
      expect([...(first.data ?? []), ...(rest.data ?? [])]).toMatchObject([
        { deed: 'person-removed', actor: shop.full_name, object: self.full_name },
        { deed: 'permissions-changed', permissions: ['ANALYTICS'] },
        { deed: 'person-joined', actor: self.full_name },
        { deed: 'person-invited', object: self.username, permissions: ['ADS'] },
      ])
      expect(rest.bookmark).toBeNull()
      expect(await codeOf(owner, getBusinessLog, { bookmark: 'x' })).toBe('bad-input')
    })
  })
