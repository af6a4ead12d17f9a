import type { AdvertiserId, UserId } from '@tessera/contracts/ids'
import { BoardId, SectionId } from '@tessera/contracts/ids'
import { nameKeyOf, slugOf } from '@tessera/server/contexts/pins/boards/rules'
import type { boardPeople } from '@tessera/server/contexts/pins/boards/tables'
import type { DemoBoard, DemoWorld } from '../content/demo-entities.ts'
import { chanceFrom, seedFrom } from '../pictures/chance.ts'
import { day, type Making, type RowOf, worldDays } from './making.ts'

interface Owners {
  idOf(username: string): UserId
  advertiserOf(username: string): AdvertiserId
}

function privacyOf(board: DemoBoard) {
  if (board.secret) return 'secret' as const
  return board.isForAds ? ('protected' as const) : ('public' as const)
}

/** Returns the boards with their sections, without counts. */
export function boardRows(world: DemoWorld, { ids, now }: Making, owners: Owners) {
  return world.boards.map((board) => {
    const id = BoardId.parse(ids.next())
    const chance = chanceFrom(seedFrom(board.slug))
    const createdAt = new Date(now.getTime() - (worldDays + chance.between(0, 35)) * day)
    return {
      theme: board.theme,
      board: {
        id,
        ownerId: owners.idOf(board.owner),
        name: board.name,
        nameKey: nameKeyOf(board.name),
        slug: board.slug,
        privacy: privacyOf(board),
        description: board.description,
        advertiserId: board.isForAds ? owners.advertiserOf(board.owner) : null,
        archivedAt: board.archived ? new Date(now.getTime() - day) : null,
        createdAt,
      },
      sections: board.sections.map((title, place) => ({
        id: SectionId.parse(ids.next()),
        boardId: id,
        title,
        titleKey: nameKeyOf(title),
        slug: slugOf(title, new Set()),
        place,
        createdAt,
      })),
    }
  })
}

/** A board with its row, id and sections. */
export type PlacedBoard = ReturnType<typeof boardRows>[number]

/** Returns the collaborators of boards. */
export function sharingRows(
  world: DemoWorld,
  placeOf: (slug: string) => PlacedBoard,
  idOf: (username: string) => UserId,
): readonly RowOf<typeof boardPeople>[] {
  return world.collaborators.map(({ board: slug, username, state }) => {
    const { board } = placeOf(slug)
    const createdAt = new Date(board.createdAt.getTime() + day)
    return { boardId: board.id, userId: idOf(username), state, invitedBy: board.ownerId, createdAt }
  })
}
