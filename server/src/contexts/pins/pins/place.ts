import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { BoardId, SectionId } from '@tessera/contracts/ids'
import type { Sql } from '../../base/sql.ts'
import {
  type Acting,
  type ActingOptions,
  type ActingViewer,
  actingFor,
} from '../../identity/index.ts'
import { boardFault, hasSection, type LockedBoard, lockBoard } from '../boards/lock-board.ts'

/** The other services that a pin should be shared to. */
interface Sharing {
  readonly share_facebook: boolean
  readonly share_twitter: boolean
}

/** An account that a call may act for. */
type GoodActing = Extract<Acting, { readonly ok: true }>

/** The place for a pin, and the account it's for; the board is locked until the transaction ends. */
export interface NewPinPlace {
  readonly ok: true
  readonly acting: GoodActing
  readonly board: LockedBoard
  readonly sectionId: SectionId | null
}

/** The refusal to put a pin in a place. */
export interface NoPlace {
  readonly ok: false
  readonly code: ErrorCode
  readonly data?: Readonly<Record<string, unknown>>
}

const sharedOf = ({ share_facebook, share_twitter }: Sharing): readonly string[] => [
  ...(share_facebook ? ['share_facebook'] : []),
  ...(share_twitter ? ['share_twitter'] : []),
]

const faultsFor = (fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, 'A secret board is shared nowhere']))

/** The place that a call asks for. */
export type WantedPlace = ActingOptions &
  Sharing & {
    readonly board_id: BoardId
    readonly section?: SectionId | null | undefined
  }

/** Returns why a pin can't be put on a board; undefined when it can. */
export function placeFault(board: LockedBoard | undefined, wanted: Sharing): NoPlace | undefined {
  const fault = boardFault(board, 'add')
  if (board === undefined || fault !== undefined) return { ok: false, code: fault ?? 'not-found' }
  const untellable = board.privacy === 'secret' ? sharedOf(wanted) : []
  if (untellable.length === 0) return undefined
  return { ok: false, code: 'bad-input', data: { fields: faultsFor(untellable) } }
}

/** Finds the place for a pin and locks its board; an error when it can't be put there. */
export async function placeFor(
  tx: Sql,
  viewer: ActingViewer,
  wanted: WantedPlace,
): Promise<NewPinPlace | NoPlace> {
  const acting = await actingFor(tx, viewer, wanted)
  if (!acting.ok) return acting
  const sectionId = wanted.section ?? null
  const board = await lockBoard(tx, acting, wanted.board_id)
  const fault = placeFault(board, wanted)
  if (board === undefined || fault !== undefined) return fault ?? { ok: false, code: 'not-found' }
  const isThere = sectionId === null || (await hasSection(tx, board.id, sectionId))
  return isThere ? { ok: true, acting, board, sectionId } : { ok: false, code: 'not-found' }
}
