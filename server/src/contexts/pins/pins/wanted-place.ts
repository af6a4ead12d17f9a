import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { BoardId } from '@tessera/contracts/ids'
import type { MemberVisit } from '../../../calls/visit.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { type ActingOptions, actingFor } from '../../identity/index.ts'
import { quickBoardOf } from '../boards/quick-board.ts'

type Placed<Input> = Input & { readonly board_id: BoardId }

/** Returns an input with its board: without one, the quick board of the account that it is for. */
export async function wantedPlace<
  Input extends ActingOptions & { readonly board_id?: BoardId | undefined },
>(
  tx: Tx,
  { ports, viewer, language }: MemberVisit,
  input: Input,
): Promise<
  | { readonly ok: true; readonly input: Placed<Input> }
  | { readonly ok: false; readonly code: ErrorCode }
> {
  if (input.board_id !== undefined)
    return { ok: true, input: { ...input, board_id: input.board_id } }
  const acting = await actingFor(tx, viewer, input)
  if (!acting.ok) return acting
  const { advertiser, userId } = acting
  // Somebody on another's ad account saves only to its protected boards.
  if (advertiser !== null && advertiser.ownerId !== userId)
    return { ok: false, code: 'not-allowed' }
  const board = await quickBoardOf(tx, ports, { ownerId: userId, language })
  return board === undefined
    ? { ok: false, code: 'boards-full' }
    : { ok: true, input: { ...input, board_id: board } }
}
