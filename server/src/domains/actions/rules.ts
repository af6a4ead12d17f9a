import type { Action, ActionKind } from '@tessera/contracts/entities/action'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { BoardId, PinId, SectionId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import type { HeldBoard } from '../boards/hold.ts'
import type { actions } from './tables.ts'

/** An action as its table holds it. */
export type ActionRow = typeof actions.$inferSelect

/** What an action takes: pins by name, or all that were there when it began but for a few. */
export type Chosen = { readonly pinIds: readonly PinId[] } | { readonly allBut: readonly PinId[] }

/** What somebody wants done. Without a target the pins go out. */
export interface Plan {
  readonly kind: ActionKind
  readonly boardId: BoardId
  /** Only what is in this section. */
  readonly sectionId: SectionId | null
  readonly chosen: Chosen
  readonly target: { readonly boardId: BoardId; readonly sectionId: SectionId | null } | null
  /** False for what the trash does not list, such as a save that is undone. */
  readonly inTrash?: boolean
}

/** What becomes of the pins that an action takes. */
export type Fate = 'move' | 'copy' | 'remove'

/** What becomes of an action's pins. */
export function fateOf(action: Pick<ActionRow, 'kind' | 'targetBoardId'>): Fate {
  if (action.kind === 'copy') return 'copy'
  return action.targetBoardId === null ? 'remove' : 'move'
}

/** Whether an action would put pins where they are; a board has an idea once, so it takes no copies of its own. */
export const isSamePlace = ({ kind, boardId, sectionId, chosen, target }: Plan): boolean =>
  target !== null &&
  target.boardId === boardId &&
  (kind === 'copy' || ('allBut' in chosen && target.sectionId === sectionId))

/** Why an action has to wait, if so. */
export function busyFault(source: HeldBoard, target: HeldBoard | undefined): ErrorCode | undefined {
  if (source.closing || target?.closing) return 'board-closing'
  if (source.busyWith !== null) return 'board-busy'
  return target !== undefined && target.busyWith !== null ? 'target-busy' : undefined
}

const day = 86_400_000

/** The moment before which an action can no longer be undone. */
export const undoEdge = (now: Date): Date => new Date(now.getTime() - limits.trashDays * day)

/** Whether an action can still be undone. */
export const canUndo = (action: ActionRow, now: Date): boolean =>
  action.emptiedAt === null &&
  ['done', 'cancelled', 'failed'].includes(action.state) &&
  action.createdAt >= undoEdge(now)

/** An action as the calls answer it; the token goes to whoever asked for it, once. */
export const actionOf = (row: ActionRow, undoToken: string | null = null): Action => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  total: row.total,
  done: row.done,
  already_there: row.alreadyThere,
  undo_token: undoToken,
})
