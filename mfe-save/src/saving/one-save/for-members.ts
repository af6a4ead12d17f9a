import type { SavingShell } from './saving-shell.ts'

/** Begins with what saving needs once there is somebody who can; a visitor's page does without it. */
export function startForMembers(shell: SavingShell): () => void {
  let stop: (() => void) | undefined
  let ended = false
  const begin = async () => {
    const { startSaving } = await import(/* webpackChunkName: "saving" */ './start.ts')
    if (!ended && stop === undefined) stop = startSaving(shell)
  }
  const unhear = shell.$viewer.subscribe((viewer) => {
    // A chunk that does not come leaves Save as it is: it asks which board is meant.
    if (viewer !== null && stop === undefined) begin().catch(() => {})
  })
  return () => {
    ended = true
    unhear()
    stop?.()
  }
}
