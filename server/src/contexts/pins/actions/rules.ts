import type { Action, ActionKind } from '@tessera/contracts/entities/action'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { BoardId, PinId, SectionId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import type { LockedBoard } from '../boards/lock-board.ts'
import type { actions } from './tables.ts'

/** An action as stored in its table. */
export type ActionRow = typeof actions.$inferSelect

/** The pins of an action: named ones, or all that were there at its start except a few. */
export type Chosen = { readonly pinIds: readonly PinId[] } | { readonly allBut: readonly PinId[] }

/** A requested action. Without a target, its pins are removed. */
export interface Plan {
  readonly kind: ActionKind
  readonly boardId: BoardId
  /** Limits the action to this section. */
  readonly sectionId: SectionId | null
  readonly chosen: Chosen
  readonly target: { readonly boardId: BoardId; readonly sectionId: SectionId | null } | null
  /** False hides the action from the trash, as for a save that is undone. */
  readonly inTrash?: boolean
  /** The token that undoes the action together with others; without it, the action has its own. */
  readonly undoToken?: string
}

/** The effect of an action on its pins. */
export type PinEffect = 'move' | 'copy' | 'remove'

/** Returns what an action does with its pins. */
export function effectOf(action: Pick<ActionRow, 'kind' | 'targetBoardId'>): PinEffect {
  if (action.kind === 'copy') return 'copy'
  return action.targetBoardId === null ? 'remove' : 'move'
}

/** True when all pins of a board go to another board, where each keeps its section. */
export const keepsSections = (action: ActionRow): boolean =>
  action.exceptions !== null &&
  action.sectionId === null &&
  action.targetBoardId !== null &&
  action.targetBoardId !== action.boardId &&
  action.targetSectionId === null

/**
 * True when an action changes nothing. A board holds an idea once, so copies within a board
 * count too.
 */
export const isSamePlace = ({ kind, boardId, sectionId, chosen, target }: Plan): boolean =>
  target !== null &&
  target.boardId === boardId &&
  (kind === 'copy' || ('allBut' in chosen && target.sectionId === sectionId))

/** Returns why an action must wait; undefined when it can start. */
export function busyFault(
  source: LockedBoard,
  target: LockedBoard | undefined,
): ErrorCode | undefined {
  if (source.closing || target?.closing) return 'board-closing'
  if (source.busyWith !== null) return 'board-busy'
  return target !== undefined && target.busyWith !== null ? 'target-busy' : undefined
}

const day = 86_400_000

/** Returns the time before which actions can no longer be undone. */
export const undoEdge = (now: Date): Date => new Date(now.getTime() - limits.trashDays * day)

/** True when an action can still be undone. */
export const canUndo = (action: ActionRow, now: Date): boolean =>
  action.emptiedAt === null &&
  ['done', 'cancelled', 'failed'].includes(action.state) &&
  action.createdAt >= undoEdge(now)

/** Returns several actions that are undone together as one. */
export function oneOf(all: readonly [Action, ...(readonly Action[])]): Action {
  const sum = (of: (action: Action) => number) =>
    all.reduce((total, action) => total + of(action), 0)
  return {
    ...all[0],
    total: sum(({ total }) => total),
    done: sum(({ done }) => done),
    already_there: sum((action) => action.already_there),
  }
}

/**
 * Returns an action as calls answer it. Only the starting call passes the undo token, and only undo
 * the name that differs from before.
 */
export const actionOf = (
  row: ActionRow,
  undoToken: string | null = null,
  restoredAs: string | null = null,
): Action => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  total: row.total,
  done: row.done,
  already_there: row.alreadyThere,
  undo_token: undoToken,
  restored_as: restoredAs,
})
