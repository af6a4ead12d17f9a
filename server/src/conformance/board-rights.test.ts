import { createBoard, pickerBoards } from '@tessera/contracts/calls/boards'
import { createPin, savePin } from '@tessera/contracts/calls/pins'
import type { Privacy } from '@tessera/contracts/entities/board'
import { beforeAll, describe, expect, test } from 'vitest'
import { answers, boardCallRights, visitorsAnswer } from './board-rights.ts'
import { boardRoles, type Cast, castOf, type Stage, stageOf } from './board-roles.ts'
import { tile } from './crowd.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { selfOf } from './self-of.ts'

const privacies: readonly Privacy[] = ['public', 'secret', 'protected']

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`rights on ${kind}`, () => {
    const service = openedService(open)
    let cast: Cast
    beforeAll(async () => {
      cast = await castOf(service())
    })

    for (const privacy of privacies)
      for (const [call, right, input] of boardCallRights)
        test(`${call.name} is answered to each role as it should on a ${privacy} board (${right})`, async () => {
          const got: Record<string, number> = {}
          const wanted: Record<string, number> = {}
          let stage: Stage | undefined
          for (const role of boardRoles) {
            stage ??= await stageOf(service(), cast, privacy)
            const ownBoard = role === 'visitor' ? '1' : cast.ownBoards[role]
            const came = await cast.people[role].call(call, input(stage, ownBoard))
            got[role] = came.status
            // A read or a refused role has changed nothing, so the next one finds the same board.
            if (came.status < 400 && call.method !== 'GET') stage = undefined
            wanted[role] =
              role === 'visitor' ? visitorsAnswer(call, privacy) : answers[right][privacy][role]
          }
          expect(got).toEqual(wanted)
        })

    test('S6.5 a person who acts for an ad account saves to its protected boards, and to no other of its owner', async () => {
      const { advertiser } = cast.people
      const acting = { advertiser_id: cast.advertiserId }
      const image_base64 = await tile()
      for (const [privacy, status] of [
        ['protected', 200],
        ['public', 403],
        ['secret', 404],
      ] as const) {
        const { boardId, pinId } = await stageOf(service(), cast, privacy)
        const place = { board_id: boardId, ...acting }
        const made = await advertiser.call(createPin, { ...place, image_base64 })
        expect(made.status).toBe(status)
        const saved = await advertiser.call(savePin, { ...place, pin_id: pinId })
        expect(saved.status).toBe(status)
      }
    })

    test('S6.6 S6.7 a board created for an ad account is protected and belongs to its owner; nobody else creates one', async () => {
      const { advertiser, member, owner } = cast.people
      const input = { name: `Ads ${service().ports.ids.next()}`, advertiser_id: cast.advertiserId }
      const made = await advertiser.done(createBoard, input)
      expect(made).toMatchObject({ privacy: 'protected', owner: { id: cast.ids.owner } })
      const open = { ...input, name: 'Open', privacy: 'public' }
      expect((await advertiser.call(createBoard, open)).status).toBe(403)
      expect((await member.call(createBoard, input)).status).toBe(403)
      const shown = await advertiser.done(pickerBoards, {
        advertiser_id: cast.advertiserId,
        filter: 'protected',
        username: (await selfOf(owner)).username,
      })
      expect(shown.all_boards.map(({ id }) => id)).toContain(made.id)
      expect(shown.all_boards.every(({ privacy }) => privacy === 'protected')).toBe(true)
      const otherOwner = {
        advertiser_id: cast.advertiserId,
        filter: 'protected',
        username: (await selfOf(member)).username,
      }
      expect((await advertiser.call(pickerBoards, otherOwner)).status).toBe(403)
      const own = await owner.done(createBoard, { name: 'Plain', privacy: 'public' })
      expect(own.privacy).toBe('public')
    })
  })
