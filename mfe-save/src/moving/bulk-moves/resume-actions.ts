import type { ShellContext } from '@tessera/module'
import { hasActions } from './kept-actions.ts'

/**
 * Finds the large actions again that somebody began before this page was loaded, wherever in the
 * product they are now. Only who has any needs the code that watches them.
 */
export function resumeActions(shell: ShellContext): () => void {
  return shell.$viewer.subscribe((viewer) => {
    if (viewer === null || !hasActions(() => localStorage, viewer.id)) return
    import(/* webpackChunkName: "actions-under-way" */ './under-way.ts').then(
      ({ underWayOf }) => underWayOf(shell).findAgain(),
      () => shell.report({ code: 'actions-not-found', detail: 'The code that watches them' }),
    )
  })
}
