import type { Action } from '@tessera/contracts/entities/action'
import type { ShellContext } from '@tessera/module'
import { confirmBoards } from '../../saving/undo/confirm-boards.ts'
import { offerUndo } from '../../saving/undo/offer-undo.ts'
import { doneText } from './act-text.ts'
import type { KeptAction } from './kept-actions.ts'
import { words } from './words.ts'

function endText(action: Action, { spoken }: KeptAction, locale: string) {
  const { format } = new Intl.NumberFormat(locale)
  const part = { done: format(action.done), total: format(action.total) }
  if (action.state === 'failed') return { text: words.failed(part), tone: 'bad' as const }
  if (action.state === 'cancelled') return { text: words.stopped(part) }
  return { text: doneText(spoken, action, locale) }
}

/** Says how an action in the background has ended, and offers to take back what it did. */
export function sayEnd(
  shell: Pick<ShellContext, 'bus' | 'cache' | 'client' | 'commands' | 'toast' | '$locale'>,
  action: Action,
  kept: KeptAction,
): void {
  confirmBoards(shell, action.kind, kept.boardIds)
  if (action.state === 'undone') return
  const { boardIds } = kept
  const said = { ...endText(action, kept, shell.$locale.get()), boardIds, byId: true }
  offerUndo(action.done === 0 ? [] : action, said, shell)
}
