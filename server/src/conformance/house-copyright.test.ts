import { createCounterNotice, createCourtNotice } from '@tessera/contracts/calls/copyright'
import { listHouseLog } from '@tessera/contracts/calls/house-log'
import { seePerson } from '@tessera/contracts/calls/house-people'
import { decideReports, houseDecisions, houseReports } from '@tessera/contracts/calls/house-reports'
import { createPin, getPin } from '@tessera/contracts/calls/pins'
import { reportContent, seeDecision, transparency } from '@tessera/contracts/calls/reports'
import type { CopyrightRequest } from '@tessera/contracts/house-copyright-tools'
import { describe, expect, test } from 'vitest'
import { handleCounterNotices } from '../contexts/house/reports/counter-notices.ts'
import { oneDatabase } from './database-kinds.ts'
import { askHouse, keeper } from './house-keeper.ts'
import { idOf } from './instances.ts'
import { openedService } from './opened-service.ts'
import { emailsTo } from './outbox-of.ts'
import { boardOf, member, visitor } from './person.ts'
import { selfOf } from './self-of.ts'
import { pictureOf } from './uploaded-picture.ts'

const reason = 'Somebody owns this'
const day = 86_400_000

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`copyright notices on ${kind}`, () => {
    let now = Date.now()
    const service = openedService(() => open({ clock: { now: () => new Date(now) } }))
    const job = { payload: {}, attempt: 1, id: '', signal: new AbortController().signal }

    test('a notice removes a pin, a counter-notice brings it back unless its claimant goes to court, and repeats are asked about', async () => {
      const { ports } = service()
      const claimant = `claimant-${ports.ids.next()}@mail.test`
      const [moderator, creator, stranger] = [
        await keeper(service(), 'moderator'),
        await member(service()),
        visitor(service()),
      ]
      const board = await boardOf(creator, 'Lamps')
      const media_upload_id = await pictureOf(creator)
      const notice = {
        work: 'Lamp at dusk',
        place: 'https://photos.example/lamp',
        name: 'Ada Lind',
        email: claimant,
        contact: 'Hidden Street 1',
        good_faith: true,
        truth: true,
      } as const
      const removed = async (how = 'by a moderator') => {
        const pin = await creator.done(createPin, { board_id: board.id, media_upload_id })
        await stranger.done(reportContent, {
          address: `/pin/${pin.id}/`,
          kind: 'copyright',
          notice,
        })
        const queue = await moderator.person.done(houseReports, {})
        const found = queue.find(({ case_id }) => case_id === pin.id)
        expect(found?.notices[0]).toMatchObject({
          contact: 'Hidden Street 1',
          work: 'Lamp at dusk',
        })
        if (how === 'by the operator') {
          const upheld = { do: 'uphold', case_id: pin.id, reason } as const
          await askHouse(service(), { do: 'copyright', asked: upheld })
        } else {
          const decision = 'remove'
          await moderator.person.done(decideReports, { case_id: pin.id, decision, reason })
        }
        return pin.id
      }
      const lettersTo = async (email: string, part: string) =>
        (await emailsTo(service(), email)).filter(({ text }) => text.includes(part))
      const tokenIn = (text: string | undefined) =>
        /decision\/([orc]-[\w-]+)/.exec(text ?? '')?.[1] ?? ''

      const { email } = await selfOf(creator)
      const first = await removed()
      const [letter] = await lettersTo(email, 'Ada Lind says that this is their work: Lamp at dusk')
      expect(letter?.text).not.toContain('Hidden Street')
      expect(letter?.text).not.toContain(claimant)
      const token = tokenIn(letter?.text)
      expect((await stranger.done(seeDecision, { token })).counter?.state).toBe('open')
      const counter = {
        token,
        name: 'Oto Berg',
        address: 'Main Square 2',
        words: 'I took this photo.',
        good_faith: true,
        jurisdiction: true,
      } as const
      const told = await stranger.done(createCounterNotice, counter)
      expect(told.counter).toMatchObject({ state: 'waits', is_claimant: false })
      expect((await stranger.call(createCounterNotice, counter)).error?.code).toBe(
        'counter-notice-gone',
      )
      const [sent] = await lettersTo(claimant, 'I took this photo.')
      expect(sent?.text).toContain('Main Square 2')

      // Nothing comes back before its day, and then it does, once.
      const gone = async (id: typeof first) =>
        (await visitor(service()).call(getPin, { id })).error?.code
      await handleCounterNotices(ports).run(job)
      expect(await gone(first)).toBe('not-found')
      now += 21 * day
      await handleCounterNotices(ports).run(job)
      await handleCounterNotices(ports).run(job)
      expect(await gone(first)).toBeUndefined()
      expect(await lettersTo(claimant, 'the post that you claimed is back')).toHaveLength(1)
      expect(await lettersTo(email, 'is back')).toHaveLength(1)
      const late = { token: tokenIn(sent?.text), words: 'Case 7' }
      expect((await stranger.call(createCourtNotice, late)).error?.code).toBe('counter-notice-gone')

      // A claimant who goes to court in time keeps it away.
      const second = await removed()
      const latest = (await lettersTo(email, 'Ada Lind says')).map(({ text }) => tokenIn(text))
      const other = latest.find((each) => each !== token) ?? ''
      await stranger.done(createCounterNotice, { ...counter, token: other, words: 'Mine as well.' })
      const [again] = await lettersTo(claimant, 'Mine as well.')
      const court = { token: tokenIn(again?.text), words: 'Case 8' }
      // The link of the one side is none of the other.
      expect((await stranger.call(createCourtNotice, { ...court, token: other })).error?.code).toBe(
        'not-found',
      )
      expect((await stranger.done(createCourtNotice, court)).counter?.state).toBe('court')
      now += 21 * day
      await handleCounterNotices(ports).run(job)
      expect(await gone(second)).toBe('not-found')
      const decisions = await moderator.person.done(houseDecisions, {})
      expect(decisions.map((each) => each.counter?.state)).toEqual(['court', 'restored'])

      // Upheld notices are counted; at the number of the rules a moderator is asked.
      await removed()
      await removed('by the operator')
      const user_id = await idOf(creator)
      const person = await moderator.person.done(seePerson, { user_id })
      expect(person.copyright_upheld).toBe(3)
      const [asked, ...rest] = await moderator.person.done(houseReports, {})
      expect(rest).toEqual([])
      expect(asked).toMatchObject({
        kind: 'profile',
        reasons: [{ reason: 'repeated-copyright', count: 1 }],
      })

      // The operator enters what came by letter, and decides only cases with a notice.
      const ask = async (wanted: CopyrightRequest) =>
        JSON.stringify(await askHouse(service(), { do: 'copyright', asked: wanted }))
      const case_id = asked?.case_id ?? first
      expect(await ask({ do: 'uphold', case_id, reason })).toContain('not-found')
      expect(await ask({ do: 'notices' })).toContain('"reports":[]')
      const [last] = await moderator.person.done(houseDecisions, {})
      const decision_id = last?.id ?? first
      const letter7 = { name: 'Oto Berg', address: 'Main Square 2', words: 'By letter.' }
      const entered = { do: 'counter', decision_id, ...letter7, has_statements: true } as const
      expect(await ask({ ...entered, reason: 'Letter 7' })).toContain('"done":null')
      expect(await lettersTo(claimant, 'By letter.')).toHaveLength(1)
      expect(await ask({ ...entered, reason: 'Letter 7' })).toContain('takes no answer any more')
      const courtLetter = { do: 'court', decision_id, words: 'Case 9', reason: 'Letter 8' } as const
      expect(await ask(courtLetter)).toContain('"done":null')
      expect(await ask({ do: 'decided' })).toContain('"state":"court"')
      const auditor = await keeper(service(), 'auditor')
      const entries = await auditor.person.done(listHouseLog, {})
      const byOperator = entries.filter(({ by }) => by === 'operator')
      expect(byOperator.slice(0, 4).map((entry) => entry.reason)).toEqual([
        // The auditor's role.
        'For the test',
        'Letter 8',
        'Letter 7',
        reason,
      ])
      expect(byOperator.every(({ actor, role }) => actor === null && role === null)).toBe(true)
      const [month] = await stranger.done(transparency, {})
      expect(month).toHaveProperty('counter_notices')
    })
  })
