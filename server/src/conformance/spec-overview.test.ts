import { movePins } from '@tessera/contracts/calls/actions'
import { getBoard } from '@tessera/contracts/calls/boards'
import { boardInvites, inviteToBoard } from '@tessera/contracts/calls/collaborators'
import { followUser } from '@tessera/contracts/calls/follows'
import { savePin } from '@tessera/contracts/calls/pins'
import { createSection, sectionPins } from '@tessera/contracts/calls/sections'
import { getUser } from '@tessera/contracts/calls/users'
import { describe, expect, test } from 'vitest'
import { oneDatabase } from './database-kinds.ts'
import { made } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member } from './person.ts'
import { selfOf } from './self-of.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`what the product is for, on ${kind}`, () => {
    const service = openedService(open)

    test('S1.1 a member saves to a board and a section, creates both, moves pins, invites and follows', async () => {
      const [person, friend] = [await member(service()), await member(service())]
      const pin = await made(friend, await boardOf(friend, 'Theirs'), { title: 'Lamp' })
      const [lamps, rooms] = [await boardOf(person, 'Lamps'), await boardOf(person, 'Rooms')]
      const hall = await person.done(createSection, { board_id: rooms.id, name: 'Hall' })
      const onBoard = await person.done(savePin, { pin_id: pin.id, board_id: lamps.id })
      const inSection = await person.done(savePin, {
        pin_id: pin.id,
        board_id: rooms.id,
        section: hall.id,
      })
      const idsIn = async (sectionId: string) =>
        (await person.done(sectionPins, { section_id: sectionId })).map(({ id }) => id)
      expect(await idsIn(hall.id)).toEqual([inSection.id])
      const other = await boardOf(person, 'Kept')
      const shelf = await person.done(createSection, { board_id: other.id, name: 'Shelf' })
      await person.done(movePins, {
        pin_ids: [onBoard.id],
        board_id: lamps.id,
        new_board_id: other.id,
        new_section_id: shelf.id,
      })
      expect(await idsIn(shelf.id)).toEqual([onBoard.id])
      expect(await person.done(getBoard, { board_id: lamps.id })).toMatchObject({ pin_count: 0 })
      const them = await selfOf(friend)
      await person.done(inviteToBoard, { board_id: other.id, invited_user_ids: [them.id] })
      expect(await friend.done(boardInvites, {})).toHaveLength(1)
      await person.done(followUser, { user_id: them.id })
      const { username } = them
      expect(await person.done(getUser, { username })).toMatchObject({ followed_by_me: true })
    })
  })
