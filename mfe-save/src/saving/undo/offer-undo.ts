import type { Action } from '@tessera/contracts/entities/action'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { timings } from '@tessera/contracts/timings'
import type { ShellContext, Toast } from '@tessera/module'
import { tellBoards } from './tell-boards.ts'
import { undoActions } from './undo-actions.ts'
import { hearUndoKey } from './undo-key.ts'
import { words } from './words.ts'

type Shell = Pick<ShellContext, 'bus' | 'client' | 'toast'>

/** What is said of something that was done, and which boards it was done to. */
export interface Said {
  readonly text: string
  readonly picture?: string
  readonly tone?: Toast['tone']
  /** The actions were found again, without their tokens: their ids take them back as well. */
  readonly byId?: boolean
  /** Every board that pins left or came to. */
  readonly boardIds: readonly string[]
}

/** Failures that another try can mend. */
const passing: ReadonlySet<CallError['code']> = new Set([
  'offline',
  'timeout',
  'too-fast',
  'too-busy',
  'unexpected',
  'board-busy',
  'target-busy',
  'board-closing',
])

async function takeBack(
  actions: readonly Action[],
  said: Said,
  shell: Shell,
  afterUndo: ((undone: readonly Action[]) => void) | undefined,
): Promise<void> {
  const { undone, left, error } = await undoActions(shell.client, actions)
  for (const kind of new Set(undone.map((action) => action.kind)))
    tellBoards(shell.bus, kind, said.boardIds)
  if (undone.length > 0) afterUndo?.(undone)
  if (error === null) {
    shell.toast({ text: words.undone(), tone: 'good' })
    return
  }
  const again = () => void takeBack(left, said, shell, afterUndo)
  shell.toast({
    text: error.message,
    tone: 'bad',
    duration: timings.toastUndo,
    ...(passing.has(error.code) ? { action: { label: words.again(), run: again } } : {}),
  })
}

/**
 * Says what was done, and offers to take it back: by one action or by several, of which the last is
 * undone first. Everybody is told of the boards once the service has done it; `afterUndo` then does
 * what else has to be put right where it was asked.
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
  let pressed = false
  const run = () => {
    if (pressed) return
    pressed = true
    void takeBack(actions, said, shell, afterUndo)
  }
  if (canUndo) hearUndoKey(run)
  const { text, picture, tone } = said
  shell.toast({
    text,
    ...(picture === undefined ? {} : { picture }),
    ...(tone === undefined ? {} : { tone }),
    ...(canUndo ? { action: { label: words.undo(), run }, duration: timings.toastUndo } : {}),
  })
}
