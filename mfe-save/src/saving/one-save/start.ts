import { save } from './save-pin.ts'
import { keepSaveTarget } from './save-target.ts'
import type { SavingShell } from './saving-shell.ts'

/** Keeps the save target and sends saves that wait for the network, for as long as the module runs. */
export default function startSaving(shell: SavingShell): () => void {
  const stops = [keepSaveTarget(shell), shell.commands.resume(save)]
  return () => {
    for (const stop of stops) stop()
  }
}
