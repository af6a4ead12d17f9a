import { createBoard, updateBoard } from '@tessera/contracts/calls/boards'
import { createComment, deleteComment } from '@tessera/contracts/calls/comments'
import { listHouseLog, verifyHouseLog } from '@tessera/contracts/calls/house-log'
import { liftSuspension, seePerson, suspendPerson } from '@tessera/contracts/calls/house-people'
import {
  decideAppeal,
  decideReports,
  handOnReports,
  houseDecisions,
  houseReports,
  undoDecision,
} from '@tessera/contracts/calls/house-reports'
import { houseSelf } from '@tessera/contracts/calls/house-roles'
import { uploadImage } from '@tessera/contracts/calls/media'
import { getNotifications } from '@tessera/contracts/calls/notifications'
import { checkOffsite } from '@tessera/contracts/calls/offsite'
import { getPin, reportPin, updatePin } from '@tessera/contracts/calls/pins'
import { createAdAccount } from '@tessera/contracts/calls/quick-promote'
import {
  appealDecision,
  myDecisions,
  reportContent,
  seeDecision,
  transparency,
} from '@tessera/contracts/calls/reports'
import { createScheduledPin } from '@tessera/contracts/calls/scheduled-pins'
import { getSettings, updateSettings } from '@tessera/contracts/calls/settings'
import { Envelope } from '@tessera/contracts/envelope'
import { z } from '@tessera/contracts/schema'
import { beforeAll, describe, expect, test } from 'vitest'
import { grantOfToken } from '../contexts/ads/accounts/api-tokens/grant.ts'
import { apiTokens } from '../contexts/ads/accounts/api-tokens/tables.ts'
import { caseReports, reportCases } from '../contexts/house/cases/tables.ts'
import { handleSweepCases } from '../contexts/house/reports/evidence.ts'
import { purge } from '../contexts/pins/actions/purge.ts'
import { publishDue } from '../contexts/pins/scheduled-pins/publish.ts'
import { eq } from '../platform/database/sql.ts'
import type { JobHandler } from '../platform/jobs/port.ts'
import { sha256OfText } from '../platform/secrets/sha256.ts'
import { oneDatabase } from './database-kinds.ts'
import { drawnScene } from './drawn-scene.ts'
import { type Keeper, keeper } from './house-keeper.ts'
import { idOf } from './instances.ts'
import { made } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { emailsTo } from './outbox-of.ts'
import { boardOf, business, member, type Person, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

const reason = 'For the test'
const runSweep = (handler: JobHandler) =>
  handler.run({ id: 'one', payload: {}, attempt: 1, signal: new AbortController().signal })

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`reported pins on ${kind}`, () => {
    let now = Date.now()
    const clock = { now: () => new Date(now) }
    const service = openedService(() => open({ clock }))
    let moderator: Keeper
    beforeAll(async () => {
      moderator = await keeper(service(), 'moderator')
    }, 90_000)
    const queue = () => moderator.person.done(houseReports, {})
    const decide = async (case_id: string, decision: string, more = {}) =>
      (await moderator.person.call(decideReports, { case_id, decision, reason, ...more })).error
        ?.code ?? 'done'
    const subjects = async (email: string) =>
      (await emailsTo(service(), email)).map(({ subject }) => subject)

    test('reports of a pin are one case, the most harmful first, and a decision is told to both sides', async () => {
      const creator = await member(service())
      const board = await boardOf(creator, 'Lamps')
      const { id: mild } = await made(creator, board, { title: 'A lamp' })
      const { id: harmful } = await made(creator, board, { title: 'Another lamp' })
      const [one, other] = await Promise.all([member(service()), member(service())])
      for (const person of [one, other])
        await person.done(reportPin, { pin_id: mild, reason: 'spam' })
      await one.done(reportPin, { pin_id: harmful, reason: 'violence' })
      // A second report of the same person replaces the first.
      await one.done(reportPin, { pin_id: mild, reason: 'copyright' })
      const cases = (await queue()).filter(({ case_id }) => case_id === mild || case_id === harmful)
      expect(cases.map(({ case_id, reports }) => [case_id, reports])).toEqual([
        [harmful, 1],
        [mild, 2],
      ])
      expect(cases[1]?.reasons).toEqual(
        expect.arrayContaining([
          { reason: 'spam', count: 1 },
          { reason: 'copyright', count: 1 },
        ]),
      )
      const creatorId = await idOf(creator)
      const seen = await moderator.person.done(seePerson, { user_id: creatorId })
      expect(seen.reports).toEqual({ total: 3, open: 3 })
      expect(await decide(mild, 'dismiss')).toBe('done')
      expect(await decide(mild, 'dismiss')).toBe('not-found')
      expect(await decide(harmful, 'remove')).toBe('done')
      expect((await visitor(service()).call(getPin, { id: harmful })).error?.code).toBe('not-found')
      expect((await visitor(service()).call(getPin, { id: mild })).error).toBeNull()
      const { email } = await selfOf(creator)
      expect(await subjects(email)).toContain('We removed a Pin of yours from Tessera')
      const told = await subjects((await selfOf(one)).email)
      expect(told.filter((subject) => subject === 'About your report on Tessera')).toHaveLength(2)
      // A later report opens the case again, and counts what came since.
      now += 1_000
      await other.done(reportPin, { pin_id: mild, reason: 'hate' })
      const again = (await queue()).find(({ case_id }) => case_id === mild)
      expect(again).toMatchObject({
        reports: 1,
        reasons: [{ reason: 'hate', count: 1 }],
      })
    })

    test('a decision that suspends needs the proof of a suspension, and rolls back whole without it', async () => {
      const creator = await member(service())
      const board = await boardOf(creator, 'Lamps')
      const { id: pin } = await made(creator, board, { title: 'A lamp' })
      await (await member(service())).done(reportPin, { pin_id: pin, reason: 'hate' })
      expect(await decide(pin, 'suspend')).toBe('factor-needed')
      const past = { until: new Date(now - 1).toISOString(), ...moderator.proof() }
      expect(await decide(pin, 'suspend', past)).toBe('house-until-past')
      const [open] = await service()
        .ports.db.select()
        .from(reportCases)
        .where(eq(reportCases.id, pin))
      expect(open?.decidedAt).toBeNull()
      expect(await decide(pin, 'suspend', moderator.proof())).toBe('done')
      const owner = await keeper(service(), 'owner')
      const [entry] = await owner.person.done(listHouseLog, { act: 'reports.decide' })
      expect(entry).toMatchObject({ object: pin, after: { decision: 'suspend' } })
    })

    test('the tokens and scheduled pins of a suspended person rest until it is lifted', async () => {
      const { ports } = service()
      const studio = await business(service())
      const id = await idOf(studio)
      const zone = { country: 'US', time_zone: 'UTC' }
      const account = await studio.done(createAdAccount, zone)
      const [token] = await ports.db
        .insert(apiTokens)
        .values({
          id: ports.ids.next(),
          advertiserId: account.id,
          name: 'Shop',
          hash: sha256OfText('a token'),
          ending: 'oken',
          scopes: ['conversions:write'],
          createdBy: id,
          createdAt: clock.now(),
        })
        .returning()
      expect((await grantOfToken(ports, 'a token'))?.tokenId).toBe(token?.id)
      const board = await boardOf(studio, 'Planned lamps')
      const response = await studio.send(uploadImage.path, {
        method: 'POST',
        headers: { 'Content-Type': 'image/png' },
        body: await drawnScene(911),
      })
      const sent = Envelope.parse(await response.json()).resource_response.data
      const minute = 60_000
      await studio.done(createScheduledPin, {
        board_id: board.id,
        media_upload_id: z.parse(uploadImage.output, sent).id,
        title: 'A planned lamp',
        publish_at: new Date(now + 20 * minute).toISOString(),
      })
      const later = { ...ports, clock: { now: () => new Date(now + 30 * minute) } }
      const about = () => ({ user_id: id, reason, ...moderator.proof() })
      await moderator.person.done(suspendPerson, { ...about(), until: null })
      expect(await grantOfToken(ports, 'a token')).toBeUndefined()
      expect(await publishDue(later)).toBe(0)
      await moderator.person.done(liftSuspension, about())
      expect((await grantOfToken(ports, 'a token'))?.tokenId).toBe(token?.id)
      expect(await publishDue(later)).toBe(1)
    })

    const waitingFor = async (person: Person, ...kinds: readonly string[]) => {
      const { username } = await selfOf(person)
      return (await queue()).filter(
        (each) => each.person?.username === username && kinds.includes(each.kind),
      )
    }
    const tokenIn = async (email: string, which = 0) =>
      (await emailsTo(service(), email)).flatMap(
        ({ text }) => /\/decision\/([\w-]+)\//.exec(text)?.[1] ?? [],
      )[which] ?? ''

    test('an appeal is decided by another person, and its reversal brings back what was removed', async () => {
      const creator = await member(service())
      const { email } = await selfOf(creator)
      const board = await boardOf(creator, 'Lamps')
      const { id: pin } = await made(creator, board, { title: 'A lamp' })
      const reporter = await member(service())
      await reporter.done(reportPin, { pin_id: pin, reason: 'copyright' })
      // A case that was handed on is decided by another person.
      await moderator.person.done(handOnReports, { case_id: pin, reason: 'Whose work is it?' })
      expect(await decide(pin, 'limit')).toBe('house-second-needed')
      const first = await keeper(service(), 'moderator')
      const limiting = { case_id: pin, decision: 'limit', reason: 'Spam or advertising.' }
      await first.person.done(decideReports, limiting)
      expect((await creator.call(createBoard, { name: 'More' })).error?.code).toBe(
        'account-limited',
      )

      const token = await tokenIn(email)
      const stranger = visitor(service())
      expect((await stranger.done(seeDecision, { token })).appeal.state).toBe('open')
      const forged = `${token.slice(0, -4)}aaaa`
      expect((await stranger.call(seeDecision, { token: forged })).error?.code).toBe('not-found')
      const words = 'I drew it myself.'
      // Long after the trash was emptied of what people delete themselves.
      await purge(service().ports.db, new Date(now + 60 * 86_400_000))
      const appealed = await stranger.done(appealDecision, { token, words })
      expect(appealed.appeal).toMatchObject({ state: 'waits', words })
      expect((await stranger.call(appealDecision, { token, words })).error?.code).toBe(
        'appeal-gone',
      )
      const [waiting] = (await queue()).filter(({ case_id }) => case_id === pin)
      expect(waiting?.appeal).toMatchObject({ words, decision: 'limit', is_mine: false })
      const self = await moderator.person.done(houseSelf, {})
      expect(self.waiting.appeals).toBe(1)
      const answer = { case_id: pin, outcome: 'reversed', reason: 'It is theirs.' }
      expect((await first.person.call(decideAppeal, answer)).error?.code).toBe(
        'house-second-needed',
      )
      expect(await decide(pin, 'dismiss')).toBe('not-found')
      await moderator.person.done(decideAppeal, answer)
      expect((await stranger.call(getPin, { id: pin })).error).toBeNull()
      expect((await creator.call(createBoard, { name: 'More' })).error).toBeNull()
      expect(await subjects(email)).toContain('About your appeal on Tessera')
      expect(await subjects((await selfOf(reporter)).email)).toHaveLength(3)
      // The reporter doesn't learn that the account was limited.
      expect(await reporter.done(myDecisions, {})).toMatchObject([
        { side: 'reporter', decision: 'remove', stands: false },
      ])
      expect(await creator.done(myDecisions, {})).toMatchObject([
        { side: 'owner', stands: false, appeal: { state: 'reversed', answer: 'It is theirs.' } },
      ])
      const owner = await keeper(service(), 'owner')
      const about = await owner.person.done(listHouseLog, { person_id: await idOf(creator) })
      expect(about.map(({ act }) => act)).toEqual([
        'reports.appeal.reversed',
        'reports.appeal.made',
        'reports.decide',
        'reports.decide.hand-on',
      ])
      expect((await owner.person.done(verifyHouseLog, {})).broken).toBeNull()
      const [month] = await stranger.done(transparency, {})
      expect(month).toMatchObject({ appeals: null, reversals: null })

      // Evidence, and who reported, end ninety days after the case.
      const kept = () => service().ports.db.$count(caseReports, eq(caseReports.caseId, pin))
      const { ports } = service()
      const later = { now: () => new Date(now + 91 * 86_400_000) }
      await runSweep(handleSweepCases(ports))
      expect(await kept()).toBe(1)
      await runSweep(handleSweepCases({ ...ports, clock: later }))
      expect(await kept()).toBe(0)
      const after = await creator.done(myDecisions, {})
      expect(after).toMatchObject([{ subject: { title: '' }, appeal: { words: null } }])
    })

    test('a visitor reports a board, a comment, a profile and a website, and evidence outlives edits and deletions', async () => {
      const creator = await member(service())
      const { username, email } = await selfOf(creator)
      await creator.done(updateSettings, { about: 'Sells fakes' })
      const board = await boardOf(creator, 'Fake lamps')
      const secret = await boardOf(creator, 'Hidden', 'secret')
      const pin = await made(creator, board, { title: 'A lamp' })
      const comment = await creator.done(createComment, { pin_id: pin.id, text: 'Buy fakes' })
      const stranger = visitor(service())
      const answer = `stranger-${username}@mail.test`
      const report = (person: Person, address: string, more = {}) =>
        person.call(reportContent, { address, kind: 'fraud', ...more })
      const { origin } = service()
      await report(stranger, `${origin}/${username}/`, { email: answer, words: 'All fakes' })
      await report(stranger, `${origin}${board.url}`, { words: 'Look' })
      await report(stranger, `/pin/${pin.id}/#comment-${comment.id}`)
      // A shared note is part of what is reported with its pin.
      await creator.done(updatePin, { id: pin.id, note: 'Half price', note_is_shared: true })
      await report(stranger, `/pin/${pin.id}/`)
      await creator.done(updatePin, { id: pin.id, note: 'Nothing to see' })
      expect(await waitingFor(creator, 'pin')).toMatchObject([
        { state: 'changed', note: 'Half price' },
      ])
      await report(stranger, 'https://www.fakes.example/lamps')
      // Things that somebody may not see do not exist for their report.
      for (const hidden of [secret.url, '/settings/', '/nobody-there/', 'nonsense'])
        expect((await report(stranger, hidden)).error?.code).toBe('not-found')
      // A second report from the same network replaces the first; a member's counts beside it.
      await report(stranger, `${origin}/${username}/`, { email: answer, words: 'All of it fakes' })
      const other = await member(service())
      await report(other, `/${username}/`, { kind: 'minors' })

      await creator.done(updateBoard, { board_id: board.id, name: 'Lovely lamps' })
      await creator.done(deleteComment, { comment_id: comment.id })
      const open = await waitingFor(creator, 'board', 'comment', 'profile')
      expect(open.map(({ kind, state, title, text }) => [kind, state, title || text])).toEqual([
        ['profile', 'same', expect.any(String)],
        ['comment', 'gone', 'Buy fakes'],
        ['board', 'changed', 'Fake lamps'],
      ])
      const [profile, ofComment, ofBoard] = open
      expect(profile).toMatchObject({ reports: 2, words: ['All of it fakes'], text: 'Sells fakes' })
      expect(profile?.reasons.map(({ reason: given }) => given).toSorted()).toEqual([
        'fraud',
        'minors',
      ])
      expect(Date.parse(profile?.due_at ?? '') - Date.parse(profile?.first_at ?? '')).toBe(
        24 * 3_600_000,
      )
      const site = (await queue()).find(({ title }) => title === 'fakes.example')
      expect(site).toMatchObject({ kind: 'website', person: null })

      expect(await decide(site?.case_id ?? '', 'limit')).toBe('report-unfit')
      expect(await decide(site?.case_id ?? '', 'remove')).toBe('done')
      const verdict = await stranger.done(checkOffsite, { url: 'https://fakes.example/' })
      expect(verdict.redirect_status).toBe('blocked')
      expect(await decide(ofComment?.case_id ?? '', 'remove')).toBe('done')
      expect(await decide(ofBoard?.case_id ?? '', 'remove')).toBe('done')
      expect((await stranger.call(getPin, { id: pin.id })).error?.code).toBe('not-found')
      expect(await decide(profile?.case_id ?? '', 'remove')).toBe('done')
      expect((await creator.done(getSettings, {})).about).toBe('')
      expect(await subjects(email)).toEqual(
        expect.arrayContaining([
          'We removed a board of yours from Tessera',
          'We changed your profile on Tessera',
        ]),
      )
      // The stranger hears by email and by a page without a session; the member by their notices.
      expect(await subjects(answer)).toEqual(['About your report on Tessera'])
      const told = await stranger.done(seeDecision, { token: await tokenIn(answer) })
      expect(told).toMatchObject({ side: 'reporter', decision: 'remove', stands: true, reason })
      expect(told.appeal).toMatchObject({ state: 'none', words: null })
      expect(await other.done(myDecisions, {})).toMatchObject([
        { side: 'reporter', subject: { kind: 'profile' } },
      ])
      const notices = await other.done(getNotifications, {})
      expect(notices.map(({ data }) => data)).toContainEqual({ what: 'decision' })

      // Undone within seven days: what was removed is back, and the case is open again.
      const undo = async (kind: string) => {
        const all = await moderator.person.done(houseDecisions, {})
        const { id = '' } = all.find((each) => each.kind === kind && each.person === username) ?? {}
        const undone = await moderator.person.call(undoDecision, { decision_id: id, reason })
        return undone.error?.code ?? 'done'
      }
      expect(await undo('board')).toBe('done')
      expect(await undo('board')).toBe('house-undo-gone')
      expect(await undo('profile')).toBe('done')
      expect((await stranger.call(getPin, { id: pin.id })).error).toBeNull()
      expect((await creator.done(getSettings, {})).about).toBe('Sells fakes')
      expect(await waitingFor(creator, 'board')).toMatchObject([{ state: 'changed', reports: 1 }])
      now += 8 * 86_400_000
      expect(await undo('comment')).toBe('house-undo-gone')
    })
  })
