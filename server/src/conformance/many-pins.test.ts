import { moveAllPins, movePins, undoAction } from '@tessera/contracts/calls/actions'
import { savePin } from '@tessera/contracts/calls/pins'
import { limits } from '@tessera/contracts/limits'
import { describe, expect, test } from 'vitest'
import { clearBusy, crowded, ended, markBusy } from './crowd.ts'
import { databaseKinds, racingDatabase } from './database-kinds.ts'
import { fillingBoards, seen } from './filled-board.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member } from './person.ts'

for (const { kind, open } of databaseKinds)
  describe(`many pins on ${kind}`, () => {
    const service = openedService(open)
    const filled = fillingBoards(service)
    const races = racingDatabase.some((racing) => racing.kind === kind)

    test('S8.1 while a bulk action holds a board, others wait for it with its own error codes', async () => {
      const person = await member(service())
      const { board, ids } = await filled(person, 'Taken', 1)
      const other = await boardOf(person, 'Free')
      const away = { pin_ids: ids, board_id: board.id, new_board_id: other.id }
      const code = async (taken: string, kind: 'move' | 'merge-board') => {
        await markBusy(service().ports, { boardId: taken, kind })
        const { error } = await person.call(movePins, away)
        expect(error?.message).toBe('Please wait until the previous board action finishes.')
        await clearBusy(service().ports)
        return error?.api_error_code
      }
      expect(await code(board.id, 'move')).toBe(2171)
      expect(await code(other.id, 'move')).toBe(2172)
      expect(await code(board.id, 'merge-board')).toBe(2173)
      await person.done(movePins, away)
    })

    test('many pins move in the background, and back, and then all counts agree', async () => {
      const person = await member(service())
      const { board, count } = await crowded(service(), person, limits.bulkAtOnce * 4 + 40)
      const other = await boardOf(person, 'Landing')
      const all = { board_id: board.id, new_board_id: other.id }
      const begun = await person.done(moveAllPins, all)
      expect(begun).toMatchObject({ state: 'running', total: count, done: 0 })
      await ended(person, begun.id)
      expect((await seen(person, board)).pin_count).toBe(0)
      expect((await seen(person, other)).pin_count).toBe(count)
      const undone = await person.done(undoAction, { undo_token: begun.undo_token })
      expect(undone.state).toBe('undoing')
      await ended(person, begun.id)
      expect((await seen(person, board)).pin_count).toBe(count)
      expect((await seen(person, other)).pin_count).toBe(0)
    })

    test.runIf(races)(
      'a hundred saves to one board, and a hundred moves between two, leave every count exact',
      async () => {
        const person = await member(service())
        const { board, ids, count } = await crowded(service(), person, 100)
        const other = await boardOf(person, 'Opposite')
        const target = await boardOf(person, 'Saved at once')
        await Promise.all(
          ids.map((id) => person.done(savePin, { pin_id: id, board_id: target.id })),
        )
        expect((await seen(person, target)).pin_count).toBe(count)
        const came = await Promise.all(
          ids.map((id) =>
            person.call(movePins, { pin_ids: [id], board_id: board.id, new_board_id: other.id }),
          ),
        )
        expect(came.map(({ status }) => status).filter((status) => status !== 200)).toEqual([])
        const back = await Promise.all(
          ids.map((id, index) =>
            index % 2 === 0
              ? person.call(movePins, { pin_ids: [id], board_id: other.id, new_board_id: board.id })
              : person.call(movePins, {
                  pin_ids: [id],
                  board_id: other.id,
                  new_board_id: target.id,
                }),
          ),
        )
        expect(back.map(({ status }) => status).filter((status) => status !== 200)).toEqual([])
        expect((await seen(person, board)).pin_count).toBe(count / 2)
        expect((await seen(person, other)).pin_count).toBe(0)
        expect((await seen(person, target)).pin_count).toBe(count)
      },
      90_000,
    )
  })
