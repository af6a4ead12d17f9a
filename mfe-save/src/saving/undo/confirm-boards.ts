import type { ActionKind } from '@tessera/contracts/entities/action'
import { boardChanged } from '@tessera/contracts/events/facts'
import type { ShellContext } from '@tessera/module'
import { askPinsOf } from './ask-boards.ts'

/** Kinds that change a board or a section itself, beside where its pins are. */
const reshaping: ReadonlySet<ActionKind> = new Set([
  'delete-board',
  'delete-section',
  'merge-board',
  'merge-section',
])

/** Brings every tab up to date after an action, or its undo, has changed what is on boards. */
export function confirmBoards(
  { bus, cache }: Pick<ShellContext, 'bus' | 'cache'>,
  kind: ActionKind,
  boardIds: readonly string[],
): void {
  cache.confirm((draft) => askPinsOf(draft, boardIds))
  if (!reshaping.has(kind)) return
  for (const boardId of boardIds) bus.emit(boardChanged, { boardId })
}
