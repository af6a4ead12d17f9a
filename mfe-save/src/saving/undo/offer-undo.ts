import type { Action } from '@tessera/contracts/entities/action'
import { passingErrors } from '@tessera/contracts/errors/passing'
import { timings } from '@tessera/contracts/timings'
import type { ShellContext, Toast } from '@tessera/module'
import { confirmBoards } from './confirm-boards.ts'
import { undoActions } from './undo-actions.ts'
import { words } from './words.ts'

type Shell = Pick<ShellContext, 'bus' | 'cache' | 'client' | 'commands' | 'toast'>

/** Text about something that was done, and the boards that it changed. */
export interface Said {
  readonly text: string
  readonly picture?: string
  readonly tone?: Toast['tone']
  /** True for actions found again without their tokens; their ids undo them too. */
  readonly byId?: boolean
  /** Every board that pins left or came to. */
  readonly boardIds: readonly string[]
}

async function undo(
  actions: readonly Action[],
  said: Said,
  shell: Shell,
  afterUndo: ((undone: readonly Action[]) => void) | undefined,
): Promise<void> {
  const { undone, left, error } = await undoActions(shell.client, actions)
  for (const kind of new Set(undone.map((action) => action.kind)))
    confirmBoards(shell, kind, said.boardIds)
  if (undone.length > 0) afterUndo?.(undone)
  if (error === null) {
    shell.toast({ text: words.undone(), tone: 'good' })
    return
  }
  const again = () => void undo(left, said, shell, afterUndo)
  shell.toast({
    text: error.message,
    tone: 'bad',
    duration: timings.toastUndo,
    ...(passingErrors.has(error.code) ? { action: { label: words.again(), run: again } } : {}),
  })
}

/**
 * Shows a toast about one or several actions, with Undo. Undo takes them in reverse order, brings
 * every tab up to date, and then calls `afterUndo`.
 *
 *     offerUndo(action, { text: words.deleted({ name }), boardIds: [board.id] }, shell)
 */
export function offerUndo(
  done: Action | readonly Action[],
  said: Said,
  shell: Shell,
  afterUndo?: (undone: readonly Action[]) => void,
): void {
  const actions = 'id' in done ? [done] : done
  const isKnown = said.byId === true || actions.every(({ undo_token }) => undo_token !== null)
  const canUndo = actions.length > 0 && isKnown
  const { text, picture, tone } = said
  const toast = {
    text,
    ...(picture === undefined ? {} : { picture }),
    ...(tone === undefined ? {} : { tone }),
  }
  if (!canUndo) {
    shell.toast(toast)
    return
  }
  let isPressed = false
  shell.commands.offerUndo(toast, () => {
    if (isPressed) return
    isPressed = true
    void undo(actions, said, shell, afterUndo)
  })
}
