import { save } from './save-pin.ts'
import { keepSaveTarget, type SavingShell } from './save-target.ts'

/** Keeps the save target and sends saves that wait for the network, for as long as the module runs. */
export default function startSaving(shell: SavingShell): () => void {
  const stops = [keepSaveTarget(shell), shell.commands.resume(save)]
  return () => {
    for (const stop of stops) stop()
  }
}
