import { closeAccount } from '@tessera/contracts/calls/account'
import { getExport } from '@tessera/contracts/calls/account-export'
import { allCalls } from '@tessera/contracts/calls/all'
import { createBoard } from '@tessera/contracts/calls/boards'
import { listHouseLog, verifyHouseLog } from '@tessera/contracts/calls/house-log'
import {
  deletePerson,
  endPersonSessions,
  exportPerson,
  findPeople,
  keepPerson,
  liftSuspension,
  limitPerson,
  removePersonFactors,
  seePerson,
  sendPersonReset,
  suspendPerson,
  verifyPersonEmail,
} from '@tessera/contracts/calls/house-people'
import {
  decideAppeal,
  houseDecisions,
  houseReports,
  undoDecision,
} from '@tessera/contracts/calls/house-reports'
import {
  claimHouse,
  giveHouseRole,
  houseSelf,
  listHouseRoles,
} from '@tessera/contracts/calls/house-roles'
import { appealDecision, reportContent, seeDecision } from '@tessera/contracts/calls/reports'
import { searchPins } from '@tessera/contracts/calls/search'
import { confirmSelf } from '@tessera/contracts/calls/security'
import { logIn } from '@tessera/contracts/calls/session'
import { houseRoles, mayAct } from '@tessera/contracts/house-acts'
import { describe, expect, test, vi } from 'vitest'
import { houseLog as logTable } from '../contexts/house/log/tables.ts'
import { handleLifts } from '../contexts/house/people/lift-job.ts'
import { ownerLink } from '../contexts/house/roles/owner-link.ts'
import { users } from '../contexts/identity/accounts/tables.ts'
import { eq, sql } from '../platform/database/sql.ts'
import type { JobHandler } from '../platform/jobs/port.ts'
import { oneDatabase } from './database-kinds.ts'
import { openTab } from './event-reader.ts'
import { phoneOwner } from './guarded-person.ts'
import { askHouse, type Keeper, keeper } from './house-keeper.ts'
import { idOf } from './instances.ts'
import { openedService } from './opened-service.ts'
import { emailsTo } from './outbox-of.ts'
import { member, type Person, password, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

const reason = 'For the test'
const runSweep = (handler: JobHandler) =>
  handler.run({ id: 'one', payload: {}, attempt: 1, signal: new AbortController().signal })

const patience = { timeout: 5_000, interval: 20 }

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`people who look after people on ${kind}`, () => {
    let now = Date.now()
    const clock = { now: () => new Date(now) }
    const service = openedService(() => open({ clock }))
    let owner: Keeper

    const somebody = async () => {
      const person = await member(service())
      return { person, ...(await selfOf(person)) }
    }
    const logged = async (personId: string) =>
      (await owner.person.done(listHouseLog, { person_id: personId })).map(({ act }) => act)
    const codeOf = async (person: Person, ...[call, input]: Parameters<Person['call']>) =>
      (await person.call(call, input)).error?.code ?? 'done'

    test('the first owner comes by the link that a start prints, and the link ends with it', async () => {
      const { ports } = service()
      const link = await ownerLink(ports)
      const secret = link?.split('#')[1] ?? ''
      expect(link).toMatch(/\/settings\/house\/claim\/#[\w-]{20,100}$/)
      const { person, id } = await somebody()
      expect(await codeOf(person, claimHouse, { secret: 'x'.repeat(40) })).toBe('house-claim-gone')
      expect(await person.done(claimHouse, { secret })).toEqual({ role: 'owner' })
      expect(await ownerLink(ports)).toBeUndefined()
      expect(await codeOf((await somebody()).person, claimHouse, { secret })).toBe(
        'house-claim-gone',
      )
      // Without a second factor a role does nothing, and says why.
      expect(await person.done(houseSelf, {})).toEqual({
        role: 'owner',
        needs_factor: true,
        acts: [],
        waiting: { reports: null, appeals: null, sign_ups: null, ads: null },
      })
      expect(await codeOf(person, findPeople, {})).toBe('house-factor-needed')
      owner = await keeper(service(), 'owner')
      expect((await owner.person.done(houseSelf, {})).needs_factor).toBe(false)
      const listed = await owner.person.done(listHouseRoles, {})
      expect(listed.map(({ person: { id: who }, has_factor }) => [who, has_factor])).toEqual([
        [id, false],
        [owner.id, true],
      ])
    })

    test('each call of the house opens to the roles of its act alone', async () => {
      const calls = allCalls.filter(({ who }) => who === 'house')
      expect(calls.length).toBeGreaterThan(20)
      const outsiders = [visitor(service()), (await somebody()).person]
      for (const role of houseRoles) {
        const { person } = await keeper(service(), role)
        for (const call of calls) {
          const { status, error } = await person.call(call, {})
          const may = call.act !== undefined && mayAct(role, call.act)
          expect(error?.code === 'house-role-needed', `${role}: ${call.name}`).toBe(!may)
          expect(status, `${role}: ${call.name}`).not.toBe(500)
        }
      }
      for (const call of calls) {
        const codes = await Promise.all(outsiders.map((person) => codeOf(person, call, {})))
        expect(codes, call.name).toEqual(['log-in-needed', 'house-role-needed'])
      }
    })

    test('an administrator makes no owner and reaches no owner, and the last owner stays', async () => {
      const administrator = await keeper(service(), 'administrator')
      const { id } = await somebody()
      const give = (by: Keeper, user_id: string, role: string | null) =>
        codeOf(by.person, giveHouseRole, { user_id, role, reason, ...by.proof() })
      expect(await give(administrator, id, 'owner')).toBe('house-person-above')
      expect(await give(administrator, id, 'administrator')).toBe('house-person-above')
      expect(await give(administrator, id, 'moderator')).toBe('done')
      expect(await give(administrator, owner.id, null)).toBe('house-person-above')
      const suspended = { user_id: owner.id, until: null, reason, ...administrator.proof() }
      expect(await codeOf(administrator.person, suspendPerson, suspended)).toBe(
        'house-person-above',
      )
      // One owner remains after the one without a factor goes.
      const { db } = service().ports
      const first = await db.select().from(users).where(eq(users.houseRole, 'owner'))
      for (const { id: other } of first)
        if (other !== owner.id) expect(await give(owner, other, null)).toBe('done')
      expect(await give(owner, owner.id, 'support')).toBe('house-owner-last')
      expect(await codeOf(owner.person, closeAccount, {})).toBe('house-role-held')
      expect(await codeOf(owner.person, giveHouseRole, { user_id: id, role: null, reason })).toBe(
        'factor-needed',
      )
    })

    test('people are found by name, username, email and id, newest first, page by page', async () => {
      const { id, email, username } = await somebody()
      const found = async (query: string) =>
        (await owner.person.done(findPeople, { query })).map((each) => each.id)
      for (const query of [email, email.toUpperCase(), id, username, `@${username}`])
        expect(await found(query), query).toContain(id)
      expect(await found('nobody-has-this-name')).toEqual([])
      expect(await found("' or 1=1 --")).toEqual([])
      const first = await owner.person.call(findPeople, { page_size: 2 })
      const second = await owner.person.call(findPeople, { page_size: 2, bookmark: first.bookmark })
      const ids = [...(first.data ?? []), ...(second.data ?? [])].map((each) => BigInt(each.id))
      expect(ids).toEqual(ids.toSorted((one, other) => (one < other ? 1 : -1)))
      const whole = await owner.person.done(seePerson, { user_id: id })
      expect(whole).toMatchObject({
        id,
        state: 'active',
        role: null,
        sessions: [{ id: expect.any(String) }],
        reports: { total: 0, open: 0 },
      })
      expect(JSON.stringify(whole)).not.toMatch(/hash|secret|token/i)
    })

    test('support verifies an email, sends a reset, removes lost factors and ends sessions', async () => {
      const support = await keeper(service(), 'support')
      const { person } = await phoneOwner(service())
      const id = await idOf(person)
      const { db } = service().ports
      await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, id))
      const about = { user_id: id, reason }
      expect((await support.person.done(verifyPersonEmail, about)).email_verified).toBe(true)
      await support.person.done(sendPersonReset, about)
      // Confirming the mailbox removed the factors, which a squatter may have set up.
      expect(
        await codeOf(support.person, removePersonFactors, { ...about, ...support.proof() }),
      ).toBe('factor-missing')
      await support.person.done(endPersonSessions, about)
      expect(await codeOf(person, createBoard, { name: 'Lamps' })).toBe('log-in-needed')
      const guarded = await phoneOwner(service())
      const lost = { user_id: await idOf(guarded.person), reason, ...support.proof() }
      await support.person.done(removePersonFactors, lost)
      const again = { username_or_email: guarded.email, password }
      expect(await codeOf(visitor(service()), logIn, again)).toBe('done')
      expect(await logged(id)).toEqual([
        'people.end-sessions',
        'people.send-reset',
        'people.verify-email',
      ])
    })

    test('a limited person reads but cannot post, and search hides them, until the limit is lifted', async () => {
      const moderator = await keeper(service(), 'moderator')
      const { person, id } = await somebody()
      const about = { user_id: id, reason }
      await moderator.person.done(limitPerson, { ...about, limited: true })
      expect(await codeOf(person, createBoard, { name: 'Lamps' })).toBe('account-limited')
      const { username } = await selfOf(person)
      const found = async () =>
        (await visitor(service()).done(searchPins, { query: username, scope: 'users' })).users.some(
          (each) => each.id === id,
        )
      expect(await found()).toBe(false)
      await moderator.person.done(limitPerson, { ...about, limited: false })
      expect(await codeOf(person, createBoard, { name: 'Lamps' })).toBe('done')
      expect(await found()).toBe(true)
    })

    test('a limit and a suspension without a report are appealed by their letters, and another person reverses them', async () => {
      const moderator = await keeper(service(), 'moderator')
      const { person, id, email } = await somebody()
      const about = () => ({ user_id: id, reason, ...moderator.proof() })
      const { username } = await selfOf(person)
      // A report of the profile waits meanwhile, and goes on waiting.
      const address = `/${username}/`
      await visitor(service()).done(reportContent, { address, kind: 'fraud' })
      await moderator.person.done(limitPerson, { user_id: id, reason, limited: true })
      await moderator.person.done(suspendPerson, { ...about(), until: null })
      const tokens = (await emailsTo(service(), email)).flatMap(
        ({ text }) => /\/decision\/([\w-]+)\//.exec(text)?.[1] ?? [],
      )
      expect(new Set(tokens).size).toBe(2)
      const stranger = visitor(service())
      const waiting = async () =>
        (await owner.person.done(houseReports, {})).filter((each) => each.person?.id === id)
      for (const [at, decision] of (['suspend', 'limit'] as const).entries()) {
        const token = tokens[at] ?? ''
        const told = await stranger.done(seeDecision, { token })
        expect(told).toMatchObject({ decision, reason, is_direct: true, appeal: { state: 'open' } })
        await stranger.done(appealDecision, { token, words: 'It was not me.' })
        expect(await codeOf(stranger, appealDecision, { token, words: 'Again' })).toBe(
          'appeal-gone',
        )
        const [found] = await waiting()
        expect(found?.appeal).toMatchObject({ decision, words: 'It was not me.' })
        const answer = { case_id: found?.case_id ?? '', outcome: 'reversed', reason }
        expect(await codeOf(moderator.person, decideAppeal, answer)).toBe('house-second-needed')
        await owner.person.done(decideAppeal, answer)
        expect((await stranger.done(seeDecision, { token })).stands).toBe(false)
      }
      const way = { username_or_email: email, password }
      expect(await codeOf(visitor(service()), logIn, way)).toBe('done')
      expect((await owner.person.done(seePerson, { user_id: id })).limited_at).toBeNull()
      expect(await waiting()).toMatchObject([{ appeal: null, reports: 1, kind: 'profile' }])
      // Undone without an appeal, while the report goes on waiting.
      await moderator.person.done(limitPerson, { user_id: id, reason, limited: true })
      const [latest] = await moderator.person.done(houseDecisions, {})
      await moderator.person.done(undoDecision, { decision_id: latest?.id ?? '', reason })
      expect((await owner.person.done(seePerson, { user_id: id })).limited_at).toBeNull()
      expect(await waiting()).toMatchObject([{ reports: 1 }])
    })

    test('a suspension ends sessions, streams and the way in at once, says why, and ends by itself', async () => {
      const moderator = await keeper(service(), 'moderator')
      const { person, id, email } = await somebody()
      const tab = await openTab(person)
      await vi.waitFor(() => expect(tab.text()).toContain('retry'), patience)
      const until = new Date(now + 3_600_000).toISOString()
      const past = { user_id: id, until: new Date(now - 1).toISOString(), reason }
      expect(await codeOf(moderator.person, suspendPerson, { ...past, ...moderator.proof() })).toBe(
        'house-until-past',
      )
      const suspended = await moderator.person.done(suspendPerson, {
        user_id: id,
        until,
        reason,
        ...moderator.proof(),
      })
      expect(suspended).toMatchObject({ state: 'suspended', suspended_until: until })
      await vi.waitFor(() => expect(tab.hasEnded()).toBe(true), patience)
      // The tab asks again, and learns the reason by the answer.
      expect(tab.events.at(-1)?.kind).toBe('refetch')
      expect(await codeOf(person, createBoard, { name: 'Lamps' })).toBe('suspended')
      const way = { username_or_email: email, password }
      expect(await codeOf(visitor(service()), logIn, way)).toBe('suspended')
      now += 3_600_001
      const { ports } = service()
      await runSweep(handleLifts(ports))
      expect(await codeOf(visitor(service()), logIn, way)).toBe('done')
      expect(await codeOf(person, createBoard, { name: 'Lamps' })).toBe('log-in-needed')
      const entries = await owner.person.done(listHouseLog, { person_id: id })
      expect(entries.map(({ act, by, after }) => [act, by, after?.state])).toEqual([
        ['people.suspend.lift', 'service', 'active'],
        ['people.suspend', 'person', 'suspended'],
      ])
    })

    test('a lifted suspension lets the person in before its end', async () => {
      const moderator = await keeper(service(), 'moderator')
      const { id, email } = await somebody()
      const about = () => ({ user_id: id, reason, ...moderator.proof() })
      expect(await codeOf(moderator.person, liftSuspension, about())).toBe('house-state-other')
      await moderator.person.done(suspendPerson, { ...about(), until: null })
      await moderator.person.done(liftSuspension, about())
      const way = { username_or_email: email, password }
      expect(await codeOf(visitor(service()), logIn, way)).toBe('done')
    })

    test('a closed account is kept again, and nobody comes back to it meanwhile', async () => {
      await owner.person.done(confirmSelf, { password })
      const { id, email } = await somebody()
      const about = () => ({ user_id: id, reason, ...owner.proof() })
      const closed = await owner.person.done(deletePerson, about())
      expect(closed.state).toBe('closing')
      const way = { username_or_email: email, password, resume: true }
      expect(await codeOf(visitor(service()), logIn, way)).toBe('deactivated')
      expect((await owner.person.done(keepPerson, about())).state).toBe('active')
      expect(await codeOf(visitor(service()), logIn, way)).toBe('done')
    })

    test('an export that the house starts is the person’s alone', async () => {
      const { person, id } = await somebody()
      await owner.person.done(exportPerson, { user_id: id, reason })
      expect((await person.done(getExport, {})).state).not.toBe('none')
    })

    test('the log has every act without gaps, refuses changes, and shows those made from outside', async () => {
      const { db } = service().ports
      const checked = await owner.person.done(verifyHouseLog, {})
      expect(checked).toMatchObject({ broken: null, has_kept: null })
      expect(checked.entries).toBeGreaterThan(10)
      const { id } = await somebody()
      const limits = [true, false, true, false].map((limited) =>
        owner.person.done(limitPerson, { user_id: id, reason, limited }),
      )
      await Promise.allSettled(limits)
      const later = await owner.person.done(verifyHouseLog, { kept: checked.head ?? '' })
      expect(later).toMatchObject({ broken: null, has_kept: true })
      await expect(db.delete(logTable)).rejects.toThrow()
      await expect(db.update(logTable).set({ reason: 'x' })).rejects.toThrow()
      await db.transaction(async (tx) => {
        await tx.execute(sql`alter table house_log disable trigger house_log_stays`)
        await tx.update(logTable).set({ reason: 'Another one' }).where(eq(logTable.seq, 3))
        await tx.execute(sql`alter table house_log enable trigger house_log_stays`)
      })
      const broken = await askHouse(service(), { do: 'verify-log' })
      expect(broken).toMatchObject({ log: { entries: 2, broken: { seq: 3, why: 'changed' } } })
    })
  })
