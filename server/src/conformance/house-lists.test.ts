import { createBoard } from '@tessera/contracts/calls/boards'
import { createComment, pinComments } from '@tessera/contracts/calls/comments'
import {
  addDomains,
  addFetchedList,
  addTerms,
  changeFetchedList,
  exportHouseList,
  fetchedLists,
  houseListVersions,
  planDomains,
  tryTerms,
  undoListVersion,
} from '@tessera/contracts/calls/house-lists'
import { decideReports, houseReports } from '@tessera/contracts/calls/house-reports'
import { checkOffsite } from '@tessera/contracts/calls/offsite'
import { createPin, updatePin } from '@tessera/contracts/calls/pins'
import { updateSettings } from '@tessera/contracts/calls/settings'
import { z } from '@tessera/contracts/schema'
import { describe, expect, test } from 'vitest'
import { handleFetchLists } from '../contexts/house/lists/fetch-lists.ts'
import { pins } from '../contexts/pins/index.ts'
import { eq } from '../platform/database/sql.ts'
import type { Pages } from '../platform/pages/port.ts'
import { oneDatabase } from './database-kinds.ts'
import { keeper } from './house-keeper.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, visitor } from './person.ts'
import { pictureOf } from './uploaded-picture.ts'

const reason = 'For the test'
const listAddress = 'https://lists.example/hosts.txt'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`lists of terms and domains on ${kind}`, () => {
    let file = ''
    let now = Date.now()
    const pages: Pages = {
      fetch: async (url, { take, known }) => {
        if (url !== listAddress) return { ok: false, code: 'unreachable' }
        const etag = String(file.length)
        const came = {
          ok: true,
          finalUrl: url,
          contentType: 'text/plain',
          bytes: new Uint8Array(),
        } as const
        const version = { etag, lastModified: null }
        if (known?.etag === etag) return { ...came, version, isUnchanged: true }
        await take?.(new Uint8Array(Buffer.from(file)))
        return { ...came, version }
      },
    }
    const service = openedService(() => open({ clock: { now: () => new Date(now) } }))
    const job = { payload: {}, attempt: 1, id: '', signal: new AbortController().signal }

    test('terms are refused, queued and hidden, domains are blocked at every way in, and changes are undone', async () => {
      const { ports } = service()
      const [owner, writer, reader] = [
        await keeper(service(), 'owner'),
        await member(service()),
        await member(service()),
      ]
      const list = owner.person
      const board = await boardOf(writer, 'Lamps')
      const media_upload_id = await pictureOf(writer)
      const pinOf = (more: object) =>
        writer.call(createPin, {
          board_id: board.id,
          media_upload_id,
          ...more,
        })
      const pin = await pinOf({ title: 'A blorple lamp' })
      const pinId = z.parse(createPin.output, pin.data).id

      // A trial changes nothing, and says what the list would have met.
      const trial = await list.done(tryTerms, { text: 'blorple\nzorgle', act: 'refuse' })
      expect(trial).toMatchObject({ met: 1, terms: [{ text: 'blorple', met: 1 }] })
      expect(trial.examples[0]).toMatchObject({ place: 'pin', url: `/pin/${pinId}/` })

      await list.done(addTerms, { text: 'blorple', act: 'refuse', reason })
      const hidden = await list.done(addTerms, { text: 'zorgle', act: 'hide', reason })
      const refused = await pinOf({ title: 'A Bl0rple lamp' })
      expect(refused.error).toMatchObject({ code: 'words-refused' })
      const codes = [
        await writer.call(updatePin, { id: pinId, description: 'b l o r p l e' }),
        await writer.call(createBoard, { name: 'Blörple' }),
        await writer.call(createComment, { pin_id: pinId, text: 'blorple!' }),
        await writer.call(updateSettings, { about: 'Blor\u200bple' }),
      ].map(({ error }) => error?.code)
      expect(codes).toEqual(Array.from({ length: 4 }, () => 'words-refused'))

      // Hidden posts wait in the queue, and their writer alone sees them until somebody decides.
      const held = z.parse(createPin.output, (await pinOf({ title: 'Zorgle rug' })).data)
      await writer.done(createComment, { pin_id: pinId, text: 'So zorgle' })
      const listed = async () =>
        (await ports.db.select({ listed: pins.listed }).from(pins).where(eq(pins.id, held.id)))[0]
      expect(await listed()).toEqual({ listed: false })
      expect(await reader.done(pinComments, { pin_id: pinId })).toEqual([])
      expect(await visitor(service()).done(pinComments, { pin_id: pinId })).toEqual([])
      expect(await writer.done(pinComments, { pin_id: pinId })).toHaveLength(1)
      const queue = await list.done(houseReports, {})
      expect(
        queue.map(({ kind: each, reasons, words }) => [each, reasons[0]?.reason, words]),
      ).toEqual(
        expect.arrayContaining([
          ['pin', 'found-by-list', ['“zorgle”']],
          ['comment', 'found-by-list', ['“zorgle”']],
        ]),
      )
      for (const { case_id } of queue)
        await list.done(decideReports, { case_id, decision: 'dismiss', reason })
      expect(await listed()).toEqual({ listed: true })
      expect(await reader.done(pinComments, { pin_id: pinId })).toHaveLength(1)

      // Domains: a plan, an import in Mastodon's columns, and refusals of links under them.
      const text =
        '#domain,#severity,#public_comment\nevil.example,suspend,spam\nnot a domain,suspend,\n'
      const plan = await list.done(planDomains, { text, status: 'blocked' })
      expect(plan).toMatchObject({
        added: 1,
        faulty: 1,
        faults: [{ line: 3, fault: 'not-a-domain' }],
      })
      const version = await list.done(addDomains, { text, status: 'blocked', reason })
      await list.done(addDomains, { text: 'good.evil.example', status: 'ok', reason })
      const bad = 'https://shop.EVIL.example:8443/x'
      expect((await pinOf({ title: 'Lamp', link: bad })).error?.code).toBe('link-blocked')
      expect((await writer.call(updatePin, { id: pinId, link: bad })).error?.code).toBe(
        'link-blocked',
      )
      expect(
        (await writer.call(updatePin, { id: pinId, link: 'https://good.evil.example/' })).error,
      ).toBeNull()
      expect((await reader.done(checkOffsite, { url: bad })).redirect_status).toBe('blocked')
      const { csv } = await list.done(exportHouseList, { list: 'domains' })
      expect(csv).toBe(
        'domain,status,reason\r\nevil.example,blocked,spam\r\ngood.evil.example,ok,\r\n',
      )

      // Undo brings the list back as it was, once.
      const undo = { version_id: version?.id ?? '', reason }
      await list.done(undoListVersion, undo)
      expect((await list.call(undoListVersion, undo)).error?.code).toBe('house-undo-gone')
      expect((await writer.call(updatePin, { id: pinId, link: bad })).error).toBeNull()
      await list.done(undoListVersion, { version_id: hidden?.id ?? '', reason })
      expect((await pinOf({ title: 'Zorgle again' })).error).toBeNull()
      expect(await list.done(houseReports, {})).toEqual([])
      expect(await list.done(houseListVersions, { list: 'terms' })).toHaveLength(3)

      // A fetched list blocks, but not what the house allows; a jump in its size waits for a person.
      const run = () => handleFetchLists({ ...ports, pages }).run(job)
      file = '0.0.0.0 a.example\n0.0.0.0 good.evil.example\n'
      const { id } = await list.done(addFetchedList, {
        address: listAddress,
        status: 'blocked',
        reason,
      })
      await run()
      const [fetched] = await list.done(fetchedLists, {})
      expect(fetched).toMatchObject({ entries: 2, fault: null, waiting: null })
      expect(
        (await reader.done(checkOffsite, { url: 'http://www.a.example/' })).redirect_status,
      ).toBe('blocked')
      expect(
        (await reader.done(checkOffsite, { url: 'http://good.evil.example/' })).redirect_status,
      ).toBe('ok')
      file = 'b.example\nc.example\nd.example\ne.example\n'
      now += 25 * 3_600_000
      await run()
      expect((await list.done(fetchedLists, {}))[0]).toMatchObject({ entries: 2, waiting: 4 })
      await list.done(changeFetchedList, { id, do: 'accept', reason })
      await run()
      expect((await list.done(fetchedLists, {}))[0]).toMatchObject({ entries: 4, waiting: null })
      expect((await reader.done(checkOffsite, { url: 'http://a.example/' })).redirect_status).toBe(
        'ok',
      )
    })
  })
