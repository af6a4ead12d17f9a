import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { BoardId, UserId } from '@tessera/contracts/ids'
import type { Sql } from '../../base/sql.ts'
import { boardFault, type LockedBoard, lockBoard } from '../boards/lock-board.ts'

/** A locked board, or why it can't be locked for this member. */
export type SharedBoard =
  | { readonly ok: true; readonly board: LockedBoard }
  | { readonly ok: false; readonly code: ErrorCode }

/** Locks a board for its owner or a collaborator. */
export async function lockSharedBoard(tx: Sql, userId: UserId, id: BoardId): Promise<SharedBoard> {
  const board = await lockBoard(tx, { userId, advertiser: null }, id)
  const fault = boardFault(board, 'order')
  if (fault !== undefined || board === undefined) return { ok: false, code: fault ?? 'not-found' }
  return { ok: true, board }
}
