import { boardPins, getBoard } from '@tessera/contracts/calls/boards'
import { savePin } from '@tessera/contracts/calls/pins'
import { boardSections } from '@tessera/contracts/calls/sections'
import type { Board } from '@tessera/contracts/entities/board'
import type { MemoryService } from '../memory-service.ts'
import { someIdeas } from './crowd.ts'
import { boardOf, type Person } from './person.ts'

interface OneBoard {
  readonly id: string
}

/** Creates boards with this many pins, and returns the pins newest first. */
export const fillingBoards =
  (service: () => MemoryService) => async (person: Person, name: string, count: number) => {
    const board = await boardOf(person, name)
    for (const id of await someIdeas(service().ports, count))
      await person.done(savePin, { pin_id: id, board_id: board.id })
    return { board, ids: await idsOn(person, board) }
  }

/** Returns the pins of a board, newest first. */
export const idsOn = async (person: Person, board: OneBoard): Promise<readonly string[]> =>
  (await person.done(boardPins, { board_id: board.id, page_size: 100 })).map(({ id }) => id)

/** Returns a board as a person sees it. */
export const seen = (person: Person, board: OneBoard): Promise<Board> =>
  person.done(getBoard, { board_id: board.id })

/** Returns the sections of a board with their pin counts. */
export const titlesOf = async (person: Person, board: OneBoard) =>
  (await person.done(boardSections, { board_id: board.id })).map(({ title, pin_count }) => ({
    title,
    pin_count,
  }))
