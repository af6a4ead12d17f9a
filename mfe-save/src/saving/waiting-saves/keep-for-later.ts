import { atom } from 'nanostores'
import type { Saving } from '../one-save/saving.ts'
import { type SavingShell, saverOf } from '../one-save/saving-shell.ts'
import { sayFailed, sayWaiting } from '../one-save/say.ts'
import { markOf } from '../one-save/show-saved.ts'
import { words } from '../one-save/words.ts'
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
