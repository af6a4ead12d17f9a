import { savePin } from '@tessera/contracts/calls/pins'
import { userPins } from '@tessera/contracts/calls/profile-pins'
import { getViewer } from '@tessera/contracts/calls/viewer'
import type { PinId } from '@tessera/contracts/ids'
import { describe, expect, test } from 'vitest'
import { boards } from '../contexts/pins/boards/tables.ts'
import { pins } from '../contexts/pins/pins/tables.ts'
import { blocks } from '../contexts/pins/users/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { addBoard, addPin, idOf, type Keeper, keeper } from './ideas.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person, visitor } from './person.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`people's pins on ${kind}`, () => {
    const service = openedService(open)

    const shown = async (
      viewer: Person,
      { username }: Pick<Keeper, 'username'>,
      of: 'created' | 'saved',
    ) => (await viewer.done(userPins, { username, kind: of })).map(({ id }) => id)

    test('a person’s created and saved pins are two lists, newest first', async () => {
      const [one, other] = [await keeper(service()), await keeper(service())]
      const theirs = [await addPin(service(), other), await addPin(service(), other)]
      const made = [await addPin(service(), one), await addPin(service(), one)]
      const saves: PinId[] = []
      for (const of of theirs) saves.push(await addPin(service(), one, { of }))
      expect(await shown(visitor(service()), one, 'created')).toEqual(made.toReversed())
      expect(await shown(visitor(service()), one, 'saved')).toEqual(saves.toReversed())
    })

    test('an idea on several boards is listed once, where the viewer may see it', async () => {
      const [one, other] = [await keeper(service()), await keeper(service())]
      const of = await addPin(service(), other)
      const first = await addPin(service(), one, { of })
      const boardId = await addBoard(service(), one.id)
      const second = await addPin(service(), one, { of, boardId })
      const secret = await addBoard(service(), one.id, 'secret')
      await addPin(service(), one, { of, boardId: secret })
      expect(await shown(visitor(service()), one, 'saved')).toEqual([second])
      await service()
        .ports.db.update(boards)
        .set({ deletedAt: service().ports.clock.now() })
        .where(eq(boards.id, boardId))
      expect(await shown(visitor(service()), one, 'saved')).toEqual([first])
    })

    test('secret, protected and deleted pins are in neither list', async () => {
      const [one, other] = [await keeper(service()), await keeper(service())]
      const of = await addPin(service(), other)
      for (const privacy of ['secret', 'protected'] as const) {
        const boardId = await addBoard(service(), one.id, privacy)
        await addPin(service(), one, { boardId })
        await addPin(service(), one, { boardId, of })
      }
      const deleted = await addPin(service(), one)
      await service()
        .ports.db.update(pins)
        .set({ deletedAt: service().ports.clock.now() })
        .where(eq(pins.id, deleted))
      for (const list of ['created', 'saved'] as const)
        expect(await shown(visitor(service()), one, list)).toEqual([])
    })

    test('people see their own secret pins among theirs, and others don’t', async () => {
      const person = await member(service())
      const username = (await person.done(getViewer, {}))?.username ?? ''
      const board = await boardOf(person, 'Hidden', 'secret')
      const idea = await addPin(service(), await keeper(service()))
      const saved = await person.done(savePin, { pin_id: idea, board_id: board.id })
      expect(await shown(person, { username }, 'saved')).toEqual([saved.id])
      expect(await shown(visitor(service()), { username }, 'saved')).toEqual([])
    })

    test('pages follow one another without a gap or a repeat', async () => {
      const one = await keeper(service())
      const made: PinId[] = []
      for (let index = 0; index < 9; index += 1) made.push(await addPin(service(), one))
      const seen: PinId[] = []
      let bookmark: string | null | undefined
      while (bookmark !== null) {
        const came = await visitor(service()).call(userPins, {
          username: one.username,
          page_size: 2,
          ...(bookmark === undefined ? {} : { bookmark }),
        })
        seen.push(...(came.data ?? []).map(({ id }) => id))
        bookmark = came.bookmark
        await addPin(service(), one)
      }
      expect(seen).toEqual(made.toReversed())
    })

    test('nobody finds a person who blocked them, or who doesn’t exist', async () => {
      const one = await keeper(service())
      await addPin(service(), one)
      const person = await member(service())
      expect(await shown(person, one, 'created')).toHaveLength(1)
      const block = { blockerId: one.id, blockedId: await idOf(person) }
      await service()
        .ports.db.insert(blocks)
        .values({ ...block, createdAt: service().ports.clock.now() })
      for (const username of [one.username, 'nobody-at-all']) {
        const came = await person.call(userPins, { username })
        expect(came.error?.code).toBe('not-found')
      }
    })
  })
