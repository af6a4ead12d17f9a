import { boardPins, userBoards } from '@tessera/contracts/calls/boards'
import { findCopies, markPictures } from '@tessera/contracts/calls/house-content'
import { listHouseLog } from '@tessera/contracts/calls/house-log'
import {
  decideReports,
  houseDecisions,
  houseReports,
  undoDecision,
} from '@tessera/contracts/calls/house-reports'
import { createPin, getPin, reportPin, savePin, updatePin } from '@tessera/contracts/calls/pins'
import { myDecisions } from '@tessera/contracts/calls/reports'
import { updateSettings } from '@tessera/contracts/calls/settings'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { handleClassify } from '../contexts/house/classifier/classify-pin.ts'
import { users } from '../contexts/identity/index.ts'
import type { Judged } from '../platform/classifier/port.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { drawnScene } from './drawn-scene.ts'
import { keeper } from './house-keeper.ts'
import { idOf } from './instances.ts'
import { openedService } from './opened-service.ts'
import { emailsTo } from './outbox-of.ts'
import { boardOf, member, type Person, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

const reason = 'For the test'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`sensitive pictures on ${kind}`, () => {
    let judged: Judged = { ok: true, scores: {} }
    const asked: string[] = []
    const service = openedService(() =>
      open({
        classifier: {
          judge: async ({ id, bytes }) => {
            asked.push(`${id} ${bytes.length > 0}`)
            return judged
          },
        },
        settings: { classifier: { report: { nudity: 0.6 }, hide: { nudity: 0.9 } } },
      }),
    )
    const before = 500
    let scene = before
    const pinOn = async (person: Person, board_id: string, more = {}) => {
      scene += 1
      const image_base64 = Buffer.from(await drawnScene(scene)).toString('base64')
      return person.done(createPin, { board_id, image_base64, title: `Scene ${scene}`, ...more })
    }
    const classify = (pin_id: string) =>
      handleClassify(service().ports).run({
        id: 'one',
        payload: { pin_id },
        attempt: 1,
        signal: new AbortController().signal,
      })

    test('a marked picture is blurred in every copy, on pages and previews, and clear for those alone who ask', async () => {
      const [moderator, creator, saver, reader] = await Promise.all([
        keeper(service(), 'moderator'),
        member(service()),
        member(service()),
        member(service()),
      ])
      const [board, saved] = [await boardOf(creator, 'Scenes'), await boardOf(saver, 'Saved')]
      const pin = await pinOn(creator, board.id)
      const clear = pin.images['736x'].url
      const copy = await saver.done(savePin, { pin_id: pin.id, board_id: saved.id })
      await reader.done(reportPin, { pin_id: pin.id, reason: 'nudity' })
      await moderator.person.done(decideReports, { case_id: pin.id, decision: 'warn', reason })

      const seen = (who: Person, id: string = pin.id) => who.done(getPin, { id })
      const stranger = visitor(service())
      for (const id of [pin.id, copy.id]) {
        const { images, sensitive } = await seen(stranger, id)
        expect(images['736x'].url).not.toBe(clear)
        expect(sensitive?.images['736x'].url).toBe(clear)
      }
      const { images, sensitive_by } = await seen(stranger)
      expect(sensitive_by).toBe('house')
      // The blurred file has hardly any detail: a tiny one enlarged is the same.
      const file = new Uint8Array(await (await stranger.send(images['736x'].url)).arrayBuffer())
      const { width = 0, height = 0 } = await sharp(file).metadata()
      const tiny = await sharp(file).resize({ width: 16 }).png().toBuffer()
      const [one, other] = await Promise.all([
        sharp(file).greyscale().raw().toBuffer(),
        sharp(tiny).resize({ width, height, fit: 'fill' }).greyscale().raw().toBuffer(),
      ])
      const furthest = one.reduce(
        (most, at, n) => Math.max(most, Math.abs(at - (other[n] ?? 0))),
        0,
      )
      expect(furthest).toBeLessThan(24)

      const page = await (await stranger.send(`/pin/${pin.id}/`)).text()
      expect(page).not.toMatch(/<img[^>]+736x/u)
      expect(page).not.toContain('og:image"')
      const drawn = page.replaceAll(/<script[\s\S]*?<\/script>/gu, '')
      expect(drawn).not.toContain(clear)
      const listed = await stranger.done(userBoards, {
        user_id: await idOf(saver),
      })
      expect(listed.find(({ id }) => id === saved.id)?.image_cover_url).toBeNull()

      await reader.done(updateSettings, { sensitive_pictures: 'show' })
      expect(await seen(reader)).toMatchObject({ images: { '736x': { url: clear } } })
      expect((await seen(reader)).sensitive).toBeNull()
      await service()
        .ports.db.update(users)
        .set({ birthday: `${new Date().getUTCFullYear() - 15}-01-01` })
        .where(eq(users.id, await idOf(reader)))
      expect((await seen(reader)).sensitive).not.toBeNull()
      expect((await reader.call(updateSettings, { sensitive_pictures: 'show' })).error?.code).toBe(
        'not-allowed',
      )
      const onBoard = async () => (await reader.done(boardPins, { board_id: saved.id })).length
      expect(await onBoard()).toBe(1)
      await reader.done(updateSettings, { sensitive_pictures: 'leave-out' })
      expect(await onBoard()).toBe(0)

      const { email } = await selfOf(creator)
      expect((await emailsTo(service(), email)).map(({ subject }) => subject)).toContain(
        'A Pin of yours on Tessera has a warning now',
      )
      const [told] = await creator.done(myDecisions, {})
      expect(told).toMatchObject({
        decision: 'warn',
        is_automated: false,
        appeal: { state: 'open' },
      })
      expect((await creator.call(updatePin, { id: pin.id, is_sensitive: false })).error?.code).toBe(
        'not-allowed',
      )
      const [decision] = await moderator.person.done(houseDecisions, {})
      await moderator.person.done(undoDecision, { decision_id: decision?.id ?? '', reason })
      expect((await seen(stranger)).images['736x'].url).toBe(clear)
    })

    test('an author marks a pin, others do not, and the house marks pictures by their copies', async () => {
      const [moderator, creator, saver, leader] = await Promise.all([
        keeper(service(), 'moderator'),
        member(service()),
        member(service()),
        keeper(service(), 'administrator'),
      ])
      const [board, saved] = [await boardOf(creator, 'Scenes'), await boardOf(saver, 'Saved')]
      const marked = await pinOn(creator, board.id, { is_sensitive: true })
      expect(marked.sensitive).not.toBeNull()
      const copy = await saver.done(savePin, { pin_id: marked.id, board_id: saved.id })
      const refusal = async (id: string, is_sensitive: boolean) =>
        (await saver.call(updatePin, { id, is_sensitive })).error?.code
      expect([await refusal(copy.id, false), await refusal(marked.id, false)]).toEqual([
        'pin-not-yours',
        'not-allowed',
      ])
      const cleared = await creator.done(updatePin, { id: marked.id, is_sensitive: false })
      expect([cleared.sensitive, cleared.sensitive_by]).toEqual([null, null])
      const [found] = await moderator.person.done(findCopies, { address: marked.id })
      const media_ids = [found?.media_id ?? '']
      const mark = (sensitive: boolean) =>
        moderator.person.done(markPictures, { media_ids, sensitive, reason })
      await mark(true)
      const seen = await visitor(service()).done(getPin, { id: copy.id })
      expect(seen.sensitive_by).toBe('house')
      const again = await moderator.person.done(findCopies, {
        address: `https://x.test${seen.images.orig.url}`,
      })
      expect(again[0]).toMatchObject({ media_id: media_ids[0], sensitive_by: 'house', pins: 2 })
      await mark(false)
      expect((await visitor(service()).done(getPin, { id: copy.id })).sensitive).toBeNull()
      const log = await leader.person.done(listHouseLog, {})
      expect(log.find(({ act }) => act === 'content.mark')).toMatchObject({
        before: { marks: [`${media_ids[0]} house`] },
        after: { marks: [`${media_ids[0]} none`] },
      })
    })

    test('a classifier reports a pin or hides it at once, says that no person has looked, and holds up nobody', async () => {
      const [moderator, creator] = await Promise.all([
        keeper(service(), 'moderator'),
        member(service()),
      ])
      const board = await boardOf(creator, 'Scenes')
      const [fine, odd, bad, lost] = [
        await pinOn(creator, board.id),
        await pinOn(creator, board.id),
        await pinOn(creator, board.id),
        await pinOn(creator, board.id),
      ]
      // The jobs of the new pins have run.
      await vi.waitFor(() => expect(asked.length).toBe(scene - before), { timeout: 20_000 })
      judged = { ok: true, scores: { nudity: 0.1 } }
      await classify(fine.id)
      judged = { ok: true, scores: { nudity: 0.7, spaceships: 1 } }
      await classify(odd.id)
      await classify(odd.id)
      judged = { ok: true, scores: { nudity: 0.97 } }
      await classify(bad.id)
      judged = { ok: false, fault: 'too-slow' }
      await expect(classify(lost.id)).rejects.toThrow('too-slow')
      expect(asked.at(-1)).toMatch(/^\d+ true$/u)
      const queue = await moderator.person.done(houseReports, {})
      const waiting = queue.filter(({ case_id }) =>
        [fine, odd, bad, lost].some(({ id }) => String(id) === case_id),
      )
      expect(waiting).toMatchObject([
        { case_id: odd.id, machine: { nudity: 0.7, spaceships: 1 }, reports: 1, words: [] },
      ])
      expect((await visitor(service()).done(getPin, { id: bad.id })).sensitive_by).toBe('machine')
      const [told] = await creator.done(myDecisions, {})
      expect(told).toMatchObject({
        decision: 'warn',
        is_automated: true,
        appeal: { state: 'open' },
      })
      const { email } = await selfOf(creator)
      const letters = await emailsTo(service(), email)
      expect(letters.some(({ text }) => text.includes('No person has looked at it yet'))).toBe(true)
      const [decision] = await moderator.person.done(houseDecisions, {})
      expect(decision).toMatchObject({ is_automated: true, by: null, decision: 'warn' })
    })
  })
