import type { ActionKind } from '@tessera/contracts/entities/action'
import { boardChanged, pinsMoved } from '@tessera/contracts/events/facts'
import type { ShellContext } from '@tessera/module'

/** Kinds that change a board or a section itself, beside where its pins are. */
const reshaping: ReadonlySet<ActionKind> = new Set([
  'delete-board',
  'delete-section',
  'merge-board',
  'merge-section',
])

/** Tells everybody, other tabs too, on which boards an action has done or undone something. */
export function tellBoards(
  bus: ShellContext['bus'],
  kind: ActionKind,
  boardIds: readonly string[],
): void {
  bus.emit(pinsMoved, { boardIds: [...boardIds] })
  if (!reshaping.has(kind)) return
  for (const boardId of boardIds) bus.emit(boardChanged, { boardId })
}
