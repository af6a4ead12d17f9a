import { deleteBoard, movePins, undoAction } from '@tessera/contracts/calls/actions'
import { updateBoard } from '@tessera/contracts/calls/boards'
import { deletePin, savePin, updatePin } from '@tessera/contracts/calls/pins'
import { suggestHashtags } from '@tessera/contracts/calls/search'
import { describe, expect, test } from 'vitest'
import { sweepHashtags } from '../contexts/pins/hashtags/sweep.ts'
import { sql } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { made } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, visitor } from './person.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`hashtags on ${kind}`, () => {
    const service = openedService(open)

    const offered = async (q: string) => visitor(service()).done(suggestHashtags, { q })
    const countOf = async (tag: string) =>
      (await offered(tag)).find(({ query }) => query === `#${tag}`)?.pin_count ?? 0

    test('S2.21 S3.31 S7.13 hashtags are suggested by prefix, most used first, each with its count', async () => {
      const person = await member(service())
      const board = await boardOf(person, 'Corners')
      await made(person, board, { title: 'One', description: '#balcony #balconyplants' })
      await made(person, board, { title: 'Two', description: 'My #Balcony, twice: #balcony' })
      expect(await offered('balc')).toEqual([
        { query: '#balcony', pin_count: 2 },
        { query: '#balconyplants', pin_count: 1 },
      ])
      expect(await offered('#BALC')).toHaveLength(2)
      expect(await offered('b')).toContainEqual({ query: '#balcony', pin_count: 2 })
      const bare = await visitor(service()).done(suggestHashtags, {
        q: 'balcony',
        show_pin_count: false,
      })
      expect(bare).toEqual([{ query: '#balcony' }, { query: '#balconyplants' }])
    })

    test('hashtags work in every script, without regard to accents', async () => {
      const person = await member(service())
      const board = await boardOf(person, 'Everywhere')
      const tags = ['#발코니정원', '#Grünpflanzen', '#🌿plants', '#балкон', '#พืชในร่ม', '#straße']
      await made(person, board, { title: 'All of them', description: tags.join(' ') })
      for (const [typed, tag] of [
        ['발코', '#발코니정원'],
        ['#발코니정원', '#발코니정원'],
        ['grun', '#Grünpflanzen'],
        ['GRÜN', '#Grünpflanzen'],
        ['🌿', '#🌿plants'],
        ['БАЛ', '#балкон'],
        ['พืช', '#พืชในร่ม'],
        ['strasse', '#straße'],
      ] as const)
        expect(await offered(typed), typed).toContainEqual({ query: tag, pin_count: 1 })
    })

    test('an invalid hashtag gets no suggestions', async () => {
      for (const typed of [
        '',
        '#',
        ' ',
        '%',
        '_',
        "'",
        'a b',
        '\u202e',
        '💥'.repeat(60),
        'x'.repeat(200),
      ])
        expect(Array.isArray(await offered(typed)), typed).toBe(true)
      expect(await offered('#')).toEqual([])
      expect(await offered('%')).toEqual([])
    })

    test('a hashtag counts its public pins, after every change', async () => {
      const person = await member(service())
      const open = await boardOf(person, 'Open')
      const secret = await boardOf(person, 'Closed', 'secret')
      const pin = await made(person, open, { title: 'Counted', description: '#lantern' })
      const other = await made(person, open, { title: 'Counted too', description: '#lantern' })
      await made(person, secret, { title: 'Not seen', description: '#lantern' })
      expect(await countOf('lantern')).toBe(2)
      await sweepHashtags(service().ports.db)
      expect(await countOf('lantern')).toBe(2)
      await person.done(savePin, { pin_id: pin.id, board_id: (await boardOf(person, 'Again')).id })
      expect(await countOf('lantern'), 'a save is no new pin').toBe(2)
      await person.done(updatePin, { id: pin.id, description: 'a #streetlight' })
      expect([await countOf('lantern'), await countOf('streetlight')]).toEqual([1, 1])
      await person.done(updatePin, { id: pin.id, description: '#lantern' })
      await person.done(updateBoard, { board_id: open.id, privacy: 'secret' })
      expect(await countOf('lantern')).toBe(0)
      await person.done(updateBoard, { board_id: open.id, privacy: 'public' })
      expect(await countOf('lantern')).toBe(2)
      const move = { pin_ids: [pin.id], board_id: open.id, new_board_id: secret.id }
      await person.done(movePins, move)
      expect(await countOf('lantern')).toBe(1)
      await person.done(deletePin, { id: other.id })
      expect(await countOf('lantern')).toBe(0)
      await person.done(updateBoard, { board_id: secret.id, privacy: 'public' })
      expect(await countOf('lantern')).toBe(2)
      const deleted = await person.done(deleteBoard, { board_id: secret.id })
      expect(await countOf('lantern')).toBe(0)
      await person.done(undoAction, { undo_token: deleted.undo_token ?? '' })
      expect(await countOf('lantern')).toBe(2)
      await sweepHashtags(service().ports.db)
      expect(await countOf('lantern')).toBe(2)
    })

    test('pins created at once with the same hashtags in any order all count, without a deadlock', async () => {
      const people = await Promise.all([1, 2, 3, 4].map(() => member(service())))
      const boards = await Promise.all(people.map((person) => boardOf(person, 'At once')))
      const texts = ['#alder #birch #cedar', '#cedar #birch #alder', '#birch #cedar #alder']
      await Promise.all([
        ...people.flatMap((person, at) =>
          texts.map((description) =>
            made(person, boards[at] ?? { id: '' }, { title: 'Tree', description }),
          ),
        ),
        sweepHashtags(service().ports.db),
        sweepHashtags(service().ports.db),
      ])
      for (const tag of ['alder', 'birch', 'cedar']) expect(await countOf(tag)).toBe(12)
      await sweepHashtags(service().ports.db)
      const { rows } = await service().ports.db.execute(
        sql`select pin_count from hashtags where tag = 'alder'`,
      )
      expect(rows).toEqual([{ pin_count: 12 }])
    })
  })
