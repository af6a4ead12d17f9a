import { atom } from 'nanostores'
import type { Saving } from '../saving/saving.ts'
import { type SavingShell, saverOf } from '../saving/saving-shell.ts'
import { sayFailed, sayWaiting } from '../saving/say.ts'
import { markOf } from '../saving/show-saved.ts'
import { words } from '../saving/words.ts'
import { addWaiting, dropWaiting } from './waiting-list.ts'
import { hideWaiting, isWaiting, showWaiting } from './waiting-marks.ts'

/** Counts what was put to wait in this document, for whoever sends it. */
export const $kept = atom(0)

/**
 * Keeps a save until there is a network again, through a reload too. It shows as waiting, and can be
 * taken back until it goes out.
 */
export function keepForLater(
  saving: Saving,
  shell: SavingShell,
  again: () => void,
): { readonly state: 'waiting' | 'failed' } {
  const { queries } = shell
  const saver = saverOf(shell)
  if (saver === undefined || !addWaiting(localStorage, saver.key, saving)) {
    sayFailed(saving, shell, { message: words.notKept() }, again)
    return { state: 'failed' }
  }
  const mark = markOf(shell, saving.pinId)
  const before = isWaiting(mark) ? null : mark
  showWaiting(queries, saving, before)
  $kept.set($kept.get() + 1)
  sayWaiting(saving, shell, () => {
    dropWaiting(localStorage, saver.key, saving)
    hideWaiting(queries, saving)
  })
  return { state: 'waiting' }
}
