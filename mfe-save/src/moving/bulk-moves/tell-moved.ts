import type { ActionKind } from '@tessera/contracts/entities/action'
import type { ShellContext } from '@tessera/module'
import { tellBoards } from '../../saving/undo/tell-boards.ts'

/** The lists that show already what is being told of, by their hashes. */
let shown: ReadonlySet<string> = new Set()

/** Whether a list of this tab shows already what is being told of now. */
export const isShown = (queryHash: string): boolean => shown.has(queryHash)

/**
 * Tells everybody that pins came to boards or left them. The lists of this tab that were changed by
 * hand show it already; they are asked for again when they are next looked at, and do not jump now.
 */
export function tellMoved(
  bus: ShellContext['bus'],
  kind: ActionKind,
  told: { readonly boardIds: readonly string[]; readonly shownIn: ReadonlySet<string> },
): void {
  shown = told.shownIn
  tellBoards(bus, kind, told.boardIds)
  shown = new Set()
}
