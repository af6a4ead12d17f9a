import type { ShellContext } from '@tessera/module'
import { hasActions } from '../../saving/undo/kept-actions.ts'

/**
 * Resumes watching the large actions that a member started before this page loaded. Only members
 * with such actions load the code.
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
