import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { BoardId, UserId } from '@tessera/contracts/ids'
import { boardFault, type HeldBoard, holdBoard } from '../boards/hold.ts'
import type { Sql } from '../sql.ts'

/** A board that is held by one of its people, or why it is not. */
export type BoardOfTheirs =
  | { readonly ok: true; readonly board: HeldBoard }
  | { readonly ok: false; readonly code: ErrorCode }

/** Takes hold of a board for its owner or somebody who shares it. */
export async function holdTheirBoard(tx: Sql, userId: UserId, id: BoardId): Promise<BoardOfTheirs> {
  const board = await holdBoard(tx, { userId, advertiser: null }, id)
  const fault = boardFault(board, 'order')
  if (fault !== undefined || board === undefined) return { ok: false, code: fault ?? 'not-found' }
  return { ok: true, board }
}
