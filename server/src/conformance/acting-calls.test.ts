import { deleteBoard, deletePins, movePins, undoAction } from '@tessera/contracts/calls/actions'
import { createBoard, getBoard, pickerBoards, updateBoard } from '@tessera/contracts/calls/boards'
import { createPin, getPin, savePin, updatePin } from '@tessera/contracts/calls/pins'
import { boardSections, createSection, sectionsToSaveTo } from '@tessera/contracts/calls/sections'
import type { Permission } from '@tessera/contracts/entities/permission'
import { AdvertiserId, type UserId } from '@tessera/contracts/ids'
import { describe, expect, test } from 'vitest'
import { businessAccess } from '../contexts/identity/access/tables.ts'
import { advertisers } from '../contexts/identity/ad-accounts/tables.ts'
import type { MemoryService } from '../memory-service.ts'
import { eq } from '../platform/database/sql.ts'
import { someIdeas, tile } from './crowd.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { member, type Person } from './person.ts'
import { selfOf } from './self-of.ts'

const idOf = async (person: Person): Promise<UserId> => (await selfOf(person)).id

/** A business, and a member who may do this in its name. */
async function helped(service: MemoryService, permissions: Permission[]) {
  const { db, clock } = service.ports
  const business = await member(service)
  const person = await member(service)
  const subjectId = await idOf(business)
  const userId = await idOf(person)
  await db.insert(businessAccess).values({ subjectId, userId, permissions, createdAt: clock.now() })
  return { business, person, subjectId, acting: { orbac_subject_id: subjectId } }
}

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`calls in a business's name on ${kind}`, () => {
    const service = openedService(open)

    test('S6.8 a content manager of a business creates boards, sections and pins and moves them in its name', async () => {
      const { business, person, subjectId, acting } = await helped(service(), ['CONTENT'])
      const board = await person.done(createBoard, { name: 'Ours', privacy: 'secret', ...acting })
      expect(board.owner.id).toBe(subjectId)
      const [idea] = await someIdeas(service().ports, 1)
      const saved = await person.done(savePin, { pin_id: idea, board_id: board.id, ...acting })
      expect(saved.pinner.id).toBe(subjectId)
      const image_base64 = await tile()
      const pin = { board_id: board.id, image_base64, title: 'Ours', ...acting }
      const made = await person.done(createPin, pin)
      expect(made.pinner.id).toBe(subjectId)
      await person.done(updatePin, { id: made.id, title: 'Still ours', ...acting })
      const section = { board_id: board.id, name: 'Part', initial_pins: [made.id], ...acting }
      await person.done(createSection, section)
      const other = await person.done(createBoard, { name: 'Ours too', ...acting })
      const away = { pin_ids: [saved.id], board_id: board.id, new_board_id: other.id, ...acting }
      const { undo_token } = await person.done(movePins, away)
      expect((await business.done(getBoard, { board_id: other.id })).pin_count).toBe(1)
      await person.done(undoAction, { undo_token })
      expect((await business.done(getBoard, { board_id: board.id })).pin_count).toBe(2)
      expect(await business.done(boardSections, { board_id: board.id })).toHaveLength(1)
      expect((await business.done(getPin, { id: made.id })).title).toBe('Still ours')
      const shown = await person.done(pickerBoards, acting)
      expect(shown.all_boards.map(({ name }) => name)).toEqual(['Ours', 'Ours too'])
    })

    test('the sections to save to are those of the business’s board for its content manager, and nobody else’s', async () => {
      const { business, person, acting } = await helped(service(), ['CONTENT'])
      const { id: board_id } = await business.done(createBoard, { name: 'Parted' })
      await person.done(createSection, { board_id, name: 'Left', ...acting })
      const sections = await person.done(sectionsToSaveTo, { board_id, ...acting })
      expect(sections.map(({ title }) => title)).toEqual(['Left'])
      expect((await person.call(sectionsToSaveTo, { board_id })).error?.code).toBe('not-allowed')
    })

    test('S6.7 an ads manager of a business creates protected boards and their sections and saves there, for its ad account only', async () => {
      const { person, subjectId } = await helped(service(), ['ADS'])
      const { db, clock, ids } = service().ports
      const advertiser_id = AdvertiserId.parse(ids.next())
      const row = { id: advertiser_id, ownerId: subjectId, name: 'Ads', createdAt: clock.now() }
      await db.insert(advertisers).values(row)
      const board = await person.done(createBoard, { name: 'For the season', advertiser_id })
      expect([board.privacy, board.owner.id]).toEqual(['protected', subjectId])
      const place = { board_id: board.id, advertiser_id }
      const section = await person.done(createSection, { ...place, name: 'Autumn' })
      expect((await person.done(sectionsToSaveTo, place)).map(({ id }) => id)).toEqual([section.id])
      const [idea] = await someIdeas(service().ports, 1)
      await person.done(savePin, { ...place, pin_id: idea, section: section.id })
      const bare = { board_id: board.id }
      expect((await person.call(sectionsToSaveTo, bare)).error?.code).toBe('not-allowed')
      expect((await person.call(createSection, { ...bare, name: 'No' })).error?.code).toBe(
        'not-allowed',
      )
    })

    test('nobody acts for a business without its permission', async () => {
      for (const permissions of [['ANALYTICS'], ['ADS']] satisfies Permission[][]) {
        const { business, person, acting } = await helped(service(), permissions)
        const refused = await person.call(createBoard, { name: 'Not ours', ...acting })
        expect(refused.error?.code).toBe('not-allowed')
        const board = await business.done(createBoard, { name: 'Alone' })
        const rename = { board_id: board.id, name: 'Taken over', ...acting }
        expect((await person.call(updateBoard, rename)).status).toBe(403)
        const section = { board_id: board.id, name: 'Part', ...acting }
        expect((await person.call(createSection, section)).status).toBe(403)
        const pins = { pin_ids: ['1'], board_id: board.id, ...acting }
        expect((await person.call(deletePins, pins)).status).toBe(403)
      }
    })

    test('a person who may no longer act for a business cannot undo in its name', async () => {
      const { db } = service().ports
      const { person, subjectId, acting } = await helped(service(), ['CONTENT'])
      const board = await person.done(createBoard, { name: 'Left behind', ...acting })
      const { undo_token } = await person.done(deleteBoard, { board_id: board.id, ...acting })
      await db.delete(businessAccess).where(eq(businessAccess.subjectId, subjectId))
      expect((await person.call(undoAction, { undo_token })).error?.code).toBe('not-allowed')
    })

    test('without naming the business, its helpers act for themselves', async () => {
      const { person, subjectId } = await helped(service(), ['OWNER'])
      const board = await person.done(createBoard, { name: 'Mine' })
      expect(board.owner.id).not.toBe(subjectId)
    })
  })
